import { isText, pathOf, type Content, type Contents, type Folder } from './folder.ts';
import { StaleHead } from './github-refusals.ts';
import type { GitHub } from './github.ts';
import type { TreeChange } from './github-answers.ts';
import { PublishRefused, type RefusalWords } from './publish-refused.ts';
import { refusals } from './publish-words.ts';

export interface CommitTools {
  github: GitHub;
  /** Returns why these files may not be published; undefined if they may. */
  check: (files: Contents) => Promise<RefusalWords | undefined>;
}

export interface CommitWords {
  /** "Experts: price ₹1,150 → ₹1,250" */
  message: string;
  /** Who changed it: "Asha" */
  author: string;
}

const attempts = 5;

/** Runs `act` on the newest head, and again whenever the branch has moved meanwhile. */
export async function onNewestHead<Done>(
  act: (head: string) => Promise<Done>,
  github: GitHub,
): Promise<Done> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await act(await github.head());
    } catch (error) {
      if (!(error instanceof StaleHead)) throw error;
    }
  }
  throw new PublishRefused(refusals.overtaken);
}

interface HeadState {
  head: string;
  tree: string;
  theirs: Folder;
}

/** Commits `merged` as the new state of content/; nothing else in the repository changes. */
export async function commitOnto(
  { head, tree, theirs }: HeadState,
  merged: Folder,
  { github, check }: CommitTools,
  { message, author }: CommitWords,
): Promise<{ commit: string; changed: string[] }> {
  const changes = await differences(theirs, merged);
  const changed = [...changes.keys()];
  if (changed.length === 0) return { commit: head, changed };
  const refusal = await check(await contentsOf(merged));
  if (refusal) throw new PublishRefused(refusal);
  const entries: TreeChange[] = [];
  // GitHub asks for one write at a time.
  for (const [name, content] of changes) entries.push(await entryOf(github, name, content));
  const made = await github.makeTree(tree, entries);
  // A reserved domain, so that GitHub attributes the commit to no account.
  const who = { name: author, email: 'the-desk@desk.invalid' };
  const commit = await github.makeCommit(message, who, made, head);
  await github.moveHead(commit);
  return { commit, changed };
}

async function entryOf(github: GitHub, name: string, content?: Content): Promise<TreeChange> {
  const entry = { path: pathOf(name), mode: '100644', type: 'blob' } as const;
  if (content === undefined) return { ...entry, sha: null };
  // Text is sent inside the tree, which saves a request per file.
  if (typeof content === 'string' && isText(name)) return { ...entry, content };
  return { ...entry, sha: await github.makeBlob(Buffer.from(content as string)) };
}

async function contentsOf(folder: Folder): Promise<Contents> {
  const read = [...folder].map(async ([name, file]) => [name, await file.read()] as const);
  return new Map(await Promise.all(read));
}

/** The files to write or (undefined) to delete. */
export async function differences(from: Folder, to: Folder) {
  const names = [...new Set([...from.keys(), ...to.keys()])].sort();
  const differing = names.filter((name) => from.get(name)?.sha !== to.get(name)?.sha);
  const contents = differing.map(async (name) => [name, await to.get(name)?.read()] as const);
  return new Map<string, Content | undefined>(await Promise.all(contents));
}
