import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedContent } from '../../src/content/content-modules.ts';
import type { InlineHashes } from '../../src/design/document/headers.ts';
import type { Renderer } from '../../src/design/document/renderer.ts';
import { caches } from '../disk.ts';
import { makeFonts, preloadLinks } from './fonts.ts';
import { createIslandFiles, readManifest } from './manifest.ts';
import { makeServiceWorker } from './service-worker.ts';
import { orderOf, type PictureOrder } from './share-pictures.ts';
import { stylesMark, TemplateStyles } from './template-styles.ts';
import { layerOrder } from './vite/styles-plugin.ts';

/** What the later steps of a build need to know of the rendered pages. */
export interface RenderedSite {
  /** Number of pages, without /404. */
  pages: number;
  hashes: InlineHashes;
  /** New addresses, by old address. */
  moved: ReadonlyMap<string, string>;
  /** The preview images for shared links, which are still to be drawn. */
  orders: readonly PictureOrder[];
}

/**
 * Renders all pages with the renderer and the runtime of `bundle` into the folder `site`, which has the files of the
 * bundle already, with the fonts, the generated files and the service worker.
 */
export async function prerender(
  root: string,
  site: string,
  bundle: string,
  content: RenderedContent,
): Promise<RenderedSite> {
  const server = join(bundle, 'server');
  const client = readManifest(site);
  const write = (address: string, text: string | Buffer) => {
    const file = join(site, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const writePage = (address: string, html: string) =>
    write(address === '/' ? 'index.html' : `${address}.html`, html);

  const fonts = await makeFonts(caches(root).fonts, JSON.stringify(content));
  const renderer = await rendererOf(server, content);
  const { render, addresses, files, moved, brand, inlineScripts, neverOffline } = renderer;
  const runtime = readFileSync(join(bundle, renderer.runtime, 'runtime.js'), 'utf8').trim();
  const islandFiles = createIslandFiles(client, write);
  const styles = new TemplateStyles({
    folders: { site, server, cache: caches(root).styles },
    server: readManifest(server),
    leading: { first: layerOrder + fonts.css, later: fonts.laterCss },
    writePage,
    writeFile: write,
  });
  const orders = new Map<string, PictureOrder>();
  const offline: string[] = [];
  for (const address of [...addresses, '/404']) {
    const page = await render(address, (handle) => ({
      head: preloadLinks(fonts, handle) + stylesMark,
      foot: `<script>${runtime}</script>`,
      islandFiles,
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

  for (const { address, bytes } of fonts.files) write(address, bytes);
  write('/afterwards.js', readFileSync(join(bundle, 'afterwards/afterwards.js'), 'utf8').trim());
  for (const { address, text } of files()) write(address, text);
  write('/service-worker.js', makeServiceWorker(site, client, offline, fonts, neverOffline));
  return { pages: addresses.length, hashes, moved, orders: [...orders.values()] };
}

/** Imports the renderer of a bundle, whose content modules read this global. */
async function rendererOf(server: string, content: RenderedContent): Promise<Renderer> {
  Object.assign(globalThis, { renderedContent: content });
  return (await import(pathToFileURL(join(server, 'render.js')).href)) as Renderer;
}

/** Hashes of the inline scripts and styles, which the CSP would otherwise block. */
const inlineHashes = (scripts: readonly string[], styles: readonly string[]): InlineHashes => ({
  scripts: scripts.map(hashOf),
  styles: [...new Set(styles.map(hashOf))],
});

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
