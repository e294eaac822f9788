import { type CheckedFiles, valueOf } from '../../content/files.ts';
import type { ValueProblem } from '../../content/problem.ts';

/** The social networks whose names a link may have, which are also in the addresses of their sites. */
const networks = [
  'instagram',
  'facebook',
  'youtube',
  'twitter',
  'linkedin',
  'whatsapp',
  'pinterest',
  'telegram',
];

/** Rule: links to social networks must be unique, and should lead to the network in their name. */
export function* socialLinksAgree(content: CheckedFiles): Generator<ValueProblem> {
  const social = valueOf(content, 'contact.yaml')?.social ?? [];
  const seen = new Map<string, string>();
  for (const [index, { label, url }] of social.entries()) {
    const named = networks.find((network) => label.toLowerCase().includes(network));
    const linked = networks.find((network) => new URL(url).hostname.includes(network));
    const earlier = seen.get(url);
    if (earlier !== undefined)
      yield {
        file: 'contact.yaml',
        path: ['social', index, 'url'],
        message:
          earlier === label
            ? `${label} is there twice, with the same address.`
            : `${earlier} and ${label} have the same address.`,
        remedy: 'Correct one of the two.',
      };
    seen.set(url, label);
    if (named && linked && named !== linked) {
      yield {
        file: 'contact.yaml',
        path: ['social', index, 'url'],
        severity: 'note',
        message: `The link is called ${label} but leads to ${linked}.`,
        remedy: 'Correct the address or the label.',
      };
    }
  }
}

/** Rule: no two links of the menu may lead to the same page or have the same name. */
export function* menuLinksAreUnique(content: CheckedFiles): Generator<ValueProblem> {
  const seen = new Map<string, string>();
  for (const [index, { label, to }] of (
    valueOf(content, 'site.yaml')?.navigation ?? []
  ).entries()) {
    for (const [field, value] of [
      ['label', label],
      ['to', to],
    ] as const) {
      const earlier = seen.get(value);
      if (earlier !== undefined)
        yield {
          file: 'site.yaml',
          path: ['navigation', index, field],
          message:
            earlier === label
              ? `"${label}" is in the menu twice.`
              : `"${earlier}" and "${label}" in the menu lead to the same page.`,
          remedy: 'Delete one of the two links, or correct it.',
        };
      seen.set(value, label);
    }
  }
}
