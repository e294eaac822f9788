import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { makeCachedFolder } from '../../cached-folder.ts';
import { caches, filesIn, writeFileWhole } from '../../disk.ts';
import { frameFiles } from './frame-files.ts';
import { bundled, siteCode } from './site-code.ts';

/** All files of the desk by URL path, such as "/desk.js" and "/preview/site-1a2b3c4d.css". */
export type DeskFiles = Readonly<Record<string, Buffer>>;

/** The variables that configure the accounts of a desk on the web; undefined for a desk on this computer. */
type Accounts = Readonly<Record<string, string>> | undefined;

/**
 * Builds all files of the desk, or reads them from the cache if no source has changed: "/desk.js" and "/desk.css" of
 * the page, "/worker.js" of its worker, their lazy chunks (/parts/), the files of the preview, and on the web the
 * service worker "/keep.js". A new input of the build must be added to `deskBuild`, or the cache goes stale.
 */
export async function deskFiles(root: string, accounts?: Accounts): Promise<DeskFiles> {
  const id = deskBuild(root, accounts);
  const cache = caches(root).bundles;
  const folder = join(cache, `${accounts ? 'web-desk-files' : 'desk-files'}.${id}`);
  await makeCachedFolder(folder, async (temporary) => {
    const made = await inProduction(() => buildFiles(root, accounts, id));
    for (const [address, content] of made) writeFileWhole(join(temporary, address), content);
  });
  forgetOthers(cache, folder);
  const names = filesIn(folder);
  return Object.fromEntries(names.map((name) => [`/${name}`, readFileSync(join(folder, name))]));
}

/** Deletes folders of the same kind from earlier sources, but not those that another process is writing now. */
function forgetOthers(cache: string, folder: string) {
  const [kind] = basename(folder).split('.');
  for (const name of readdirSync(cache)) {
    const [other, hash, ...more] = name.split('.');
    const isOlder = other === kind && hash !== undefined && more.length === 0;
    if (isOlder && join(cache, name) !== folder)
      rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/** Builds all files; `id` is the id of the build. */
async function buildFiles(root: string, accounts: Accounts, id: string) {
  const { code, styles } = await siteCode(root);
  const { files, addresses } = await frameFiles(root, styles);
  const inPackages = (file: string) => join(root, 'node_modules', file);
  const settings: InlineConfig = {
    plugins: [
      siteModule(`${code}export const frameFiles = ${JSON.stringify(addresses)};`),
      react(),
    ],
    define: constants(accounts, id),
    resolve: {
      alias: {
        // The desk needs only the half of React's server without streams.
        'react-dom/server': inPackages(
          'react-dom/cjs/react-dom-server-legacy.browser.production.js',
        ),
        // The package exports the development build to bundlers.
        'react-router/dom': inPackages('react-router/dist/production/dom-export.mjs'),
        'react-router': inPackages('react-router/dist/production/index.mjs'),
      },
    },
    build: { cssCodeSplit: false },
  };
  const page = await bundled(root, settings, {
    input: {
      desk: join(root, 'src/desk/main.tsx'),
      worker: join(root, 'src/desk/worker.ts'),
      ...(accounts && { keep: join(root, 'src/desk/offline/service-worker.ts') }),
    },
    preserveEntrySignatures: 'strict',
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    output: {
      entryFileNames: '[name].js',
      chunkFileNames: 'parts/[name]-[hash:8].js',
      assetFileNames: 'parts/[name]-[hash:8][extname]',
    },
  });
  for (const { fileName, code: script } of page.scripts) files.set(`/${fileName}`, script);
  for (const { fileName, source } of page.others) files.set(`/${fileName}`, source);
  files.set('/desk.css', page.styles);
  if (accounts) keepFiles(files, id);
  return files;
}

/** Returns the values that replace names in the code; src/globals.d.ts declares them. */
const constants = (accounts: Accounts, id: string) => ({
  'process.env.NODE_ENV': '"production"',
  __ON_WEB__: String(accounts !== undefined),
  __DESK_BUILD__: JSON.stringify(id),
  ...Object.fromEntries(
    Object.entries(accounts ?? {}).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  ),
});

/** Writes into the service worker which files it keeps: the document, and all files but the service worker itself. */
function keepFiles(files: Map<string, string | Uint8Array>, deskBuild: string) {
  const deskFiles = ['/', ...[...files.keys()].filter((address) => address !== '/keep.js')];
  const lines = Object.entries({ deskFiles, deskBuild }).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  files.set('/keep.js', lines.join('') + String(files.get('/keep.js')));
}

/** Sets NODE_ENV while the files are made, because Vite and React read it, and tests and the desk have other values. */
async function inProduction<Made>(make: () => Promise<Made>): Promise<Made> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await make();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** Makes the module that the worker imports: the site as code, and the files of the preview. */
const siteModule = (code: string): Plugin => ({
  name: 'site-module',
  resolveId: { filter: { id: /^virtual:site$/ }, handler: () => '\0virtual:site' },
  load: { filter: { id: /^\0virtual:site$/ }, handler: () => code },
});

/** Returns the id of a build: a hash of the code, of its settings, and of the versions of packages. */
export function deskBuild(root: string, accounts?: Accounts): string {
  const hash = createHash('sha256').update(JSON.stringify(accounts ?? null));
  const add = (file: string) => hash.update(file).update(readFileSync(join(root, file)));
  for (const folder of ['src', 'scripts/build', 'scripts/desk/bundle'])
    for (const name of filesIn(join(root, folder))) add(`${folder}/${name}`);
  ['vite.config.ts', 'package-lock.json'].forEach(add);
  return hash.digest('hex').slice(0, 16);
}
