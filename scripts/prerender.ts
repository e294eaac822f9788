import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceAddress } from '../src/accounts/service.ts';
import type { Renderer } from '../src/rendering.ts';
import { caches } from './caches.ts';
import { makeFonts } from './fonts.ts';
import { headMarkup, layerOrder } from './head-markup.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/**
 * Turns every address into a file of `out/site`, with the renderer that was bundled into `out/server`. A process
 * of its own, so that memory stays flat however many pages there are.
 */
async function prerender(root: string, out: string): Promise<number> {
  const manifest = (side: string) =>
    JSON.parse(readFileSync(join(out, side, '.vite/manifest.json'), 'utf8')) as Manifest;
  const client = manifest('site');
  const server = manifest('server');
  const site = join(out, 'site');
  const fonts = await makeFonts(caches(root).fonts);
  for (const { address, bytes } of fonts.files) write(join(site, address), bytes);
  const runtime = readFileSync(join(site, client['src/islands/runtime.ts']!.file), 'utf8').trim();

  const styles = new Map<string, string>();
  const stylesOf = (template: string) => {
    const known = styles.get(template);
    if (known !== undefined) return known;
    const files = new Set<string>();
    const seen = new Set<string>();
    const walk = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      const { imports = [], css = [] } = chunkOf(server, key);
      imports.forEach(walk);
      css.forEach((file) => files.add(file));
    };
    walk('src/render.tsx');
    walk(`src/${template}.tsx`);
    const sheets = [...files].map((file) => readFileSync(join(out, 'server', file), 'utf8').trim());
    const all = layerOrder + fonts.css + sheets.join('');
    styles.set(template, all);
    return all;
  };
  const islandScripts = (name: string) => {
    const { file, imports = [] } = chunkOf(client, `virtual:island/${name}`);
    return [`/${file}`, ...imports.map((key) => `/${chunkOf(client, key).file}`)];
  };

  const { render, addresses, files } = (await import(
    pathToFileURL(join(out, 'server/render.js')).href
  )) as Renderer;
  for (const address of [...addresses, '/404']) {
    const { html } = await render(address, (template) => ({
      head: `${headMarkup(fonts)}<style>${stylesOf(template)}</style>`,
      foot: `<script>${runtime}</script>`,
      islandScripts,
    }));
    write(join(site, address === '/' ? 'index.html' : `${address}.html`), html);
  }
  // Whoever serves the site on this machine answers this address by itself.
  write(join(site, serviceAddress), JSON.stringify({ kind: 'off' }));
  for (const { address, text } of files()) write(join(site, address), text);
  return addresses.length;
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk =
    manifest[key] ??
    Object.values(manifest).find(
      ({ file }) => key.startsWith('virtual:') && file.includes(`/${key.split('/').at(-1)}-`),
    );
  if (!chunk) throw new Error(`The bundle has no part called ${key}.`);
  return chunk;
}

function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const [root, out] = process.argv.slice(2);
if (!root || !out)
  throw new Error('prerender needs the folder of the project and the folder of the build.');
console.log(await prerender(root, out));
