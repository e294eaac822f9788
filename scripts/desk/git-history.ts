import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { idLine, messageOf, publishIn } from '../../src/host/publish-message.ts';
import type { ChangedTexts, EarlierPublish } from '../../src/host/workspace/workspace.ts';

/** A save that the history gets as a commit; its files are on the disk already. */
export interface Save {
  id: string;
  /** The time in ISO form. */
  at: string;
  by: string;
  sentences: readonly string[];
  /** The files that it wrote or deleted, by their names inside the content folder. */
  files: readonly string[];
}

/** The saves of a content folder: commits of the repository that tracks it. */
export class GitHistory {
  private readonly content: string;

  private constructor(content: string) {
    this.content = content;
  }

  /** Opens the history of a content folder; undefined if no repository tracks the folder. */
  static async of(content: string): Promise<GitHistory | undefined> {
    // This fails if there is no git, no repository, a repository of another user, or no commit yet.
    const files = await git(content, ['ls-tree', '--name-only', '-z', 'HEAD']).catch(() => '');
    // A repository of a parent folder may ignore this folder.
    return files === '' ? undefined : new GitHistory(content);
  }

  /** Commits exactly the files of a save; waits while another program has locked the repository. */
  async add(save: Save): Promise<void> {
    for (let left = tries; ; left -= 1)
      try {
        return await commitOnce(this.content, save);
      } catch (error) {
        const isLocked = /\.lock'|cannot lock ref/.test((error as Error).message);
        if (!isLocked || left === 1) throw error;
        await pause(retryDelay);
      }
  }

  /** Whether the save with this id was made. */
  async has(id: string): Promise<boolean> {
    const line = ['--fixed-strings', `--grep=${idLine}${id}`];
    return (await git(this.content, ['log', '-1', '--format=%H', ...line])) !== '';
  }

  /** Lists the last saves, newest first, without merges and without the first commit, which has nothing before it. */
  async list(most: number): Promise<EarlierPublish[]> {
    const ofDesk = ['--fixed-strings', `--grep=${idLine}`, '--min-parents=1', '--max-parents=1'];
    const format = '--format=%H%x00%aI%x00%an%x00%B';
    const log = await git(this.content, ['log', '-z', ...ofDesk, `-${most}`, format, '--', '.']);
    const fields = log.split('\0');
    const saves: EarlierPublish[] = [];
    for (let at = 0; at + 3 < fields.length; at += 4) {
      const [id, date, by, message] = fields.slice(at, at + 4) as [string, string, string, string];
      const made = publishIn(message);
      if (made) saves.push({ id, at: new Date(date).toISOString(), by, sentences: made.sentences });
    }
    return saves;
  }

  /** Returns the texts that a save changed, without symbolic links and submodules; undefined for an unknown save. */
  async version(id: string): Promise<ChangedTexts | undefined> {
    if (!/^[0-9a-f]{40,64}$/.test(id)) return undefined;
    const options = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--relative'];
    const raw = await git(this.content, ['diff-tree', ...options, `${id}^`, id, '--', '.']);
    const texts: Record<string, ChangedTexts[string]> = {};
    const fields = raw.split('\0').values();
    for (const change of fields) {
      const name = fields.next().value;
      if (!name?.endsWith('.yaml')) continue;
      const [oldMode, newMode, before, after] = change.slice(1).split(' ') as FileChange;
      const textOf = async (mode: string, hash: string) =>
        mode.startsWith('100') ? git(this.content, ['cat-file', 'blob', hash]) : null;
      texts[name] = { before: await textOf(oldMode, before), after: await textOf(newMode, after) };
    }
    return texts;
  }
}

/** The author of what nobody has put a name to. */
const theDesk = 'The desk';

type FileChange = [oldMode: string, newMode: string, before: string, after: string];

/** Makes a repository of a folder with a copy of some content, so that the copy has a history. */
export async function beginHistory(content: string): Promise<void> {
  const environment = identity(theDesk, new Date().toISOString());
  await git(content, ['init', '--quiet']).then(
    async () => {
      await git(content, ['add', '--all', '--force']);
      await git(content, ['commit', '--quiet', '--message', 'The content'], { environment });
    },
    // If there is no git, the desk shows no earlier publishes.
    () => undefined,
  );
}

