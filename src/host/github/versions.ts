import { changesIn, wordsOf } from '../change-message.ts';
import type { ChangedTexts, SavedChange } from '../history.ts';
import type { GitHub } from './ask-github.ts';
import { isHash, type Blobs } from './blobs.ts';
import type { FileOfHead } from '../workspace/workspace.ts';
import { filesOf, folderFields, type FolderReply } from './content-tree.ts';
import type { Repository } from './repository.ts';

interface CommitNode {
  oid: string;
  message: string;
  authoredDate: string;
  author: { name: string };
  parents: { totalCount: number };
}

/**
 * The last versions of the content, at most `most`, newest first. Merges and the first commit are left out: they cannot
 * be reverted.
 */
export async function versionsOf(
  github: GitHub,
  { owner, name, branch, folder }: Repository,
  most: number,
): Promise<SavedChange[]> {
  const { repository } = await github.query<{
    repository: { ref: { target: { history: { nodes: readonly CommitNode[] } } } };
  }>(
    `query ($owner: String!, $name: String!, $branch: String!, $folder: String!, $most: Int!) {
      repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { ... on Commit {
        history(first: $most, path: $folder) { nodes {
          oid message authoredDate author { name } parents { totalCount }
        } }
      } } } }
    }`,
    { owner, name, folder, branch: `refs/heads/${branch}`, most: Math.min(most, 100) },
  );
  return repository.ref.target.history.nodes.flatMap(
    ({ oid, message, authoredDate, author, parents }) =>
      parents.totalCount === 1
        ? {
            id: oid,
            at: new Date(authoredDate).toISOString(),
            by: author.name,
            words: wordsOf(message),
            isTechnical: changesIn(message) === undefined,
          }
        : [],
  );
}

/** The files of a version and of the one before it, by name inside the content folder. */
export interface VersionSides {
  before: Record<string, FileOfHead>;
  after: Record<string, FileOfHead>;
}

/** The files of a version, and of the one before it; undefined if there is no such version. */
export async function sidesOf(
  github: GitHub,
  { owner, name, folder }: Repository,
  id: string,
): Promise<VersionSides | undefined> {
  if (!isHash(id)) return undefined;
  const { repository } = await github.query<{
    repository: {
      object: { file: FolderReply; parents: { nodes: readonly { file: FolderReply }[] } } | null;
    };
  }>(
    `query ($owner: String!, $name: String!, $id: GitObjectID!, $folder: String!) {
      repository(owner: $owner, name: $name) { object(oid: $id) { ... on Commit {
        file(path: $folder) { ${folderFields} }
        parents(first: 1) { nodes { file(path: $folder) { ${folderFields} } } }
      } } }
    }`,
    { owner, name, folder, id },
  );
  if (!repository.object) return undefined;
  const { file, parents } = repository.object;
  return { before: filesOf(parents.nodes[0]?.file ?? null), after: filesOf(file) };
}

/** The texts that a version changed. */
export async function changedTexts(
  blobs: Blobs,
  { before, after }: VersionSides,
): Promise<ChangedTexts> {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (file) => file.endsWith('.yaml') && before[file]?.hash !== after[file]?.hash,
  );
  const sides = changed.map((file) => [file, before[file]?.hash, after[file]?.hash] as const);
  const texts = await blobs.texts(
    sides.flatMap(([, ...both]) => both.filter((one) => one !== undefined)),
  );
  const textOf = (hash: string | undefined) => (hash === undefined ? null : texts[hash]!);
  return Object.fromEntries(
    sides.map(([file, was, is]) => [file, { before: textOf(was), after: textOf(is) }]),
  );
}
