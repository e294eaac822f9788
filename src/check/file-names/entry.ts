import { files, folders, imagesFolder } from '../../content/files.ts';
import { groupBy } from '../../content/group-by.ts';
import type { Problem, Sentences } from '../../content/problem.ts';
import { shortNameOf } from '../../content/text/format.ts';

/** An entry of the content folder, whose name sort-files.ts and name-slips.ts judge. */
export interface Entry {
  /** The path inside the content folder, with forward slashes. */
  file: string;
  kind: 'file' | 'folder' | 'link' | 'other';
  /** The size in bytes. */
  size: number;
  /** Reads the contents; called only to suggest a name. */
  text: () => string;
}

/** An entry with the parts of its path, and the other names in its folder. */
export interface EntryAt extends Entry {
  readonly name: string;
  /** Its folder; '' is the content folder itself. */
  readonly inside: string;
  /** Its name without the extension of a text file. */
  readonly bare: string;
  readonly siblings: Siblings;
}

/** A mistake in the name or the kind of an entry. */
export interface Misnamed extends Sentences {
  severity?: Problem['severity'];
  /** The path that this entry should have, which is then not reported as missing. */
  standsFor?: string;
  /** The name or path that it should have. */
  meant?: string;
}

/** Recognises one kind of mistake in the name of a file. */
export type NameSlip = (entry: EntryAt) => Misnamed | undefined;

/** Adds to an entry what the functions of name-slips.ts look at. */
export function entryAt(entry: Entry, siblings: Siblings): EntryAt {
  const name = entry.file.slice(entry.file.lastIndexOf('/') + 1);
  const bare = name.replace(/(\.ya?ml|\.txt)+$/i, '');
  return { ...entry, name, bare, inside: folderOf(entry.file), siblings };
}

/** Returns the folder of a path: "posts/a.yaml" → "posts", "plans.yaml" → "". */
export const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** Every folder that is read, except the content folder itself. */
export const knownFolders: ReadonlySet<string> = new Set(
  [imagesFolder, ...Object.keys(folders), ...Object.keys(files).map(folderOf)].filter(
    (folder) => folder !== '',
  ),
);

/** Whether a file is meant as a content file, perhaps with a wrong extension. */
export const isContentName = (name: string) => /\.ya?ml(\.txt)?$/i.test(name);

/** Returns a free name for a file: made from its letters, from the title in the file, or `new-in-posts`. */
export function freeName({ bare, size, text, inside, siblings }: EntryAt): string {
  const title = size < 100_000 ? /^(?:title|name):\s*["']?(.*)/m.exec(text())?.[1] : undefined;
  const own = shortNameOf(bare) || shortNameOf(title ?? '') || `new-in-${inside.split('/').at(-1)}`;
  let name = own;
  for (let count = 2; siblings.has(`${name}.yaml`); count++) name = `${own}-${count}`;
  return name;
}

/** The names in one folder. */
export class Siblings {
  private readonly names: ReadonlySet<string>;
  private readonly byLowerCase: ReadonlyMap<string, readonly string[]>;
  constructor(names: readonly string[]) {
    this.names = new Set(names);
    this.byLowerCase = groupBy(names, (name) => name.toLowerCase());
  }

  has(name: string) {
    return this.names.has(name);
  }

  /** Returns the sibling whose name differs from this one only in upper and lower case. */
  twinOf(name: string): string | undefined {
    return this.byLowerCase.get(name.toLowerCase())?.find((other) => other !== name);
  }
}
