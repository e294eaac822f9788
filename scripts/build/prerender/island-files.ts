import { createHash } from 'node:crypto';
import type { IslandFiles } from '../../../src/design/document/renderer.ts';
import { chunkOf, type Manifest } from './manifest.ts';

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
