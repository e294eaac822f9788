import { valueOf, type CheckedFiles } from '../content/checked-files.ts';
import { numberToDial } from '../content/number-to-dial.ts';
import type { RuleFinding } from './finding.ts';

/** The phone number on pages must be the number that their links dial. */
export function* phoneNumbersAgree(content: CheckedFiles): Generator<RuleFinding> {
  const phone = valueOf(content, 'contact.yaml')?.phone;
  if (!phone) return;
  const shown = phone.display.replace(/\D/g, '').replace(/^0+/, '');
  const meant = numberToDial(phone.display);
  if (meant === undefined ? phone.e164.endsWith(shown) : phone.e164 === meant) return;
  yield {
    file: 'contact.yaml',
    path: ['phone', 'e164'],
    code: 'phone-numbers-differ',
    data: {
      dialled: phone.e164,
      shown: phone.display,
      meant: meant ?? `+${shown}`,
    },
  };
}

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

/** Links to social networks must be unique, and should lead to the network in their name. */
export function* socialLinksAgree(content: CheckedFiles): Generator<RuleFinding> {
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
        code: 'address-twice',
        data: { labels: [earlier, label] },
      };
    seen.set(url, label);
    if (named && linked && named !== linked) {
      yield {
        file: 'contact.yaml',
        path: ['social', index, 'url'],
        severity: 'note',
        code: 'link-to-another-network',
        data: { label, network: linked },
      };
    }
  }
}

/** No two links of the menu may lead to the same page or have the same name. */
export function* menuLinksAreUnique(content: CheckedFiles): Generator<RuleFinding> {
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
          code: 'menu-twice',
          data: { labels: [earlier, label] },
        };
      seen.set(value, label);
    }
  }
}
