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

/** The photographs of the draft: those of the content folder and those added since. */
export class DraftPictures {
  /** Sizes in bytes, by name. */
  readonly sizes = new Map<string, number>();
  /** In pixels, by name, as EXIF rotates them. */
  readonly seen: Record<string, { width: number; height: number }> = {};
  readonly folder: string;
  private readonly content: string;

  /** `folder` belongs to the draft and holds all of them; `content` is the picture folder of the content. */
  constructor(folder: string, content: string) {
    this.folder = folder;
    this.content = content;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(content)) this.linkFromContent(name);
    for (const name of readdirSync(folder)) this.measure(name);
  }

  /** Returns the names that the content folder does not have yet. */
  newOf(names: Iterable<string>): string[] {
    const there = new Set(readdirSync(this.content));
    return [...names].filter((name) => this.sizes.has(name) && !there.has(name));
  }

  bytesOf = (name: string) =>
    this.sizes.has(name) ? readFileSync(join(this.folder, name)) : undefined;

  add(name: string, bytes: Uint8Array) {
    writeFileWhole(join(this.folder, name), bytes);
    this.measure(name);
  }

  /** Takes over pictures added or changed in the content folder, but not deletions; returns whether any did. */
  follow(): boolean {
    const before = JSON.stringify([...this.sizes]);
    for (const name of readdirSync(this.content)) this.linkFromContent(name);
    return JSON.stringify([...this.sizes]) !== before;
  }

  private linkFromContent(name: string) {
    if (name.startsWith('.')) return;
    const [from, to] = [join(this.content, name), join(this.folder, name)];
    const [source, copy] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
    if (!source.isFile()) return;
    if (copy?.ino !== source.ino && (copy?.size !== source.size || copy.mtimeMs < source.mtimeMs)) {
      rmSync(to, { force: true });
      try {
        linkSync(from, to);
      } catch {
        // Links cannot cross disks.
        copyFileSync(from, to);
      }
    }
    this.measure(name);
  }

  private measure(name: string) {
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
    // Not a picture; the check of the content reports it.
    return undefined;
  }
}
