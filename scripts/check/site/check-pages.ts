import { addressOf, fileAt, type BuiltSite } from './page-files.ts';
import { readPage, type PageFacts } from './read-page.ts';

/** The map, the only resource of another site that a page may load. */
const map = 'https://www.google.com/maps?';

/** Facts from the head of a page, for checking the lists of pages. */
export interface HeadFacts extends Pick<PageFacts, 'canonical' | 'picture' | 'noindex' | 'moved'> {
  address: string;
}

/** Checks the metadata, links and resources of the pages; returns facts from their heads. */
export function* checkPages(
  site: BuiltSite,
  { withoutPictures }: { withoutPictures: boolean },
): Generator<string, HeadFacts[]> {
  const seenTexts = new Map<string, string>();
  /** Linked anchors, by the page that should have them. */
  const anchors = new Map<string, Map<string, string>>();
  /** Links that have been checked already. */
  const known = new Set<string>();
  const heads: HeadFacts[] = [];
  for (const page of site.pages) {
    const facts = readPage(site.read(page));
    const address = addressOf(page);
    const { canonical, picture, noindex, moved } = facts;
    heads.push({ address, canonical, picture, noindex, moved });
    yield* checkWords(address, facts, seenTexts);
    for (const one of facts.forbidden) yield `${address} has ${one}, which the policy forbids.`;
    for (const one of facts.foreign)
      if (!one.startsWith(map)) yield `${address} loads ${one} from another site.`;
    for (const written of facts.addresses) {
      // An anchor without a path is on this page.
      const whole = written.startsWith('#') ? address + written : written;
      if (known.has(whole)) continue;
      known.add(Buffer.from(whole).toString());
      const [path = '', anchor] = whole.replace(/\?[^#]*/, '').split('#');
      const file = fileAt(site.names, decodeURI(path));
      const picturePath = /^\/(photographs|share)\//.test(path);
      if (file === undefined && !(picturePath && withoutPictures))
        yield `${address} links to ${written}, which does not exist.`;
      if (file !== undefined && anchor) {
        const wanted = anchors.get(file) ?? new Map<string, string>();
        anchors.set(file, wanted.set(anchor, address));
      }
    }
  }
  for (const [page, wanted] of anchors) {
    const html = site.read(page);
    for (const [anchor, from] of wanted) {
      if (!html.includes(` id="${anchor}"`) && !html.includes(` data-anchor="${anchor}"`))
        yield `${from} links to ${addressOf(page)}#${anchor}, but that page has no such id.`;
    }
  }
  return heads;
}

function* checkWords(
  address: string,
  { title, description, canonical, noindex, moved }: PageFacts,
  seenTexts: Map<string, string>,
): Generator<string> {
  if (moved) return;
  for (const [what, text] of [
    ['title', title],
    ['description', description],
  ] as const) {
    if (text === '') yield `${address} has no ${what}.`;
    // A page with another canonical address may repeat its text.
    if (!noindex && canonical !== undefined && !canonical.endsWith(address)) continue;
    const other = seenTexts.get(text);
    if (other !== undefined) yield `${address} and ${other} have the same ${what}: "${text}"`;
    seenTexts.set(text, address);
  }
  if (!noindex && canonical === undefined) yield `${address} has no canonical address.`;
}
