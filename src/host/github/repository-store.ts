import { imagesFolder } from '../../content/files.ts';
import { todayOfText } from '../../content/place-of-site.ts';
import type { Clock } from '../../content/place/zone.ts';
import { areContent, hasMistakes } from '../check-publish.ts';
import { messageOf, publishIn } from '../publish-message.ts';
import { liveContentOf, photographsOf } from '../website.ts';
import { base64Of, bytesOf, fileOf, headOf } from '../workspace/files.ts';
import {
  type ChangedTexts,
  type EarlierPublish,
  type FileOfHead,
  type Head,
  type HeadToday,
  type Progress,
  type Publish,
  type PublishOutcome,
  type Store,
  StoreFailed,
} from '../workspace/workspace.ts';
import { gitHubOf, type GitHubSettings, type Repository, StaleBranch } from './github.ts';

/** The dependencies of a `RepositoryStore`. */
export interface RepositoryStoreParts extends GitHubSettings {
  repository: Repository;
  /** The origin of the website, such as "https://ironbanyan.example". */
  site: string;
  /** Tells the date by a clock: rules depend on the date at the gym. */
  today: (clock: Clock) => string;
}

/** The newest state of the branch. */
interface Branch {
  /** The hash of the commit, and of the tree of the whole repository. */
  commit: string;
  tree: string;
  head: Head;
  /** The ids of the last publishes. */
  ids: readonly string[];
}

/** How many commits are searched for a publish that was made, although its answer got lost. */
const recent = 50;
/** How many files are asked for at a time; GitHub takes a hundred requests at once. */
const atOnce = 50;
/** How many pictures are kept between their upload and their publish, so that they need not be read from GitHub. */
const mostUploads = 8;
const attempts = 5;

/**
 * The e-mail address of all commits. Its domain is reserved, so it belongs to no GitHub account, and the real addresses
 * of staff stay out of a public history.
 */
const email = 'the-desk@desk.invalid';

/**
 * Stores the content of a desk on the web in the repository of the website at GitHub. Its methods reject with
 * StoreFailed if GitHub, or for `photographs` the website, refuses or does not answer. scripts/desk/folder-store.ts
 * does the same for a folder.
 */
export class RepositoryStore implements Store {
  private readonly parts: RepositoryStoreParts;
  private readonly github: ReturnType<typeof gitHubOf>;
  /** The repository, which every request names. */
  private readonly at: { owner: string; repo: string };
  private known: Branch | undefined;
  /** The texts that were read, by hash; a hash always has the same text. */
  private readonly knownTexts = new Map<string, string>();
  private readonly uploads = new Map<string, Uint8Array<ArrayBuffer>>();

  constructor(parts: RepositoryStoreParts) {
    this.parts = parts;
    this.github = gitHubOf(parts);
    this.at = { owner: parts.repository.owner, repo: parts.repository.name };
  }

  head = async (): Promise<HeadToday> => {
    const { head } = await this.branch();
    return { ...head, today: await this.todayOf(head) };
  };

  /** Returns the date at the gym, whose site.yaml says where it is. */
  private async todayOf({ files }: Head): Promise<string> {
    const hash = files['site.yaml']?.hash ?? '';
    return todayOfText((await this.texts([hash]))[hash], this.parts.today);
  }

  texts = async (hashes: readonly string[]): Promise<Record<string, string>> => {
    const missing = [...new Set(hashes)].filter((hash) => !this.knownTexts.has(hash));
    for (let start = 0; start < missing.length; start += atOnce)
      await Promise.all(
        missing.slice(start, start + atOnce).map(async (hash) => {
          const bytes = await this.upload(hash);
          if (bytes) this.knownTexts.set(hash, textIn(bytes));
        }),
      );
    const found = hashes.map((hash) => [hash, this.knownTexts.get(hash)] as const);
    return Object.fromEntries(found.filter((one): one is [string, string] => one[1] !== undefined));
  };

  picture = async (name: string) => {
    const { files } = await this.head();
    return this.upload(files[`${imagesFolder}/${name}`]?.hash ?? '');
  };

  photographs = () => photographsOf(this.parts.site);