/** How often a commit is tried, and the delay in milliseconds, because other programs lock a repository for moments. */
const tries = 5;
const retryDelay = 300;

/** Commits exactly the files of a save; other changes, staged or not, stay as they are. */
async function commitOnce(content: string, { id, at, by, sentences, files }: Save) {
  await refuseUnlessOnBranch(content);
  const paths = files.map((name) => `${name}\0`).join('');
  const updateIndex = ['update-index', '--add', '--remove', '-z', '--stdin'];
  const own = mkdtempSync(join(tmpdir(), 'desk-history-'));
  // The index is a temporary one, so that files staged by others are not committed.
  const environment = { GIT_INDEX_FILE: join(own, 'index') };
  try {
    const head = await line(content, ['rev-parse', '--verify', 'HEAD^{commit}']);
    await git(content, ['read-tree', head], { environment });
    await git(content, updateIndex, { input: paths, environment });
    const tree = await line(content, ['write-tree'], { environment });
    if (tree === (await line(content, ['rev-parse', `${head}^{tree}`]))) return;
    const message = messageOf(sentences, id);
    const commit = await line(content, ['commit-tree', tree, '-p', head, '-F', '-'], {
      input: message,
      environment: identity(by, at),
    });
    // This comes before HEAD moves, because an index with the old files would undo the save with the next commit.
    await git(content, updateIndex, { input: paths });
    const reflogMessage = `desk: ${message.split('\n')[0]}`;
    await git(content, ['update-ref', '-m', reflogMessage, 'HEAD', commit, head]);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Returns the author in environment variables, so that no git configuration changes. */
function identity(by: string, at: string) {
  // Git refuses a name of nothing else.
  const name = /[^\s.,:;<>"'\\]/.test(by) ? by : theDesk;
  const [email, date] = ['desk@localhost', `@${Math.floor(Date.parse(at) / 1000)} +0000`];
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  };
}

/** The files of an unfinished rebase, merge, cherry-pick, revert or bisect, during which no commit may be made. */
const unfinishedOperations = [
  'rebase-merge',
  'rebase-apply',
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'BISECT_LOG',
];

async function refuseUnlessOnBranch(content: string) {
  const folder = await line(content, ['rev-parse', '--absolute-git-dir']);
  if (unfinishedOperations.some((name) => existsSync(join(folder, name))))
    throw new Error('A merge or a rebase is under way.');
  // A commit onto a detached HEAD is on no branch, and the next checkout loses it.
  if ((await line(content, ['rev-parse', '--abbrev-ref', 'HEAD'])) === 'HEAD')
    throw new Error('No branch is checked out.');
}

const line = async (...args: Parameters<typeof git>) => (await git(...args)).trim();

/** The settings that override personal ones: no hooks or helpers run, nothing is signed, and text is UTF-8. */
const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'commit.gpgSign=false',
  'i18n.commitEncoding=UTF-8',
  'i18n.logOutputEncoding=UTF-8',
  'log.showSignature=false',
].flatMap((setting) => ['-c', setting]);

/** Runs git in a folder, without a shell, and returns its output; `input` is written to its standard input. */
async function git(
  folder: string,
  args: readonly string[],
  { input, environment }: { input?: string; environment?: Record<string, string> } = {},
): Promise<string> {
  const running = promisify(execFile)('git', ['--no-pager', ...settings, ...args], {
    cwd: folder,
    env: { ...withoutGitHook(), ...environment },
    timeout: 20_000,
    maxBuffer: 64_000_000,
    windowsHide: true,
  });
  // If git exits before it has read everything, its promise says why.
  running.child.stdin?.on('error', () => undefined);
  running.child.stdin?.end(input);
  return (await running).stdout;
}

/** Returns the environment without the variables of a git hook, which name another repository. */
const withoutGitHook = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
});
