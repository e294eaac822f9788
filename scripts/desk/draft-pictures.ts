import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { writeFileWhole } from '../disk/whole-file.ts';

/** The photographs of the draft: those of the content, and those that came in since. */
export class DraftPictures {
  /** In bytes, by name. */
  readonly sizes = new Map<string, number>();
  /** As they are seen. */
  readonly seen: Record<string, { width: number; height: number }> = {};
  readonly folder: string;
  private readonly content: string;

  /** `folder`: of the draft's own, holds all of them; `content`: the pictures of the content folder. */
  constructor(folder: string, content: string) {
    this.folder = folder;
    this.content = content;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(content)) this.bring(name);
    for (const name of readdirSync(folder)) this.note(name);
  }

  /** Those that the content folder does not have yet, among these. */
  newOf(names: Iterable<string>): string[] {
    const there = new Set(readdirSync(this.content));
    return [...names].filter((name) => this.sizes.has(name) && !there.has(name));
  }

  bytesOf = (name: string) =>
    this.sizes.has(name) ? readFileSync(join(this.folder, name)) : undefined;

  add(name: string, bytes: Uint8Array) {
    writeFileWhole(join(this.folder, name), bytes);
    this.note(name);
  }

  /** Takes over what somebody put into the content folder, changed there or took away. */
  follow(): boolean {
    const before = JSON.stringify([...this.sizes]);
    for (const name of readdirSync(this.content)) this.bring(name);
    return JSON.stringify([...this.sizes]) !== before;
  }

  private bring(name: string) {
    if (name.startsWith('.')) return;
    const [from, to] = [join(this.content, name), join(this.folder, name)];
    const [theirs, own] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
    if (!theirs.isFile()) return;
    if (own?.ino !== theirs.ino && (own?.size !== theirs.size || own.mtimeMs < theirs.mtimeMs)) {
      rmSync(to, { force: true });
      try {
        linkSync(from, to);
      } catch {
        // Another disk.
        copyFileSync(from, to);
      }
    }
    this.note(name);
  }

  private note(name: string) {
    const bytes = readFileSync(join(this.folder, name));
    if (this.sizes.get(name) === bytes.length) return;
    const size = sizeOf(bytes);
    if (!size) return;
    this.sizes.set(name, bytes.length);
    this.seen[name] = size;
  }
}

function sizeOf(bytes: Uint8Array) {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    // Not a picture: the check of the content says so.
    return undefined;
  }
}
