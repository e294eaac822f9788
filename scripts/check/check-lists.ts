import { type Photograph, plainSource } from '../../src/content/photographs.ts';
import { type BuiltSite, fileAt, type HeadFacts } from './check-pages.ts';

/** Mistakes in robots.txt, sitemap, feed, manifest, list of photographs, and addresses of pictures for shared links. */
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
  for (const { address, canonical, noindex, moved } of heads) {
    if (canonical === undefined || noindex || moved) continue;
    const own = canonical === url + address;
    if (own && !listed.delete(canonical)) yield `sitemap.xml does not name ${address}.`;
    if (!own && fileAt(site.names, canonical.slice(url.length)) === undefined)
      yield `${address} has the canonical address ${canonical}, which does not exist.`;
  }
  for (const left of listed)
    yield `sitemap.xml names ${left}, which is not a page for search engines.`;

  // The feed is missing while the blog is hidden.
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
  for (const { address, picture } of heads) {
    if (picture !== undefined && !site.names.has(picture.slice(url.length)))
      yield `${address} names the picture ${picture}, which does not exist.`;
  }
  const photographs = JSON.parse(site.read('/photographs/list.json')) as Record<string, Photograph>;
  for (const address of Object.values(photographs).map(plainSource))
    if (!site.names.has(address))
      yield `photographs/list.json names ${address}, which does not exist.`;
}
