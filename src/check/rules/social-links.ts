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

/** Rule: a link to a social network should lead to the network in its name. */
export function* socialLinksAgree(content: CheckedFiles): Generator<ValueProblem> {
  for (const [index, { label, url }] of valueOf(content, 'contact.yaml')?.social.entries() ?? []) {
    const named = networks.find((network) => label.toLowerCase().includes(network));
    const linked = networks.find((network) => new URL(url).hostname.includes(network));
    if (named && linked && named !== linked)
      yield {
        file: 'contact.yaml',
        path: ['social', index, 'url'],
        severity: 'note',
        message: `The link is called ${label} but leads to ${linked}.`,
        remedy: 'Correct the address or the label.',
      };
  }
}
