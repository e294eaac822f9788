import { photographList } from '../../src/content/published-files.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Photograph, plainSource } from '../../src/content/photographs.ts';
import { filesIn } from '../disk.ts';

/** The map, the only resource of another site that a page may load. */
const map = 'https://www.google.com/maps?';

/** The facts from the head of a page with which `checkLists` checks the lists of pages. */
export interface HeadFacts extends Pick<PageFacts, 'canonical' | 'picture' | 'noindex' | 'moved'> {
  path: string;
}

/** Checks the metadata, links and resources of the pages; returns facts from their heads. */
export function* checkPages(
  site: BuiltSite,
  { withPictures }: { withPictures: boolean },
): Generator<string, HeadFacts[]> {
  const seenTexts = new Map<string, string>();
  /** The linked anchors, by the page that should have them. */
  const anchors = new Map<string, Map<string, string>>();
  /** The links that have been checked already. */
  const known = new Set<string>();
  const heads: HeadFacts[] = [];
  for (const page of site.pages) {
    const facts = readPage(site.read(page));
    const path = pathOfPage(page);
    const { canonical, picture, noindex, moved } = facts;
    heads.push({ path, canonical, picture, noindex, moved });
    yield* checkWords(path, facts, seenTexts);
    for (const one of facts.forbidden) yield `${path} has ${one}, which the policy forbids.`;
    for (const one of facts.foreign)
      if (!one.startsWith(map)) yield `${path} loads ${one} from another site.`;
    for (const written of facts.addresses) {
      // An anchor without a path is on this page.
      const whole = written.startsWith('#') ? path + written : written;
      if (known.has(whole)) continue;
      known.add(whole);
      const [linked = '', anchor] = whole.replace(/\?[^#]*/, '').split('#');
      const file = fileAt(site.names, decodeURI(linked));
      const picturePath = /^\/(photographs|share)\//.test(linked);
      if (file === undefined && (withPictures || !picturePath))
        yield `${path} links to ${written}, which does not exist.`;
      if (file !== undefined && anchor) {
        const wanted = anchors.get(file) ?? new Map<string, string>();
        anchors.set(file, wanted.set(anchor, path));
      }
    }
  }
  for (const [page, wanted] of anchors) {
    const html = site.read(page);
    for (const [anchor, from] of wanted) {
      if (!html.includes(` id="${anchor}"`) && !html.includes(` data-anchor="${anchor}"`))
        yield `${from} links to ${pathOfPage(page)}#${anchor}, but that page has no such id.`;
    }
  }
  return heads;
}

function* checkWords(
  path: string,
  { title, description, canonical, noindex, moved }: PageFacts,
  seenTexts: Map<string, string>,
): Generator<string> {
  if (moved) return;
  for (const [what, text] of [
    ['title', title],
    ['description', description],
  ] as const) {
    if (text === '') yield `${path} has no ${what}.`;
    // A page with another canonical address may repeat its text.
    if (!noindex && canonical !== undefined && !canonical.endsWith(path)) continue;
    const other = seenTexts.get(text);
    if (other !== undefined) yield `${path} and ${other} have the same ${what}: "${text}"`;
    seenTexts.set(text, path);
  }
  if (!noindex && canonical === undefined) yield `${path} has no canonical address.`;
}

/** The metadata of a page, and all its links and resources. */
export interface PageFacts {
  title: string;
  description: string;
  canonical: string | undefined;
  /** The URL of the preview image. */
  picture: string | undefined;
  noindex: boolean;
  /** Whether this is a redirect page. */
  moved: boolean;
  /** The URLs as written, except those of other sites. */
  addresses: readonly string[];
  /** The resources that load from other sites; links are not included. */
  foreign: readonly string[];
  /** The `style` attributes and handlers such as `onclick`, which the security policy forbids. */
  forbidden: readonly string[];
}

const first = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
const decode = (text: string) =>
  text.includes('&')
    ? text
        .replace(/&quot;/g, '"')
        .replace(/&#x27;/g, "'")
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&')
    : text;

/** Matches attributes with URLs, and attributes that the security policy forbids. */
const attribute =
  /\s(href|src|action|formaction|poster|srcset|imagesrcset|data-src|data-props|style|on[a-z]+)="([^"]*)"/gi;

/** Parses markup as the build writes it: attributes are in double quotes, and text has none. */
export function readPage(html: string): PageFacts {
  // The texts of scripts and styles are not markup.
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1');
  const head = html.slice(0, html.indexOf('<style>') + 1 || html.length);
  const addresses: string[] = [];
  const foreign: string[] = [];
  const forbidden: string[] = [];
  for (const { 1: name = '', 2: value = '', index } of markup.matchAll(attribute)) {
    const lower = name.toLowerCase();
    if (lower === 'style' || lower.startsWith('on')) {
      forbidden.push(`${name} of ${tagAt(markup, index).split(/[\s>]/)[0]}>`);
      continue;
    }
    for (const address of addressesIn(lower, decode(value))) {
      if (address.startsWith('#') || /^\/(?!\/)/.test(address)) addresses.push(address);
      else if (/^(https?:)?\/\//.test(address) && isLoaded(tagAt(markup, index)))
        foreign.push(address);
    }
  }
  for (const [, address = ''] of html.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
    if (address.startsWith('/')) addresses.push(address);
    else if (/^(https?:)?\/\//.test(address)) foreign.push(address);
  }
  return {
    title: first(head, /<title>([^<]*)<\/title>/),
    description: first(head, /<meta name="description" content="([^"]*)"/),
    canonical: first(head, /<link rel="canonical" href="([^"]*)"/) || undefined,
    picture: first(head, /<meta property="og:image" content="([^"]*)"/) || undefined,
    noindex: head.includes('<meta name="robots" content="noindex"'),
    moved: /<meta http-equiv="refresh"/i.test(head),
    addresses,
    foreign,
    forbidden,
  };
}

