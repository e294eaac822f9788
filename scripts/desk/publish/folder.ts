import { createHash } from 'node:crypto';
import type { GitHub } from './github.ts';

/** What a file holds: words, or the bytes of a picture. */
export type Content = string | Uint8Array;

/** The files of content/ by their names inside it. */
export type Contents = ReadonlyMap<string, Content>;

/**
 * What was published or fetched last: of each file of words its text, of each picture the hash of its bytes. Plain
 * texts, to be kept between two runs of the desk.
 */
export type Base = ReadonlyMap<string, string>;

/** One file of one side of a merge. What it holds is fetched only where sides differ. */
export interface FileState {
  /** By which git knows it. */
  sha: string;
  read: () => Promise<Content>;
}

export type Folder = ReadonlyMap<string, FileState>;

const contentFolder = 'content/';

export const isText = (name: string) => /\.(yaml|yml|md|txt)$/.test(name);

/** The name by which git knows bytes, and words by theirs. */
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
    // Two pictures are never mixed: nobody asks for the one before both.
    read: () => Promise.resolve(kept),
  }));

export async function baseOf(folder: Folder): Promise<Base> {
  const kept = [...folder].map(
    async ([name, { sha, read }]) => [name, isText(name) ? String(await read()) : sha] as const,
  );
  return new Map(await Promise.all(kept));
}

/** Reads what commits have in content/, each blob once. What is known already, such as the local files, is not asked for. */
export function foldersAt(github: GitHub, known: Folder) {
  const atHand = new Map([...known.values()].map((file) => [file.sha, file.read]));
  const read = (sha: string, name: string) => {
    const there = atHand.get(sha);
    if (there) return there();
    const fetched = github
      .blob(sha)
      .then((bytes) => (isText(name) ? Buffer.from(bytes).toString('utf8') : bytes));
    atHand.set(sha, () => fetched);
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
