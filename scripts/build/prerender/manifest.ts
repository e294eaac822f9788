import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