  keepUpload = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const body = { ...this.at, content: base64Of(bytes), encoding: 'base64' };
    const { data } = await this.github('POST /repos/{owner}/{repo}/git/blobs', body);
    if (this.uploads.size === mostUploads) this.uploads.clear();
    this.uploads.set(data.sha, bytes);
    return data.sha;
  };

  upload = async (hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const kept = this.uploads.get(hash);
    if (kept || !isHash(hash)) return kept;
    const place = { ...this.at, file_sha: hash };
    const blob = await orMissing(
      this.github('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', place),
    );
    // GitHub breaks base64 into lines.
    return blob && bytesOf(blob.data.content.replace(/\s/g, ''));
  };

  publish = async (publish: Publish): Promise<PublishOutcome> => {
    for (let attempt = 1; attempt <= attempts; attempt++)
      try {
        return await this.publishOnce(publish);
      } catch (error) {
        // The branch has changed, or this was published and the answer got lost; the next attempt finds out which.
        if (!(error instanceof StaleBranch)) throw error;
      }
    throw new StoreFailed('busy');
  };

  /** Lists the last publishes without merges, the first commit and commits of others, which cannot be taken back. */
  history = async (most: number): Promise<EarlierPublish[]> => {
    const { data } = await this.github('GET /repos/{owner}/{repo}/commits', {
      ...this.at,
      sha: this.parts.repository.branch,
      path: this.parts.repository.folder,
      per_page: Math.min(most, 100),
    });
    return data.flatMap(({ sha, commit: { message, author }, parents }) => {
      const made = publishIn(message);
      if (!made || parents.length !== 1) return [];
      const when = new Date(author?.date ?? '').toISOString();
      return { id: sha, at: when, by: author?.name ?? '', sentences: made.sentences };
    });
  };

  version = async (id: string): Promise<ChangedTexts | undefined> => {
    if (!isHash(id)) return undefined;
    const place = { ...this.at, commit_sha: id };
    const commit = await orMissing(
      this.github('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', place),
    );
    const parent = commit?.data.parents[0]?.sha;
    if (parent === undefined) return undefined;
    const [before, after] = await Promise.all([this.filesOf(parent), this.filesOf(id)]);
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (file) => file.endsWith('.yaml') && before[file]?.hash !== after[file]?.hash,
    );
    const found = await this.texts(
      changed.flatMap((file) => [before[file], after[file]].flatMap((one) => one?.hash ?? [])),
    );
    const textOf = (file: FileOfHead | undefined) => (file ? found[file.hash]! : null);
    return Object.fromEntries(
      changed.map((file) => [file, { before: textOf(before[file]), after: textOf(after[file]) }]),
    );
  };

  /** Returns "live" once the website says so, and before that the state of the newest workflow run of the commit. */
  progress = async (head: string): Promise<Progress> => {
    const [live, commit] = await Promise.all([liveContentOf(this.parts.site), this.newestCommit()]);
    if (live === head) return { state: 'live', address: this.parts.site };
    // An earlier run, such as that of last night, may have failed, and a new run is not listed at once.
    const wanted = { ...this.at, head_sha: commit, per_page: 1 };
    const { data } = await this.github('GET /repos/{owner}/{repo}/actions/runs', wanted);
    const [run] = data.workflow_runs;
    if (notLive.has(run?.conclusion ?? '')) return { state: 'failed', address: run!.html_url };
    const isUnderWay = run?.status === 'in_progress' || run?.conclusion === 'success';
    return { state: isUnderWay ? 'building' : 'handed-over' };
  };

  private async newestCommit(): Promise<string> {
    const place = { ...this.at, ref: `heads/${this.parts.repository.branch}` };
    const { data } = await this.github('GET /repos/{owner}/{repo}/git/ref/{ref}', place);
    return data.object.sha;
  }

  /** Reads the branch by the hash of one commit, so that two requests never get two states. */
  private async branch(): Promise<Branch> {
    const commit = await this.newestCommit();
    if (this.known?.commit === commit) return this.known;
    const wanted = { ...this.at, sha: commit, per_page: recent };
    const [{ data: commits }, files] = await Promise.all([
      this.github('GET /repos/{owner}/{repo}/commits', wanted),
      this.filesOf(commit),
    ]);
    if (Object.keys(files).length === 0) throw new StoreFailed('store-not-found');
    const ids = commits.flatMap(({ commit: { message } }) => publishIn(message)?.id ?? []);
    const { tree } = commits[0]!.commit;
    this.known = { commit, tree: tree.sha, head: await headOf(files), ids };
    return this.known;
  }

  /** Returns the files of the content at a commit, by their names in its folder. */
  private async filesOf(commit: string): Promise<Record<string, FileOfHead>> {
    const wanted = { ...this.at, tree_sha: commit, recursive: '1' };
    const { data } = await this.github('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', wanted);
    if (data.truncated) throw new StoreFailed('store-failed');
    const start = `${this.parts.repository.folder}/`;
    return Object.fromEntries(
      data.tree.flatMap(({ path, type, mode, sha, size = 0 }) => {
        const name = path.startsWith(start) ? path.slice(start.length) : '';
        // Content has two levels of folders at most, and no symbolic links and submodules, which lead elsewhere.
        const isFile = type === 'blob' && mode !== '120000' && /^[^/]+(\/[^/]+)?$/.test(name);
        return isFile ? [[name, { hash: sha, size }] as const] : [];
      }),
    );
  }

  private async publishOnce(publish: Publish): Promise<PublishOutcome> {
    const branch = await this.branch();
    const { head } = branch;
    // The publish was made before, and its answer got lost.
    if (branch.ids.includes(publish.id)) return { kind: 'done', head };
    if (head.id !== publish.base) return { kind: 'moved', head };
    if (!areContent(publish)) return { kind: 'refused', why: 'not-content' };
    const { changes, after } = await outcomeOf(publish, head, imagesFolder);
    // A commit on no branch changes nothing, so it is made while the content is checked.
    const [isWrong, sha] = await Promise.all([
      this.texts(textHashesOf(head.files)).then(async (found) =>
        hasMistakes(
          publish,
          head,
          await this.todayOf(head),
          (file) => found[head.files[file]!.hash],
        ),
      ),
      this.makeCommit(branch, publish, changes),
    ]);
    if (isWrong) return { kind: 'refused', why: 'mistakes' };
    const moved = { ...this.at, ref: `heads/${this.parts.repository.branch}`, sha, force: false };
    // This rejects with StaleBranch and does not overwrite another commit.
    await this.github('PATCH /repos/{owner}/{repo}/git/refs/{ref}', moved);
    return { kind: 'done', head: after };
  }

  /** Makes the commit of a publish, which is on no branch yet. */
  private async makeCommit(
    { commit, tree }: Branch,
    { id, by, sentences }: Publish,
    changes: readonly Change[],
  ): Promise<string> {
    const { data: made } = await this.github('POST /repos/{owner}/{repo}/git/trees', {
      ...this.at,
      base_tree: tree,
      tree: changes.map(({ name, ...change }) => ({
        path: `${this.parts.repository.folder}/${name}`,
        mode: '100644' as const,
        type: 'blob' as const,
        ...change,
      })),
    });
    const { data } = await this.github('POST /repos/{owner}/{repo}/git/commits', {
      ...this.at,
      message: messageOf(sentences, id),
      author: { name: by, email },
      tree: made.sha,
      parents: [commit],
    });
    return data.sha;
  }
}

