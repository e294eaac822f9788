import { readFileSync } from 'node:fs';
import type { Photograph } from '../../../src/content/photographs.ts';
import { makeRendition, readPhotographs, renditionsOf, type Rendition } from './photographs.ts';

/** The photographs of a folder, each rendition made on request, with the URLs of the build. */
export class PhotographsOnRequest {
  private readonly folder: string;
  private readonly cache: { photographs: string; placeholderColours: string };
  private renditions = new Map<string, Rendition>();

  constructor(folder: string, cache: { photographs: string; placeholderColours: string }) {
    this.folder = folder;
    this.cache = cache;
  }

  /** All photographs by name; read again, because files may have been added. */
  async all(): Promise<Record<string, Photograph>> {
    const photographs = await readPhotographs(this.folder, this.cache.placeholderColours);
    this.renditions = new Map([...renditionsOf(photographs)].map((one) => [one.address, one]));
    return photographs;
  }

  /** The file at '/photographs/heavy-bags-1a2b3c-736.avif'. */
  async fileAt(address: string): Promise<Buffer | undefined> {
    if (!this.renditions.has(address)) await this.all();
    const rendition = this.renditions.get(address);
    return (
      rendition && readFileSync(await makeRendition(this.folder, this.cache.photographs, rendition))
    );
  }
}
