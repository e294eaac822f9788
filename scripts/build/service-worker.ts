import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fonts } from './fonts.ts';
import { chunkOf, type Manifest } from './manifest.ts';

const offlinePage = '/offline';

/**
 * Fills in the list of files for the service worker to cache: some pages, their scripts with imports, props and later
 * styles, the typeface, and the photograph of the offline page.
 */
export function makeServiceWorker(
  site: string,
  client: Manifest,
  copiedPages: readonly string[],
  fonts: Fonts,
  neverOffline: readonly string[],
): string {
  const read = (address: string) => readFileSync(join(site, address), 'utf8');
  const entry = Object.keys(client).find((key) =>
    key.startsWith('src/design/offline/service-worker'),
  );
  if (entry === undefined) throw new Error('The bundle has no service worker.');
  const source = read(chunkOf(client, entry).file).trim();
  const pages = [offlinePage, ...copiedPages];
  const html = pages.map((page) => read(`${page}.html`));
  const named = html.flatMap((one) =>
    [...one.matchAll(/ (?:data-src|data-props|rel="stylesheet" href)="([^"]*)"/g)].flatMap(
      ([, list]) => list!.split(' '),
    ),
  );
  const photograph = /<link rel="preload" as="image"[^>]*imageSrcSet="([^ "]*)/i.exec(
    html[0]!,
  )?.[1];
  if (photograph === undefined) throw new Error(`${offlinePage} has no photograph.`);
  const files = [
    ...new Set([
      ...withImports(client, named),
      '/afterwards.js',
      ...fonts.files.map(({ address }) => address),
      photograph,
    ]),
  ].sort();
  const hash = createHash('sha256').update(source).update(files.join());
  html.forEach((one) => hash.update(one));
  const [, staleNote] = /data-stale=""><p>(.*?)<\/p>/.exec(html[1]!)!;
  const copies = {
    version: hash.digest('hex').slice(0, 12),
    pages,
    files,
    never: [offlinePage, ...neverOffline],
    staleNote,
  };
  return source.replaceAll('__COPIES__', () => `(${JSON.stringify(copies)})`);
}

/** Adds the imports of scripts, transitively. */
function withImports(client: Manifest, addresses: readonly string[]): string[] {
  const chunks = new Map(Object.values(client).map((chunk) => [`/${chunk.file}`, chunk]));
  const all = new Set(addresses);
  for (const address of all) {
    for (const key of chunks.get(address)?.imports ?? []) all.add(`/${chunkOf(client, key).file}`);
  }
  return [...all];
}
