import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../checker/list-files.ts';
import type { ContentModel } from '../../src/checker/model.ts';

/** Reads the content folder, and detects files that changed. */
export class ContentDisk {
  readonly folder: string;
  private readonly model: ContentModel;
  /** Modification time, size and inode of each file, to detect changes without reading it. */
  private stamps = new Map<string, string>();

  constructor(folder: string, model: ContentModel) {
    this.folder = folder;
    this.model = model;
  }

  /** Picture sizes in bytes, by name. */
  pictures(): Map<string, number> {
    return listFiles(this.folder, this.model).pictures;
  }

  /** Texts of the content files, by name. */
  readAll(): Map<string, string> {
    this.stamps = this.stampsNow();
    return new Map([...this.stamps.keys()].map((file) => [file, this.read(file)!]));
  }

  /** The text of a file; null when it does not exist. */
  read(file: string): string | null {
    const path = join(this.folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }

  /** The files changed, created or deleted since the last call or `readAll`. */
  changedSince(): string[] {
    const before = this.stamps;
    this.stamps = this.stampsNow();
    return [...new Set([...before.keys(), ...this.stamps.keys()])].filter(
      (file) => before.get(file) !== this.stamps.get(file),
    );
  }

  private stampsNow(): Map<string, string> {
    return new Map(
      listFiles(this.folder, this.model).yaml.flatMap((file) => {
        const found = statSync(join(this.folder, file), { throwIfNoEntry: false });
        return found ? [[file, `${found.mtimeMs} ${found.size} ${found.ino}`]] : [];
      }),
    );
  }
}
