import { postsOf, type CheckedFiles } from '../content/checked-files.ts';
import type { FaultOf } from '../findings/wording.ts';
import { isAlmost } from '../text/almost.ts';
import { linksOf, type MarkdownLink } from '../text/markdown.ts';
import type { RuleFinding } from './finding.ts';
import type { postAndLinkWordings } from './wording/posts-and-links.ts';

/** Mistyped links, which the page would show as text with its brackets. The last matches whatever else looks like one. */
const brokenLinks = [
  [/\[[^\]]+\][ \n]+\([^)]*\)/, 'link-with-a-space'],
  [/\([^()]+\)\[[^\]]*\]/, 'link-turned-round'],
  [/\[[^\]]+\]\([^)]*$/, 'link-not-closed'],
  [/\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/, 'link-not-read'],
] as const;

/** Links in the text of a post must work, and it must not contain pictures. `site`: the URL of this site. */
export function* linksInPostsWork(
  content: CheckedFiles,
  addresses: ReadonlySet<string>,
  site: string | undefined,
): Generator<RuleFinding> {
  for (const [slug, { body }] of postsOf(content)) {
    const place = { file: `posts/${slug}.yaml`, path: ['body'] };
    const { links, otherWords, unused } = linksOf(body);
    const broken = brokenLink(otherWords);
    if (broken) {
      yield { ...place, ...broken };
      continue;
    }
    for (const link of links) {
      const finding = findingOfLink(link, addresses, site);
      if (finding) yield { ...place, ...finding };
    }
    for (const address of unused)
      yield { ...place, at: address, code: 'link-for-no-words', data: { address } };
  }
}

type LinkFinding = Pick<RuleFinding, 'at' | 'meant'> & FaultOf<typeof postAndLinkWordings>;

function brokenLink(texts: readonly string[]): LinkFinding | undefined {
  for (const [pattern, code] of brokenLinks)
    for (const text of texts) {
      const [found] = pattern.exec(text) ?? [];
      if (found !== undefined) return { at: found.split('\n')[0]!, code };
    }
  return undefined;
}

function findingOfLink(
  { words, address, isPicture }: MarkdownLink,
  addresses: ReadonlySet<string>,
  site: string | undefined,
): LinkFinding | undefined {
  // An address is found in the file, but for an empty one.
  const at = address === '' ? ']()' : address;
  const linkTo = (other: string) =>
    `[${words.replaceAll('\n', ' ') === address ? 'the words' : words.replaceAll('\n', ' ')}](${other})`;
  if (isPicture) return { at, code: 'picture-within-text' };
  if (words.trim() === '') return { at, code: 'link-without-words' };
  // Not https://our.site.au, which begins with https://our.site.
  if (
    site !== undefined &&
    address.startsWith(site) &&
    /^([/?#]|$)/.test(address.slice(site.length))
  ) {
    const page = address.slice(site.length) || '/';
    return {
      at,
      code: 'link-to-own-site-in-full',
      data: { link: linkTo(page) },
      meant: certain(page),
    };
  }
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(address)) return undefined;
  if (address.startsWith('/')) return findingOfPage(address, linkTo, addresses);
  if (/^(mailto:[^\s@]+@[^\s@]+\.[a-z]+|tel:\+\d{10,15})$/i.test(address)) return undefined;
  if (address === '') return { at, code: 'link-nowhere' };
  if (!/^http:/i.test(address))
    return { at, code: 'link-of-another-kind', data: { target: address } };
  const secure = address.replace(/^http:/i, 'https:');
  const data = { target: address, secure };
  return { at, code: 'link-without-https', data, meant: certain(secure) };
}

/** The finding of a link to a page that does not exist. */
function findingOfPage(
  address: string,
  linkTo: (page: string) => string,
  addresses: ReadonlySet<string>,
): LinkFinding | undefined {
  const page = address.replace(/(?<=.)[#?].*$/, '').replace(/(?<=.)\/$/, '');
  if (addresses.has(page)) return undefined;
  const nearest = nearestAddress(page, addresses);
  const others = [...addresses].filter((one) => one !== nearest && isAlmost(page, one));
  const values = nearest === undefined ? [] : [nearest, ...others];
  return {
    at: address,
    code: 'link-to-no-page',
    data: { page, nearest, links: values.map(linkTo) },
    meant: { values, isCertain: values.length === 1 },
  };
}

const certain = (value: string) => ({ values: [value], isCertain: true });

/** The address with the most characters in common at both ends. */
function nearestAddress(page: string, addresses: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  let most = Math.max(3, Math.floor(page.length * 0.6));
  for (const address of addresses) {
    let start = 0;
    while (start < page.length && page[start] === address[start]) start++;
    let end = 0;
    while (end < page.length - start && page.at(-1 - end) === address.at(-1 - end)) end++;
    if (start + end > most && Math.abs(address.length - page.length) <= 3)
      [best, most] = [address, start + end];
  }
  return best;
}
