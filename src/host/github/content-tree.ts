import { StoreFailed } from '../workspace/store-failed.ts';
import type { FileOfHead } from '../workspace/workspace.ts';
import type { GitHub } from './ask-github.ts';
import type { Repository } from './repository.ts';

/** The files of one folder of the repository, as a query asks for them: two levels, as deep as content goes. */
export const folderFields = `
  object { ... on Tree { entries { name type mode oid size
    object { ... on Tree { entries { name type mode oid size } } } } } }`;

interface TreeEntry {
  name: string;
  type: string;
  mode: number;
  oid: string;
  size: number;
  object?: { entries?: readonly TreeEntry[] } | null;
}

/** The reply to `folderFields`; null if there is no such folder. */
export type FolderReply = {
  object: { entries: readonly TreeEntry[] };
} | null;

/** Files, and nothing that leads elsewhere: no symbolic links and no submodules. */
const fileModes = new Set([0o100644, 0o100755]);

/** The files of a folder by their names inside it: "posts/first.yaml". */
export function filesOf(folder: FolderReply): Record<string, FileOfHead> {
  const files: Record<string, FileOfHead> = {};
  const add = (start: string, entries: readonly TreeEntry[]) => {
    for (const { name, type, mode, oid, size, object } of entries)
      if (type === 'tree') add(`${start}${name}/`, object?.entries ?? []);
      else if (fileModes.has(mode)) files[start + name] = { hash: oid, size };
  };
  add('', folder?.object.entries ?? []);
  return files;
}

/** The newest state of the branch. */
export interface BranchState {
  /** The hash of the commit, and of the tree of the whole repository. */
  commit: string;
  tree: string;
  /** The files of the content. */
  files: Record<string, FileOfHead>;
  /** The messages of the last commits, newest first. */
  messages: readonly string[];
}

/** How many commits are searched, by their messages, for one that was made although its response got lost. */
const recent = 100;

const branchQuery = `query ($owner: String!, $name: String!, $branch: String!, $folder: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { ... on Commit {
    oid tree { oid } file(path: $folder) { ${folderFields} } history(first: ${recent}) { nodes { message } }
  } } } }
}`;

interface BranchReply {
  repository: {
    ref: {
      target: {
        oid: string;
        tree: { oid: string };
        file: FolderReply;
        history: { nodes: readonly { message: string }[] };
      };
    } | null;
  };
}

/** Reads the newest state of the branch in one request. */
export async function readBranch(
  github: GitHub,
  { owner, name, branch, folder }: Repository,
): Promise<BranchState> {
  const variables = { owner, name, folder, branch: `refs/heads/${branch}` };
  const { repository } = await github.query<BranchReply>(branchQuery, variables);
  if (!repository.ref) throw new StoreFailed('branch-not-found');
  const { oid, tree, file, history } = repository.ref.target;
  if (!file) throw new StoreFailed('content-not-found');
  return {
    commit: oid,
    tree: tree.oid,
    files: filesOf(file),
    messages: history.nodes.map(({ message }) => message),
  };
}
