import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IslandFiles } from '../../src/design/document/renderer.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  /** An entry point, not only a shared chunk. */
  isEntry?: boolean;
}

/** Vite's manifest of a bundle: its entry points and shared chunks by key. */
export type Manifest = Record<string, Chunk>;

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Returns the chunk of an entry point. Virtual ones have other keys in the manifest, so they are found by file name. */
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
  write: (address: string, text: string) => void,
): IslandFiles {
  const kept = new Set<string>();
  return {
    scripts: (name) => {
      const { file, imports = [] } = chunkOf(client, `virtual:island/${name}`);
      return [`/${file}`, ...imports.map((key) => `/${chunkOf(client, key).file}`)];
    },
    keep: (json) => {
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
      const address = `/assets/props-${hash}.json`;
      if (!kept.has(address)) write(address, json);
      kept.add(address);
      return address;
    },
  };
}
