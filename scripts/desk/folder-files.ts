import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imagesFolder } from '../../src/content/files.ts';
import type { FileOfHead, Head } from '../../src/host/workspace/workspace.ts';
import { listFiles } from '../check/check-content.ts';
import { sha256 } from '../sha256.ts';

/** The longest tick of the clock of a file system, in milliseconds: two writes within one tick have the same stamp. */
const tick = 2000;

interface HashedFile extends FileOfHead {
  /** The modification time, size and inode of the file when it was hashed; `read` is that time in milliseconds. */
  stamp: string;
  read: number;
}

/** The files of the content folder, with their hashes; a file is read again only if it may have changed. */
export class FolderFiles {
  private readonly folder: string;
  private known = new Map<string, HashedFile>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Lists the current files. Throws if the folder is missing: the disk may be removed, and no file was deleted. */
  head(): Head {
    if (!existsSync(this.folder)) throw new Error(`The folder ${this.folder} is missing.`);
    const { yaml, pictures } = listFiles(this.folder);
    const names = [...yaml, ...[...pictures.keys()].map((name) => `${imagesFolder}/${name}`)];
    const known = new Map<string, HashedFile>();
    for (const name of names) {
      const file = this.fileOf(name);
      if (file) known.set(name, file);
    }
    this.known = known;
    const files = Object.fromEntries(
      [...known].map(([name, { hash, size }]) => [name, { hash, size }]),
    );
    const lines = Object.entries(files).map(([name, { hash }]) => `${name} ${hash}\n`);
    return { id: shortHash(lines.sort().join('')), files };
  }

  /** Returns texts by hash, as they were in the last head. */
  texts(hashes: readonly string[]): Record<string, string> {
    const wanted = new Set(hashes);
    const texts: Record<string, string> = {};
    for (const [name, { hash }] of this.known) {
      const bytes = wanted.has(hash) ? this.bytesOf(name) : undefined;
      if (bytes && shortHash(bytes) === hash) texts[hash] = bytes.toString('utf8');
    }
    return texts;
  }

  /** Returns the bytes of a content file; undefined if it does not exist or is not content. */
  bytesOf = (name: string) => (this.known.has(name) ? this.read(name) : undefined);

  textOf = (name: string): string | undefined => this.bytesOf(name)?.toString('utf8');

  private fileOf(name: string): HashedFile | undefined {
    const found = lstatSync(join(this.folder, name), { throwIfNoEntry: false });
    if (!found?.isFile()) return undefined;
    const stamp = `${found.mtimeMs} ${found.size} ${found.ino}`;
    const known = this.known.get(name);
    if (known?.stamp === stamp && known.read > found.mtimeMs + tick) return known;
    const read = Date.now();
    const bytes = this.read(name);
    return bytes && { read, hash: shortHash(bytes), size: found.size, stamp };
  }

  /** Reads a file; undefined if another program has deleted it since it was listed. */
  private read(name: string): Buffer<ArrayBuffer> | undefined {
    try {
      return readFileSync(join(this.folder, name));
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}

const shortHash = (content: string | Uint8Array) => sha256(content).slice(0, 40);
