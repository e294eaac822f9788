import { type CheckedFiles, postsOf } from '../../content/files.ts';
import type { ValueProblem } from '../../content/problem.ts';
import { linksOf, type MarkdownLink, mayLeadTo } from '../../content/text/markdown.ts';
import { isAlmost } from '../../content/text/nearest.ts';

/** Patterns of mistyped links, which the page would show with their brackets; the last matches all other such links. */
const brokenLinks = [
  [/\[[^\]]+\][ \n]+\([^)]*\)/, 'There is a space between the two parts of this link.'],
  [/\([^()]+\)\[[^\]]*\]/, 'The two parts of this link are the wrong way round.'],
  [/\[[^\]]+\]\([^)]*$/, 'The bracket ( of this link is never closed.'],
  [/\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/, 'The page would show the brackets of this link.'],
] as const;

/** Rule: the links in the text of a post work, and the text has no pictures. `site` is the URL of this site. */
export function* linksInPostsWork(
  content: CheckedFiles,
  addresses: ReadonlySet<string>,
  site: string | undefined,
): Generator<ValueProblem> {
  for (const [slug, { body }] of postsOf(content)) {
    const place = { file: `posts/${slug}.yaml`, path: ['body'] };
    const { links, otherWords, unused } = linksOf(body);
    const broken = brokenLink(otherWords);
    if (broken) {
      yield { ...place, ...broken };
      continue;
    }
    for (const link of links) {
      const found = problemOfLink(link, addresses, site);
      if (!found) continue;
      const { write, ...problem } = found;
      // The correction is certain only if the address occurs once in the text.
      const isCertain = write !== undefined && body.split(problem.at!).length === 2;
      const value = isCertain ? body.replace(problem.at!, () => write) : undefined;
      yield { ...place, ...problem, edits: isCertain ? [{ path: place.path, value }] : undefined };
    }
    for (const address of unused)
      yield {
        ...place,
        at: address,
        message: `No words of the text are linked to "${address}", and the page shows nothing of this line.`,
        remedy: `Delete the line, or write the link as [the words](${address})`,
        atDesk: 'Remove it, or put the link on the words that lead there.',
      };
  }
}

type LinkProblem = Pick<ValueProblem, 'at' | 'message' | 'remedy' | 'atDesk'> & {
  /** The text that certainly belongs in place of `at`. */
  write?: string;
};

const asLink = {
  remedy: 'Write it as [the words](/schedule)',
  atDesk: 'Mark the words and press “Link”.',
};

function brokenLink(texts: readonly string[]): LinkProblem | undefined {
  for (const [pattern, message] of brokenLinks)
    for (const text of texts) {
      const [found] = pattern.exec(text) ?? [];
      if (found !== undefined) return { at: found.split('\n')[0]!, message, ...asLink };
    }
  return undefined;
}

function problemOfLink(
  { words, address, isPicture }: MarkdownLink,
  addresses: ReadonlySet<string>,
  site: string | undefined,
): LinkProblem | undefined {
  // The problem is shown at the address, or at the brackets of an empty one.
  const at = address === '' ? ']()' : address;
  const linkTo = (other: string) =>
    `[${words.replaceAll('\n', ' ') === address ? 'the words' : words.replaceAll('\n', ' ')}](${other})`;
  if (isPicture)
    return {
      at,
      message: 'A picture cannot be inside the text of a post.',
      remedy: 'Remove it; the picture of the post is a field of its own (image).',
      atDesk: 'Remove it; the picture of the post is a field of its own.',
    };
  if (words.trim() === '') return { at, message: 'This link has no text to press.', ...asLink };
  // https://our.site.au begins with https://our.site, and is another site.
  if (
    site !== undefined &&
    address.startsWith(site) &&
    /^([/?#]|$)/.test(address.slice(site.length))
  ) {
    const page = address.slice(site.length) || '/';
    return {
      at,
      message: 'This link goes to our own site.',
      remedy: `Write it as the page: ${linkTo(page)}`,
      atDesk: 'Write it as the page',
      // If the address stands alone, as <https://our.site/page>, a page in its place would be no link.
      ...(words !== address && addresses.has(page.replace(/(?<=.)[#?].*$/, '')) && { write: page }),
    };
  }
  if (mayLeadTo(address)) return undefined;
  if (address.startsWith('/')) return problemOfPage(address, linkTo, addresses);
  const addressInstead =
    'Write an address of this site that begins with /, such as /schedule, or a full one that begins with https://';
  if (address === '') return { at, message: 'This link leads nowhere.', remedy: addressInstead };
  const message = `A link may not lead to "${address}".`;
  if (!/^http:/i.test(address)) return { at, message, remedy: addressInstead };
  const secure = address.replace(/^http:/i, 'https:');
  return {
    at,
    message,
    remedy: `Write it with https: ${secure}`,
    atDesk: `Link to ${secure}`,
    write: secure,
  };
}

/** Describes a link to a page that does not exist. */
function problemOfPage(
  address: string,
  linkTo: (page: string) => string,
  addresses: ReadonlySet<string>,
): LinkProblem | undefined {
  const page = address.replace(/(?<=.)[#?].*$/, '').replace(/(?<=.)\/$/, '');
  if (addresses.has(page)) return undefined;
  const nearest = nearestAddress(page, addresses);
  const others = [...addresses].filter((one) => one !== nearest && isAlmost(page, one));
  const values = nearest === undefined ? [] : [nearest, ...others];
  return {
    at: address,
    message: `There is no page ${page}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
    remedy:
      values.length > 0
        ? `Write ${values.map(linkTo).join(', or ')}`
        : 'Write the address of a page of this site, such as /schedule or /contact.',
    ...(values.length > 0 && { atDesk: `Link to ${values.join(', or to ')}` }),
    ...(values.length === 1 && { write: values[0]! }),
  };
}

/** Returns the address with the most characters in common at both ends. */
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
