import { createHash } from 'node:crypto';

/** "content/plans.yaml" → the hash of its blob. */
export type Tree = ReadonlyMap<string, string>;

/** A commit; `tree` and `parents` are hashes. */
interface StandInCommit {
  tree: string;
  parents: readonly string[];
  message: string;
  author: string;
  email?: string;
  /** ISO. */
  at: string;
}

/** A refusal in GitHub's words. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A change of a tree, as GitHub's API takes it: `sha` or `content` writes a file, the `sha` null deletes it. */
export interface SentEntry {
  path: string;
  mode?: string;
  type?: string;
  sha?: string | null;
  content?: string;
}

/** In bytes; GitHub allows blobs of up to 100 MB, but less in one request. */
const largestBlob = 40_000_000;

/** A repository in memory with the branch of the website. Throws Refused where GitHub refuses. */
export class StandInRepository {
  private readonly blobs = new Map<string, Buffer>();
  private readonly trees = new Map<string, Tree>();
  private readonly commits = new Map<string, StandInCommit>();
  private branch: string;

  /** `files` by path: "content/plans.yaml". */
  constructor(files: ReadonlyMap<string, string | Uint8Array>) {
    const entries = [...files].map(([path, content]) => [path, this.addBlob(content)] as const);
    const tree = this.addTree(new Map(entries));
    this.branch = this.addCommit({
      tree,
      parents: [],
      message: 'The website',
      author: 'The owner',
    });
  }

  get head() {
    return this.branch;
  }

  addBlob(content: string | Uint8Array): string {
    const bytes = Buffer.from(content as string);
    if (bytes.length > largestBlob) throw new Refused(422, 'Sorry, that blob is too large.');
    const sha = hashOf(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
    this.blobs.set(sha, bytes);
    return sha;
  }

  blob(sha: string): Buffer {
    return found(this.blobs, sha);
  }

  hasBlob = (sha: string) => this.blobs.has(sha);

  /** By the hash of a tree or a commit. */
  tree(sha: string): Tree {
    return found(this.trees, this.commits.get(sha)?.tree ?? sha);
  }

  commit(sha: string): StandInCommit {
    return found(this.commits, sha);
  }

  hasCommit = (sha: string) => this.commits.has(sha);

  /** Returns the hash of a tree with changed entries. */
  changedTree(base: string, entries: readonly SentEntry[]): string {
    const tree = new Map(this.tree(base));
    for (const { path, mode, type, sha, content } of entries) {
      if (mode !== '100644' || type !== 'blob')
        throw new Refused(422, 'Must supply a valid tree.mode');
      if (sha === null && !tree.delete(path)) throw new Refused(422, 'GitRPC::BadObjectState');
      if (sha === null) continue;
      if (sha !== undefined && !this.blobs.has(wellFormed(sha)))
        throw new Refused(422, `tree.sha ${sha} is not a valid blob`);
      tree.set(path, sha ?? this.addBlob(content!));
    }
    return this.addTree(tree);
  }

  addCommit(commit: Omit<StandInCommit, 'at'>): string {
    if (!this.trees.has(wellFormed(commit.tree))) throw new Refused(422, 'Tree SHA does not exist');
    for (const parent of commit.parents)
      if (!this.commits.has(wellFormed(parent)))
        throw new Refused(422, 'Parent SHA does not exist or is not a commit object');
    const made = { ...commit, at: new Date().toISOString() };
    // Equal commits differ, even those of one millisecond.
    const sha = hashOf(JSON.stringify({ ...made, count: this.commits.size }));
    this.commits.set(sha, made);
    return sha;
  }

  /** Fast-forwards the branch to a commit. */
  moveHead(sha: string) {
    if (!this.commits.has(wellFormed(sha))) throw new Refused(422, 'Object does not exist');
    if (!this.history(sha).includes(this.branch))
      throw new Refused(422, 'Update is not a fast forward');
    this.branch = sha;
  }

  /** A commit and its ancestors by first parent, newest first. */
  history(from: string = this.branch): string[] {
    const all: string[] = [];
    for (let at: string | undefined = from; at !== undefined; at = this.commit(at).parents[0])
      all.push(at);
    return all;
  }

  /** The files of a commit, by path. */
  filesAt(sha: string = this.branch): Map<string, Buffer> {
    return new Map([...this.tree(sha)].map(([path, blob]) => [path, this.blob(blob)]));
  }

  /** Commits as another person; undefined deletes a file. */
  commitOfSomebody(
    files: ReadonlyMap<string, string | Uint8Array | undefined>,
    author = 'Somebody',
  ): string {
    const tree = new Map(this.tree(this.branch));
    for (const [path, content] of files)
      if (content === undefined) tree.delete(path);
      else tree.set(path, this.addBlob(content));
    this.branch = this.addCommit({
      tree: this.addTree(tree),
      parents: [this.branch],
      message: 'Something else',
      author,
    });
    return this.branch;
  }

  private addTree(tree: Tree): string {
    const sha = hashOf(JSON.stringify([...tree].sort()));
    this.trees.set(sha, tree);
    return sha;
  }
}

/** SHA-1 in hex, as git has it. */
export const hashOf = (value: string | Buffer) => createHash('sha1').update(value).digest('hex');

function wellFormed(sha: string): string {
  if (!/^[0-9a-f]{40}$/.test(sha))
    throw new Refused(
      422,
      'The sha parameter must be exactly 40 characters and contain only [0-9a-f].',
    );
  return sha;
}

function found<Kept>(kept: ReadonlyMap<string, Kept>, sha: string): Kept {
  const one = kept.get(wellFormed(sha));
  if (one === undefined) throw new Refused(404, 'Not Found');
  return one;
}
