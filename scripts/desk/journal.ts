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
 * A file of one entry a line, to which entries are added and from which none is taken: whatever was added before the
 * power went is there again. A last line that was cut off is passed over.
 */
export class Journal<Entry> {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** All entries, the oldest first. */
  read(): Entry[] {
    if (!existsSync(this.file)) return [];
    const lines = readFileSync(this.file, 'utf8').split('\n');
    const partial = lines.pop()!;
    const entries = lines.map((line) => JSON.parse(line) as Entry);
    // What comes next must not be joined to what was cut off.
    if (partial !== '') this.replace(entries);
    return entries;
  }

  /** Adds an entry, and waits until the disk has it. */
  add(entry: Entry) {
    mkdirSync(dirname(this.file), { recursive: true });
    const open = openSync(this.file, 'a', 0o600);
    const { size } = fstatSync(open);
    try {
      writeFileSync(open, lineOf(entry));
      fsyncSync(open);
    } catch (error) {
      // A disk that is full: half an entry would spoil the next.
      ftruncateSync(open, size);
      throw error;
    } finally {
      closeSync(open);
    }
  }

  /** Begins anew with these entries. */
  replace(entries: readonly Entry[]) {
    writeFileWhole(this.file, entries.map(lineOf).join(''), 0o600);
  }
}

const lineOf = (entry: unknown) => `${JSON.stringify(entry)}\n`;
