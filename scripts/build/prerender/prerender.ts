import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../../../src/design/document/renderer.ts';
import type { Typeface } from '../../../src/design/styles/faces.ts';
import { caches } from '../../disk/caches.ts';
import { makeFonts } from '../fonts/fonts.ts';
import { headMarkup, layerOrder } from './head-markup.ts';
import { inlineHashes } from './inline-hashes.ts';
import { createIslandFiles } from './island-files.ts';
import { readManifest } from './manifest.ts';
import { makeServiceWorker } from './make-service-worker.ts';
import { stylesMark, TemplateStyles } from './template-styles.ts';
import type { PrerenderReport } from './prerender-report.ts';
import { readContent, textsOfContent } from './renderer-input.ts';
import { orderOf, type PictureOrder } from '../pictures/share-pictures/orders.ts';

/**
 * Renders the pages of `part` from `out/content.json` into `out/site`, with the renderer and runtime of `bundle`; all
 * parts but the second also write the fonts, the generated files and the service worker. `out/rendered-PART.json` is
 * for later build steps. Runs in its own process to save memory.
 */
export async function prerender(
  { root, out, bundle }: BuildFolders,
  part: Part,
  typeface: Typeface,
) {
  const [site, server] = [join(out, 'site'), join(bundle, 'server')];
  const folders = { site, server, cache: caches(root).styles };
  const client = readManifest(folders.site);
  const write = writerInto(folders.site);
  const writePage = (address: string, html: string) =>
    write(address === '/' ? 'index.html' : `${address}.html`, html);

  const fonts = await makeFonts(typeface, caches(root).fonts, textsOfContent(out));
  const renderer = await rendererOf(out, server);
  const { render, addresses, files, moved, brand, inlineScripts, neverOffline } = renderer;
  const runtime = readFileSync(join(bundle, renderer.runtime, 'runtime.js'), 'utf8').trim();
  const afterwards = readFileSync(join(bundle, 'afterwards/afterwards.js'), 'utf8').trim();
  const islandFiles = createIslandFiles(client, write);
  const styles = new TemplateStyles({
    folders,
    server: readManifest(folders.server),
    leading: { first: layerOrder + fonts.css, later: fonts.laterCss },
    writePage,
    writeFile: write,
  });
  const orders = new Map<string, PictureOrder>();
  const offline: string[] = [];
  const same = new Map<string, string>();
  for (const address of pagesOf(renderer, part)) {
    const page = await render(address, (handle) => ({
      head: headMarkup(fonts, handle) + stylesMark,
      foot: `<script>${runtime}</script>`,
      islandFiles,
      same,
      draw: (picture) => {
        const order = orderOf(picture, brand);
        orders.set(order.address, order);
        return order.address;
      },
    }));
    if (page.template === undefined) writePage(address, page.html);
    else styles.take(page.template, address, page.html);
    if (page.worksOffline) offline.push(address);
  }
  const hashes = inlineHashes([...inlineScripts, runtime], styles.finish());

  if (part !== 'second') {
    for (const { address, bytes } of fonts.files) write(address, bytes);
    write('/afterwards.js', afterwards);
    for (const { address, text } of files()) write(address, text);
    write('/service-worker.js', makeServiceWorker(site, client, offline, fonts, neverOffline));
  }
  const rendered: PrerenderReport = {
    pages: addresses.length,
    hashes,
    moved: [...moved],
    orders: [...orders.values()],
  };
  writeFileSync(join(out, `rendered-${part}.json`), JSON.stringify(rendered));
}

/** Imports the renderer of a bundle, whose content modules read this global. */
async function rendererOf(out: string, server: string): Promise<Renderer> {
  Object.assign(globalThis, { renderedContent: readContent(out) });
  return (await import(pathToFileURL(join(server, 'render.js')).href)) as Renderer;
}

/** Writes files; a long one in chunks, so that it is never in memory as a whole. */
const writerInto =
  (site: string) => (address: string, content: string | Buffer | Iterable<string>) => {
    const file = join(site, address);
    mkdirSync(dirname(file), { recursive: true });
    if (typeof content === 'string' || Buffer.isBuffer(content))
      return writeFileSync(file, content);
    writeFileSync(file, '');
    for (const piece of content) appendFileSync(file, piece);
  };

interface BuildFolders {
  root: string;
  out: string;
  bundle: string;
}

/** Which pages a process renders. */
export type Part = 'all' | 'first' | 'second';

/** Two processes split the pages with the same template. The first gets fewer of them, and all other pages. */
function pagesOf({ addresses, splittable }: Renderer, part: Part): string[] {
  const all = [...addresses, '/404'];
  if (part === 'all') return all;
  const second = new Set(splittable.slice(-Math.round(all.length * 0.55)));
  return all.filter((address) => second.has(address) === (part === 'second'));
}
