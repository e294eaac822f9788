import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  /** Named in the configuration, and not only in other chunks. */
  isEntry?: boolean;
}

/** What Vite says of a bundle: each entry and each shared part, and where it was written. */
export type Manifest = Record<string, Chunk>;

/** Reads it from the folder of a bundle. */
export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The chunk of an entry. Virtual entries go by another key in the manifest, so these are found by their file. */
export function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk =
    manifest[key] ??
    Object.values(manifest).find(
      ({ file }) => key.startsWith('virtual:') && file.includes(`/${key.split('/').at(-1)}-`),
    );
  if (!chunk) throw new Error(`The bundle has no part called ${key}.`);
  return chunk;
}
