import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { lock } from 'proper-lockfile';
import { build, type Plugin } from 'vite';
import { framePlaces, lastingPlaces } from '../../../src/host/desk-headers.ts';
import { placeConstants } from '../../../src/content/place/place-constants.ts';
import { isAt } from '../../../src/design/document/headers.ts';
import { filesIn } from '../../disk/files-in.ts';
import { leanDesk } from '../../build/vite/lean-check.ts';
import { contentTypeOf } from '../../deploy/local-host/content-types.ts';
import type { DeskFile, DeskFiles, DeskSources } from './desk-sources.ts';
import { frameFiles } from './frame-files.ts';
import { leftOut } from './left-out.ts';
import { outputOf } from './output-of.ts';
import { templatesOf } from './templates.ts';

/** The list of the built files, in their folder. */
const listFile = 'files.json';
/** The number of attempts, and the milliseconds between them. */
const lockRetries = { retries: 600, factor: 1, minTimeout: 200 };

/**
 * Builds all files of the desk, or reads them from `cache` if no source has changed: "/desk.js" and "/desk.css" of the
 * page, "/worker.js" of its worker, their lazy chunks (/parts/), and the files of the preview.
 */
export async function deskFiles(
  root: string,
  sources: DeskSources,
  cache: string,
): Promise<DeskFiles> {
  const kind = sources.serviceWorker === undefined ? 'desk-files' : 'web-desk-files';
  const id = deskBuild(root, sources);
  const place = join(cache, `${kind}.${id}`);
  mkdirSync(cache, { recursive: true });
  // A second desk waits for the files of the first rather than build them too.
  const release = await lock(cache, { lockfilePath: `${place}.lock`, retries: lockRetries });
  try {
    if (!existsSync(place)) {
      store(place, await inProduction(() => buildFiles(root, sources, id)));
      forgetOthers(cache, place);
    }
  } finally {
    await release();
  }
  const names = JSON.parse(readFileSync(join(place, listFile), 'utf8')) as string[];
  return Object.fromEntries(
    names.map((address, index): [string, DeskFile] => [
      address,
      {
        type: contentTypeOf(address),
        bytes: readFileSync(join(place, String(index))),
        isLasting: lastingPlaces.some((place) => isAt(place, address)),
        isForFrame: framePlaces.some((place) => isAt(place, address)),
      },
    ]),
  );
}

/** Stores the files in a folder atomically. */
function store(place: string, made: Map<string, string | Buffer>) {
  const temporary = `${place}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  for (const [index, content] of [...made.values()].entries())
    writeFileSync(join(temporary, String(index)), content);
  writeFileSync(join(temporary, listFile), JSON.stringify([...made.keys()]));
  renameSync(temporary, place);
}

/** Deletes the files of the same kind built from earlier sources, but no half-written ones of another process. */
function forgetOthers(cache: string, place: string) {
  const [kind] = basename(place).split('.');
  for (const name of readdirSync(cache)) {
    const [other, hash, ...more] = name.split('.');
    const isOlder = other === kind && hash !== undefined && more.length === 0;
    if (isOlder && join(cache, name) !== place) rmSync(join(cache, name), { recursive: true });
  }
}

/** Builds all files; `id` is that of the build. */
async function buildFiles(root: string, sources: DeskSources, id: string) {
  const { code, styles } = await templatesOf(root, sources.renderer);
  const { files, places } = await frameFiles(root, sources, styles);
  const inPackages = (file: string) => join(root, 'node_modules', file);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      pagesModule(`${code}export const frameFiles = ${JSON.stringify(places)};`),
      ...leanDesk(),
      ...leftOut,
      react(),
    ],
    define: constants(sources, id),
    resolve: {
      alias: {
        // Only the half of React's server without streams.
        'react-dom/server': inPackages(
          'react-dom/cjs/react-dom-server-legacy.browser.production.js',
        ),
        // Its package exports the development build to bundlers.
        'react-router/dom': inPackages('react-router/dist/production/dom-export.mjs'),
        'react-router': inPackages('react-router/dist/production/index.mjs'),
      },
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: {
          desk: join(root, 'src', sources.page),
          worker: join(root, 'src', sources.worker),
          ...(sources.serviceWorker !== undefined && {
            keep: join(root, 'src', sources.serviceWorker),
          }),
        },
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash:8].js',
          assetFileNames: 'parts/[name]-[hash:8][extname]',
        },
      },
    },
  });
  const page = outputOf(result);
  for (const { fileName, code: script } of page.scripts) files.set(`/${fileName}`, script);
  for (const { fileName, source } of page.others)
    files.set(`/${fileName}`, typeof source === 'string' ? source : Buffer.from(source));
  files.set('/desk.css', page.styles);
  return withKeptFiles(files, id);
}

/** The values that replace these names in the code. */
const constants = ({ serviceWorker, settings = {} }: DeskSources, id: string) => ({
  ...placeConstants(__PLACE__),
  'process.env.NODE_ENV': '"production"',
  __ON_WEB__: String(serviceWorker !== undefined),
  __DESK_BUILD__: JSON.stringify(id),
  ...Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  ),
});

/** Writes into the service worker, if there is one, what it keeps: the document and all files but itself. */
function withKeptFiles(files: Map<string, string | Buffer>, deskBuild: string) {
  const serviceWorker = files.get('/keep.js');
  if (serviceWorker === undefined) return files;
  const deskFiles = ['/', ...[...files.keys()].filter((address) => address !== '/keep.js')];
  const lines = Object.entries({ deskFiles, deskBuild }).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  return files.set('/keep.js', lines.join('') + String(serviceWorker));
}

/** Sets NODE_ENV, which Vite and React read, and which differs in tests and in the desk. */
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

/** The module that the worker imports: the templates as one function, and the files of the preview. */
const pagesModule = (code: string): Plugin => ({
  name: 'pages-module',
  resolveId: { filter: { id: /^virtual:pages$/ }, handler: () => '\0virtual:pages' },
  load: { filter: { id: /^\0virtual:pages$/ }, handler: () => code },
});

/** The id of a build: a hash of its settings, of the code in the folders below, and of the versions of packages. */
export function deskBuild(root: string, sources: DeskSources): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(sources))
    .update(JSON.stringify(__PLACE__));
  const add = (file: string) => hash.update(file).update(readFileSync(join(root, file)));
  for (const folder of ['src', 'scripts/build', 'scripts/desk/bundle'])
    for (const name of filesIn(join(root, folder))) add(`${folder}/${name}`);
  // A test has its sources elsewhere.
  [sources.page, sources.worker].forEach((file) => add(join('src', file)));
  ['vite.config.ts', 'package-lock.json']
    .filter((file) => existsSync(join(root, file)))
    .forEach(add);
  return hash.digest('hex').slice(0, 16);
}
