import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../../src/content/files.ts';
import type { PlaceFormats } from '../../src/content/place/place-formats.ts';
import type { InlineHashes } from '../../src/design/document/headers.ts';
import type { CreateSite, SiteFacts } from '../../src/design/document/renderer.ts';
import { filesOfPage } from '../../src/design/offline/files-of-page.ts';
import { staleMark } from '../../src/design/runtime/data-attributes.ts';
import { caches } from '../disk.ts';
import { chunkOf, createIslandFiles, type Manifest, readManifest } from './bundles.ts';
import { type Fonts, makeFonts, preloadedFonts } from './fonts.ts';
import { previewImageOf, type PreviewImage } from './share-pictures.ts';
import { TemplateStyles } from './template-styles.ts';
import { layerOrder } from './vite/bundle-plugins.ts';
import { sha256 } from '../sha256.ts';

/** The facts about the rendered pages that the later steps of a build need. */
export interface RenderedSite {
  /** The number of pages, without /404. */
  pages: number;
  hashes: InlineHashes;
  /** The new path of each old one. */
  moved: ReadonlyMap<string, string>;
  /** The preview images for shared links, which are still to be drawn. */
  images: readonly PreviewImage[];
}

/**
 * Renders all pages with the renderer and the runtime of `bundle` into the folder `site`, which has the files of the
 * bundle already, and adds the fonts, the generated files and the service worker.
 */
export async function prerender(
  root: string,
  site: string,
  bundle: string,
  content: Content,
  facts: SiteFacts,
): Promise<RenderedSite> {
  const server = join(bundle, 'server');
  const client = readManifest(site);
  const write = (path: string, text: string | Buffer) => {
    const file = join(site, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const writePage = (path: string, html: string) =>
    write(path === '/' ? 'index.html' : `${path}.html`, html);

  const fonts = await makeFonts(caches(root).fonts, JSON.stringify(content));
  const code = (await import(pathToFileURL(join(server, 'render.js')).href)) as {
    createSite: CreateSite;
  };
  const made = code.createSite(content, facts);
  const { render, paths, files, moved, brand, inlineScripts, neverOffline, place } = made;
  const runtime = readFileSync(join(bundle, made.runtime, `${made.runtime}.js`), 'utf8').trim();
  const islandFiles = createIslandFiles(client, write);
  const styles = new TemplateStyles({
    folders: { site, server, cache: caches(root).styles },
    server: readManifest(server),
    leading: { first: layerOrder + fonts.css, later: fonts.laterCss },
    writePage,
    writeFile: write,
  });
  const images = new Map<string, PreviewImage>();
  const offline: string[] = [];
  for (const path of [...paths, '/404']) {
    const page = await render(path, (handle) => ({
      fonts: preloadedFonts(fonts, handle),
      styles: '',
      scripts: [{ text: runtime }],
      islandFiles,
      draw: (picture) => {
        const image = previewImageOf(picture, brand);
        images.set(image.path, image);
        return image.path;
      },
    }));
    if (page.template === undefined) writePage(path, page.html);
    else styles.take(page.template, path, page.html);
    if (page.worksOffline) offline.push(path);
  }
  const hashes = inlineHashes([...inlineScripts, runtime], styles.finish());

  for (const { path, bytes } of fonts.files) write(path, bytes);
  write('/deferred.js', readFileSync(join(bundle, 'deferred/deferred.js'), 'utf8').trim());
  for (const { path, text } of files()) write(path, text);
  write('/service-worker.js', makeServiceWorker(site, client, offline, fonts, neverOffline, place));
  return { pages: paths.length, hashes, moved, images: [...images.values()] };
}

/** Returns the hashes of the inline scripts and styles, without which the security policy would block them. */
const inlineHashes = (scripts: readonly string[], styles: readonly string[]): InlineHashes => ({
  scripts: scripts.map(policyHash),
  styles: [...new Set(styles.map(policyHash))],
});

const policyHash = (text: string) => `sha256-${sha256(text, 'base64')}`;

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
  { locale, timeZone, datePattern: pattern }: PlaceFormats,
): string {
  const read = (path: string) => readFileSync(join(site, path), 'utf8');
  const entry = Object.keys(client).find((key) =>
    key.startsWith('src/design/offline/service-worker'),
  );
  if (entry === undefined) throw new Error('The bundle has no service worker.');
  const source = read(chunkOf(client, entry).file).trim();
  const pages = [offlinePage, ...copiedPages];
  const html = pages.map((page) => read(`${page}.html`));
  const named = html.flatMap(filesOfPage);
  const photograph = /<link rel="preload" as="image"[^>]*imageSrcSet="([^ "]*)/i.exec(
    html[0]!,
  )?.[1];
  if (photograph === undefined) throw new Error(`${offlinePage} has no photograph.`);
  const files = [
    ...new Set([
      ...withImports(client, named),
      '/deferred.js',
      ...fonts.files.map(({ path }) => path),
      photograph,
    ]),
  ].sort();
  const dates = { locale, timeZone, pattern };
  const [, staleNote] = new RegExp(`data-${staleMark}=""><p>(.*?)</p>`).exec(html[1]!)!;
  const copies = {
    version: sha256(JSON.stringify([source, files, dates, html])).slice(0, 12),
    pages,
    files,
    never: [offlinePage, ...neverOffline],
    staleNote,
    dates,
  };
  return source.replaceAll('__COPIES__', () => `(${JSON.stringify(copies)})`);
}

/** Returns scripts with all their imports, and the imports of these. */
function withImports(client: Manifest, paths: readonly string[]): string[] {
  const chunks = new Map(Object.values(client).map((chunk) => [`/${chunk.file}`, chunk]));
  const all = new Set(paths);
  for (const path of all) {
    for (const key of chunks.get(path)?.imports ?? []) all.add(`/${chunkOf(client, key).file}`);
  }
  return [...all];
}