const notLive = new Set(['failure', 'timed_out', 'startup_failure', 'action_required']);

const isHash = (text: string) => /^[0-9a-f]{40}$/.test(text);

const textIn = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const textHashesOf = (files: Head['files']) =>
  Object.entries(files).flatMap(([name, { hash }]) => (name.endsWith('.yaml') ? [hash] : []));

/** Returns undefined for what GitHub does not have; if the repository itself is missing, other requests fail. */
const orMissing = <Reply>(reply: Promise<Reply>): Promise<Reply | undefined> =>
  reply.catch((error: unknown) => {
    if (error instanceof StoreFailed && error.fault === 'store-not-found') return undefined;
    throw error;
  });

/** A change of one file: a text, the hash of a picture that GitHub has already, or null to delete the file. */
type Change = { name: string } & ({ content: string } | { sha: string | null });

/** Returns the changes that a publish makes, and the head after it. */
async function outcomeOf({ texts, pictures }: Publish, head: Head, images: string) {
  const files = { ...head.files };
  const changes: Change[] = [];
  for (const [name, content] of Object.entries(texts))
    if (content === null) {
      if (files[name]) changes.push({ name, sha: null });
      delete files[name];
    } else {
      changes.push({ name, content });
      files[name] = await fileOf(new TextEncoder().encode(content));
    }
  for (const [picture, bytes] of Object.entries(pictures)) {
    const [name, file] = [`${images}/${picture}`, await fileOf(bytes)];
    changes.push({ name, sha: file.hash });
    files[name] = file;
  }
  return { changes, after: await headOf(files) };
}
