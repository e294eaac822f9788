import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { IslandFiles } from '../../src/design/document/renderer.ts';
import { makeCachedFolder } from '../cached-folder.ts';
import { filesIn } from '../disk.ts';
import { sha256 } from '../sha256.ts';

/** How many versions of the code have their bundles in the cache. */
const maxBundles = 8;

/**
 * Bundles the browser code (`site`), the inline script (`runtime`, `runtime-with-accounts`), the script that each page
 * loads last (`deferred`) and the renderer (`server`) into one folder, unless the cache has it, and returns its path.
 * Bundles contain no content, so that no edit of it rebuilds them. The variables in `settings` are inlined too. The
 * cache key is a hash of all that bundles depend on: add every new input to `hashOfCode`.
 */
export async function bundlesOf(
  root: string,
  cache: string,
  settings: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const folder = join(cache, hashOfCode(root, settings));
  await makeCachedFolder(folder, (temporary) => bundle(root, temporary, settings));
  const now = new Date();
  utimesSync(folder, now, now);
  deleteOldBundles(cache);
  return folder;
}

async function bundle(root: string, folder: string, settings: NodeJS.ProcessEnv) {
  const command = ['scripts/run.mjs', 'bundle', folder];
  const running = promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  await running.catch(({ stderr }: { stderr: string }) => {
    throw new Error(`The code could not be bundled.\n${stderr}`);
  });
}

/** Hashes everything that the bundles depend on. */
function hashOfCode(root: string, settings: object): string {
  const hash = createHash('sha256').update(process.version);
  // The settings are hashed in a fixed order, whatever the order of the environment.
  hash.update(JSON.stringify(settings, Object.keys(settings).sort()));
  const add = (file: string) => hash.update(file).update(readFileSync(join(root, file)));
  for (const folder of ['src', 'public', 'scripts/build']) {
    for (const name of filesIn(join(root, folder))) add(`${folder}/${name}`);
  }
  ['vite.config.ts', 'package-lock.json'].forEach(add);
  return hash.digest('hex').slice(0, 16);
}

/** Deletes the least recently used bundles; folders with a dot in their name are still being written. */
function deleteOldBundles(cache: string) {
  const folders = readdirSync(cache)
    .filter((name) => !name.includes('.'))
    .map((name) => ({ folder: join(cache, name), used: statSync(join(cache, name)).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of folders.slice(maxBundles))
    rmSync(folder, { recursive: true, force: true });
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  /** Whether this is an entry point, not a shared chunk. */
  isEntry?: boolean;
}

/** Vite's manifest of a bundle: its entry points and shared chunks by key. */
export type Manifest = Record<string, Chunk>;

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Returns the chunk of an entry point; a virtual one has another key in the manifest, so it is found by file name. */
export function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk =
    manifest[key] ??
    Object.values(manifest).find(
      ({ file }) => key.startsWith('virtual:') && file.includes(`/${key.split('/').at(-1)}-`),
    );
  if (!chunk) throw new Error(`The manifest has no chunk for ${key}.`);
  return chunk;
}

/** Looks up the scripts of an island in the manifest of the bundle, and writes the props of islands to files. */
export function createIslandFiles(
  client: Manifest,
  write: (path: string, text: string) => void,
): IslandFiles {
  const kept = new Set<string>();
  return {
    scripts: (name) => {
      const { file, imports = [] } = chunkOf(client, `virtual:island/${name}`);
      return [`/${file}`, ...imports.map((key) => `/${chunkOf(client, key).file}`)];
    },
    keep: (json) => {
      const hash = sha256(json).slice(0, 8);
      const path = `/assets/props-${hash}.json`;
      if (!kept.has(path)) write(path, json);
      kept.add(path);
      return path;
    },
  };
}
