import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameFiles } from '../../../src/desk/preview/frame-document.ts';
import { bundlesOf, createIslandFiles, readManifest } from '../../build/bundles.ts';
import { everyLetter, makeFonts } from '../../build/fonts.ts';
import { islandsIn } from '../../build/islands.ts';
import { layerOrder } from '../../build/vite/bundle-plugins.ts';
import { caches } from '../../disk.ts';
import { bundled } from './site-code.ts';
import { sha256 } from '../../sha256.ts';

/** The files of the preview by URL path, and the addresses that a page in the preview needs. */
interface FilesForFrame {
  files: Map<string, string | Uint8Array>;
  addresses: FrameFiles;
}

/** Makes the files for pages in the preview: all styles and faces, and the scripts of the site and of the preview. */
export async function frameFiles(root: string, styles: string): Promise<FilesForFrame> {
  const cache = caches(root);
  const [bundle, fonts, begin, inFrame] = await Promise.all([
    bundlesOf(root, cache.bundles, {}),
    makeFonts(cache.fonts, everyLetter),
    ownScript(root, 'begin-page.ts'),
    ownScript(root, 'in-frame.ts'),
  ]);
  const files = new Map<string, string | Uint8Array>();
  const add = (name: string, text: string) => {
    const address = `/preview/${name.replace('.', `-${sha256(text).slice(0, 8)}.`)}`;
    files.set(address, text);
    return address;
  };
  // The faces are part of the stylesheet, so that a page has them while the desk cannot be reached.
  const faces = fonts.files.reduce(
    (css, { path, bytes }) =>
      css.replace(path, `data:font/woff2;base64,${bytes.toString('base64')}`),
    fonts.css + fonts.laterCss,
  );
  const { scripts } = createIslandFiles(readManifest(join(bundle, 'site')), () => undefined);
  const addresses: FrameFiles = {
    styles: add('site.css', layerOrder + faces + styles),
    begin: add('begin.js', begin),
    inFrame: add('in-frame.js', inFrame),
    runtime: add(
      'runtime.js',
      readFileSync(join(bundle, 'runtime-with-accounts/runtime-with-accounts.js'), 'utf8'),
    ),
    islands: Object.fromEntries(Object.keys(islandsIn(root)).map((name) => [name, scripts(name)])),
  };
  // The runtime imports this script by its address.
  files.set('/deferred.js', readFileSync(join(bundle, 'deferred/deferred.js')));
  const assets = join(bundle, 'site/assets');
  for (const name of readdirSync(assets))
    if (name.endsWith('.js') && !name.startsWith('service-worker'))
      files.set(`/assets/${name}`, readFileSync(join(assets, name)));
  return { files, addresses };
}

/** Bundles a script of the preview into one file without imports. */
async function ownScript(root: string, name: string): Promise<string> {
  const input = join(root, 'src/desk/preview', name);
  const { scripts } = await bundled(root, {}, { input, output: { format: 'iife' } });
  return scripts[0]!.code;
}
