import { readFileSync } from 'node:fs';
import type { caches } from '../disk/caches.ts';
import { makeRendition, readPhotographs, renditionsOf, type Rendition } from './photographs.ts';

/** Makes the renditions of the photographs in a folder on request, by their address; undefined for other addresses. */
export function renditionsIn(
  folder: string,
  cache: Pick<ReturnType<typeof caches>, 'placeholderColours' | 'photographs'>,
): (address: string) => Promise<Buffer | undefined> {
  let renditions = new Map<string, Rendition>();
  return async (address) => {
    // Perhaps of a photograph that has just been added.
    if (!renditions.has(address))
      renditions = new Map(
        [...renditionsOf(await readPhotographs(folder, cache.placeholderColours))].map((one) => [
          one.address,
          one,
        ]),
      );
    const rendition = renditions.get(address);
    return rendition && readFileSync(await makeRendition(folder, cache.photographs, rendition));
  };
}
