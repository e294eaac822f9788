import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../checker/list-files.ts';
import type { ContentModel } from '../../src/checker/model.ts';

/** The files of the content folder, as they are and as they were when somebody last looked. */
export class ContentDisk {
  readonly folder: string;
  private readonly model: ContentModel;
  /** By file: when it was written and how large it is, so that only what changed is read again. */
  private stamps = new Map<string, string>();

  constructor(folder: string, model: ContentModel) {
    this.folder = folder;
    this.model = model;
  }

  /** Names and sizes of the pictures. */
  pictures(): Map<string, number> {
    return listFiles(this.folder, this.model).pictures;
  }

  /** The text of every content file. */
  readAll(): Map<string, string> {
    this.stamps = this.stampsNow();
    return new Map([...this.stamps.keys()].map((file) => [file, this.read(file)!]));
  }

  /** The text of a file, or null when it is not there. */
  read(file: string): string | null {
    const path = join(this.folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }

  /** The files that were written, came or went since somebody last looked. */
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
