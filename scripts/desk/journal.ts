import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { writeFileWhole } from '../disk/whole-file.ts';

/**
 * An append-only file of JSON lines: entries that were added before a power cut are there afterwards. A partial last
 * line is dropped.
 */
export class Journal<Entry> {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** All entries, oldest first. */
  read(): Entry[] {
    if (!existsSync(this.file)) return [];
    const lines = readFileSync(this.file, 'utf8').split('\n');
    const partial = lines.pop()!;
    const entries = lines.map((line) => JSON.parse(line) as Entry);
    // The next entry must not be appended to the partial line.
    if (partial !== '') this.replace(entries);
    return entries;
  }

  /** Appends an entry and syncs it to disk. */
  add(entry: Entry) {
    mkdirSync(dirname(this.file), { recursive: true });
    const open = openSync(this.file, 'a', 0o600);
    const { size } = fstatSync(open);
    try {
      writeFileSync(open, lineOf(entry));
      fsyncSync(open);
    } catch (error) {
      // On a full disk: a partial entry would spoil the next.
      ftruncateSync(open, size);
      throw error;
    } finally {
      closeSync(open);
    }
  }

  /** Replaces all entries. */
  replace(entries: readonly Entry[]) {
    writeFileWhole(this.file, entries.map(lineOf).join(''), 0o600);
  }
}

const lineOf = (entry: unknown) => `${JSON.stringify(entry)}\n`;
