import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Size = readonly [width: number, height: number];

/** Caches the sizes of pictures that were decoded without a fault, by the SHA-1 of their content. */
export class ImageCache {
  private readonly file: string | undefined;
  private readonly sizes: Map<string, Size>;
  private changed = false;

  /** Without a file nothing is cached. */
  constructor(file?: string) {
    this.file = file;
    this.sizes = new Map(file === undefined ? [] : readSizes(file));
  }

  sizeOf = (hash: string): Size | undefined => this.sizes.get(hash);

  keep(hash: string, size: Size) {
    this.sizes.set(hash, size);
    this.changed = true;
  }

  save() {
    if (!this.changed || this.file === undefined) return;
    mkdirSync(dirname(this.file), { recursive: true });
    const sorted = [...this.sizes].sort(([one], [other]) => one.localeCompare(other));
    writeFileSync(this.file, JSON.stringify(Object.fromEntries(sorted)));
  }
}

function readSizes(file: string): [string, Size][] {
  try {
    const sizes = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Size>>;
    return Object.entries(sizes).filter(([, size]) => Array.isArray(size));
  } catch {
    // No cache yet, or a partial one: every picture is decoded again, which is only slower.
    return [];
  }
}
