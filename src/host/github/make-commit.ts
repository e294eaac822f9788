import { messageOf, saveIdIn } from '../change-message.ts';
import { blobHash, headOf } from '../workspace/head-of-files.ts';
import { StoreFailed } from '../workspace/store-failed.ts';
import type { Commit, CommitFault, CommitReply, FileOfHead, Head } from '../workspace/workspace.ts';
import type { GitHub } from './ask-github.ts';
import type { Blobs } from './blobs.ts';
import { readBranch, type BranchState } from './content-tree.ts';
import { StaleBranch } from './github-fault.ts';
import type { Repository } from './repository.ts';

/** What every commit needs. */
export interface CommitParts {
  github: GitHub;
  repository: Repository;
  blobs: Blobs;
  /** The folder of the pictures inside the content folder. */
  images: string;
  /** Why a commit onto this head is refused; undefined for one that may be made. */
  faultOf: (commit: Commit, head: Head) => Promise<CommitFault | undefined>;
}

/**
 * The e-mail address of all commits. Its domain is reserved, so it belongs to no GitHub account, and the real addresses
 * of staff stay out of a public history.
 */
const email = 'the-desk@desk.invalid';

const attempts = 5;

/** Makes a commit onto the newest state of the branch: everything or nothing, and once for each id. */
export async function makeCommit(parts: CommitParts, commit: Commit): Promise<CommitReply> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const branch = await readBranch(parts.github, parts.repository);
    const head = await headOf(branch.files);
    try {
      // Its answer got lost.
      if (branch.messages.some((message) => saveIdIn(message) === commit.id))
        return { kind: 'done', head };
      if (head.id !== commit.base) return { kind: 'moved', head };
      const fault = await parts.faultOf(commit, head);
      if (fault) return { kind: 'refused', why: fault };
      return { kind: 'done', head: await write(parts, branch, commit) };
    } catch (error) {
      // The branch was changed since, or this commit was made and its answer got lost: the next attempt finds out.
      if (!(error instanceof StaleBranch)) throw error;
    }
  }
  throw new StoreFailed('busy');
}

/** A change of a tree: a text, the hash of a file that GitHub has already, or null to delete a file. */
type TreeChange = { path: string; mode: '100644'; type: 'blob' } & (
  { content: string } | { sha: string | null }
);

async function write(
  { github, repository, images, blobs }: CommitParts,
  branch: BranchState,
  commit: Commit,
): Promise<Head> {
  const { id, by, words, texts, pictures } = commit;
  const { owner, name, folder } = repository;
  const post = <Reply>(what: string, body: object) =>
    github.ask<Reply>('POST', `/repos/${owner}/${name}/git/${what}`, body);
  const files: Record<string, FileOfHead> = { ...branch.files };
  const tree: TreeChange[] = [];
  const add = (file: string, content: { content: string } | { sha: string | null }) =>
    tree.push({ path: `${folder}/${file}`, mode: '100644', type: 'blob', ...content });
  for (const [file, text] of Object.entries(texts)) {
    if (text === null) {
      if (files[file]) add(file, { sha: null });
      delete files[file];
      continue;
    }
    add(file, { content: text });
    const bytes = new TextEncoder().encode(text);
    files[file] = { hash: await blobHash(bytes), size: bytes.length };
  }
  // GitHub asks for one write at a time.
  for (const [picture, bytes] of Object.entries(pictures)) {
    const sha = await blobs.keep(bytes);
    add(`${images}/${picture}`, { sha });
    files[`${images}/${picture}`] = { hash: sha, size: bytes.length };
  }
  const made = await post<{ sha: string }>('trees', { base_tree: branch.tree, tree });
  const { sha } = await post<{ sha: string }>('commits', {
    message: messageOf(words, id),
    author: { name: by, email },
    tree: made.sha,
    parents: [branch.commit],
  });
  const ref = repository.branch.split('/').map(encodeURIComponent).join('/');
  // Rejects with StaleBranch instead of overwriting another commit.
  await github.ask('PATCH', `/repos/${owner}/${name}/git/refs/heads/${ref}`, {
    sha,
    force: false,
  });
  return headOf(files);
}
