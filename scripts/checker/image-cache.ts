import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Caches the content hashes of pictures that were decoded without a fault, so that each is decoded once. */
export class ImageCache {
  private readonly file: string | undefined;
  private readonly decoded: Set<string>;
  private changed = false;

  /** Without a file nothing is cached. */
  constructor(file?: string) {
    this.file = file;
    this.decoded = new Set(file === undefined ? [] : readHashes(file));
  }

  /** `hash` is the SHA-1 of a picture in hex. */
  isDecoded(hash: string) {
    return this.decoded.has(hash);
  }

  markDecoded(hash: string) {
    this.decoded.add(hash);
    this.changed = true;
  }

  save() {
    if (!this.changed || this.file === undefined) return;
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify([...this.decoded].sort()));
  }
}

function readHashes(file: string): string[] {
  try {
    const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : [];
  } catch {
    // No cache yet, or a partial one: every picture is decoded again, which is only slower.
    return [];
  }
}