/** Returns the tag with an attribute: "<a href="/pricing">". */
const tagAt = (markup: string, index: number) =>
  markup.slice(markup.lastIndexOf('<', index), markup.indexOf('>', index) + 1);

/** Whether what a tag names loads with the page; only a visitor follows links and forms. */
const isLoaded = (tag: string) =>
  !/^<(a|form|button)\s/i.test(tag) && !/rel="(canonical|alternate)"/.test(tag);

const single = new Set(['href', 'src', 'action', 'formaction', 'poster']);
const sets = new Set(['srcset', 'imagesrcset']);
const blanks = new Set(['data-src', 'data-props']);

function addressesIn(name: string, value: string): string[] {
  if (single.has(name)) return value === '' ? [] : [value];
  if (sets.has(name)) return value.split(', ').map((one) => one.split(' ')[0]!);
  if (blanks.has(name)) return value.split(' ');
  return [];
}

/** A built site. The names of files are kept in memory, and contents are read on demand. */
export interface BuiltSite {
  folder: string;
  /** The names of all files, such as "/assets/runtime-1a2b.js" and "/about.html". */
  names: ReadonlySet<string>;
  /** The names of the pages, sorted. */
  pages: readonly string[];
  read: (name: string) => string;
}

export function readSite(folder: string): BuiltSite {
  const names = filesIn(folder).map((name) => `/${name}`);
  return {
    folder,
    names: new Set(names),
    pages: names.filter((name) => name.endsWith('.html')),
    read: (name) => readFileSync(join(folder, name), 'utf8'),
  };
}

/** Returns the address of a page: "/index.html" → "/", "/blog/a-post.html" → "/blog/a-post". */
export const pathOfPage = (page: string) => page.replace(/(^\/index)?\.html$/, '') || '/';

/** Returns the file that a host serves for an address, if there is one. */
export function fileAt(names: ReadonlySet<string>, address: string): string | undefined {
  if (address === '/') return '/index.html';
  return [`${address}.html`, address].find((name) => names.has(name));
}

/** Yields mistakes in robots.txt, sitemap, feed, manifest, list of photographs and addresses of preview images. */
export function* checkLists(
  site: BuiltSite,
  heads: readonly HeadFacts[],
  { withPictures }: { withPictures: boolean },
): Generator<string> {
  const url = /Sitemap: (\S+)\/sitemap\.xml/.exec(site.read('/robots.txt'))?.[1];
  if (url === undefined) {
    yield 'robots.txt does not name the sitemap.';
    return;
  }
  const listed = new Set(
    [...site.read('/sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!),
  );
  for (const { path, canonical, noindex, moved } of heads) {
    if (canonical === undefined || noindex || moved) continue;
    const own = canonical === url + path;
    if (own && !listed.delete(canonical)) yield `sitemap.xml does not name ${path}.`;
    if (!own && fileAt(site.names, canonical.slice(url.length)) === undefined)
      yield `${path} has the canonical address ${canonical}, which does not exist.`;
  }
  for (const left of listed)
    yield `sitemap.xml names ${left}, which is not a page for search engines.`;

  // There is no feed while the blog is hidden.
  const feed = site.names.has('/feed.xml') ? site.read('/feed.xml') : '';
  for (const [, address = ''] of feed.matchAll(
    /<link rel="(?:alternate|self)"[^>]* href="([^"]*)"/g,
  )) {
    if (!address.startsWith(url) || fileAt(site.names, address.slice(url.length)) === undefined)
      yield `feed.xml names ${address}, which does not exist.`;
  }
  const { icons, shortcuts } = JSON.parse(site.read('/site.webmanifest')) as {
    icons: { src: string }[];
    shortcuts: { url: string }[];
  };
  for (const address of [...icons.map(({ src }) => src), ...shortcuts.map((one) => one.url)])
    if (fileAt(site.names, address) === undefined)
      yield `site.webmanifest names ${address}, which does not exist.`;

  if (!withPictures) return;
  for (const { path, picture } of heads) {
    if (picture !== undefined && !site.names.has(picture.slice(url.length)))
      yield `${path} names the picture ${picture}, which does not exist.`;
  }
  const photographs = JSON.parse(site.read(photographList)) as Record<string, Photograph>;
  for (const address of Object.values(photographs).map(plainSource))
    if (!site.names.has(address))
      yield `${photographList.slice(1)} names ${address}, which does not exist.`;
}
