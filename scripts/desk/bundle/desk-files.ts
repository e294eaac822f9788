import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { filesIn } from '../../disk/files-in.ts';
import { writeFileWhole } from '../../disk/whole-file.ts';
import { contentTypeOf } from '../../local-host/content-types.ts';
import type { DeskFile, DeskFiles, DeskSources } from './desk-sources.ts';
import { frameFiles } from './frame-files.ts';
import { outputOf } from './output-of.ts';
import { templatesOf } from './templates.ts';

/** Where what a page in the preview loads is found; all else belongs to the page of the desk. */
const forFrame = /^\/(preview|fonts|assets)\/|^\/afterwards\.js$/;
const lasting = /^\/(preview|fonts|assets|parts)\//;
const list = 'files.json';

/**
 * Builds all files of the desk, or reads them from `cache` while no source has changed: '/desk.js' and '/desk.css' of
 * the page, '/brain.js' of its worker, what both load later (/parts/), and the files of the preview.
 */
export async function deskFiles(
  root: string,
  sources: DeskSources,
  cache: string,
): Promise<DeskFiles> {
  const place = join(cache, `desk-files.${hashOf(root, sources)}`);
  if (!existsSync(place)) {
    const made = await inProduction(() => built(root, sources));
    for (const name of existsSync(cache) ? readdirSync(cache) : [])
      if (name.startsWith('desk-files.')) rmSync(join(cache, name), { recursive: true });
    const temporary = `${place}.${process.pid}`;
    mkdirSync(temporary, { recursive: true });
    const names = [...made.keys()];
    for (const [index, content] of [...made.values()].entries())
      writeFileWhole(join(temporary, String(index)), content);
    writeFileWhole(join(temporary, list), JSON.stringify(names));
    renameSync(temporary, place);
  }
  const names = JSON.parse(readFileSync(join(place, list), 'utf8')) as string[];
  return Object.fromEntries(
    names.map((address, index): [string, DeskFile] => [
      address,
      {
        type: contentTypeOf(address),
        bytes: readFileSync(join(place, String(index))),
        isLasting: lasting.test(address),
        isForFrame: forFrame.test(address),
      },
    ]),
  );
}

async function built(root: string, sources: DeskSources) {
  const { code, styles } = await templatesOf(root, sources.renderer);
  const { files, places } = await frameFiles(root, sources, styles);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [pagesModule(`${code}export const frameFiles = ${JSON.stringify(places)};`), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      // Half of React's server: the other half writes to streams.
      alias: {
        'react-dom/server': join(
          root,
          'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
        ),
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
          brain: join(root, 'src', sources.brain),
        },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash:8].js' },
      },
    },
  });
  const page = outputOf(result);
  for (const { fileName, code: script } of page.scripts) files.set(`/${fileName}`, script);
  files.set('/desk.css', page.styles);
  return files;
}

/** Vite and React look at this variable, which tests and the desk set otherwise. */
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

/** Hashes everything that the files depend on. */
function hashOf(root: string, sources: DeskSources): string {
  const hash = createHash('sha256').update(JSON.stringify(sources));
  const add = (file: string) => hash.update(file).update(readFileSync(join(root, file)));
  for (const folder of ['src', 'scripts/vite', 'scripts/fonts', 'scripts/desk/bundle'])
    for (const name of filesIn(join(root, folder))) add(`${folder}/${name}`);
  ['vite.config.ts', 'package-lock.json']
    .filter((file) => existsSync(join(root, file)))
    .forEach(add);
  return hash.digest('hex').slice(0, 16);
}
