import { createHash } from 'node:crypto';
import type { GitHub } from './github.ts';

/** The content of a file: text, or the bytes of a picture. */
export type Content = string | Uint8Array;

/** The files of content/, by their names inside it. */
export type Contents = ReadonlyMap<string, Content>;

/**
 * The merge base, published or fetched last: the text of each text file, the blob hash of each picture. Only strings,
 * so that it can be stored between two runs.
 */
export type Base = ReadonlyMap<string, string>;

/** One file of one side of a merge. Its content is fetched only where the sides differ. */
export interface FileState {
  /** The hash of the git blob. */
  sha: string;
  read: () => Promise<Content>;
}

export type Folder = ReadonlyMap<string, FileState>;

const contentFolder = 'content/';

export const isText = (name: string) => /\.(yaml|yml|md|txt)$/.test(name);

/** Returns the hash of the git blob with this content. */
export function blobSha(content: Content): string {
  const bytes = Buffer.from(content as string);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

const mapped = <From, To>(
  files: ReadonlyMap<string, From>,
  make: (one: From, name: string) => To,
) => new Map([...files].map(([name, one]) => [name, make(one, name)] as const));

export const folderOf = (files: Contents): Folder =>
  mapped(files, (content) => ({ sha: blobSha(content), read: () => Promise.resolve(content) }));

export const folderOfBase = (base: Base): Folder =>
  mapped(base, (kept, name) => ({
    sha: isText(name) ? blobSha(kept) : kept,
    // Pictures are never merged, so their base is never read.
    read: () => Promise.resolve(kept),
  }));

export async function baseOf(folder: Folder): Promise<Base> {
  const kept = [...folder].map(
    async ([name, { sha, read }]) => [name, isText(name) ? String(await read()) : sha] as const,
  );
  return new Map(await Promise.all(kept));
}

/** Reads content/ of commits. Each blob is fetched once, and not at all if `known`, such as the local files, has it. */
export function foldersAt(github: GitHub, known: Folder) {
  const reads = new Map([...known.values()].map((file) => [file.sha, file.read]));
  const read = (sha: string, name: string) => {
    const knownRead = reads.get(sha);
    if (knownRead) return knownRead();
    const fetched = github
      .blob(sha)
      .then((bytes) => (isText(name) ? Buffer.from(bytes).toString('utf8') : bytes));
    reads.set(sha, () => fetched);
    return fetched;
  };
  return async function folderAt(tree: string): Promise<Folder> {
    const files = (await github.tree(tree)).filter(
      ({ type, path }) => type === 'blob' && path.startsWith(contentFolder),
    );
    return new Map(
      files.map(({ path, sha }) => {
        const name = path.slice(contentFolder.length);
        return [name, { sha, read: () => read(sha, name) }];
      }),
    );
  };
}

export const pathOf = (name: string) => contentFolder + name;
