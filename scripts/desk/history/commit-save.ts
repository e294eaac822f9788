import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../../../src/host/change-message.ts';
import { git, GitFailure } from './git.ts';
import type { Save } from '../../../src/host/history.ts';
import { HistoryFailed, historyFailure } from './history-failed.ts';

/** The author of every save, which identifies saves in a repository. */
export const deskEmail = 'desk@localhost';

/** Other programs lock a repository for moments. The delay is in milliseconds. */
const tries = 5;
const retryDelay = 300;

/** Commits exactly the files of a save; other changes, staged or not, stay as they are. */
export async function commitSave(content: string, save: Save): Promise<void> {
  const message = messageOf(save.words, save.id);
  for (let left = tries; ; left -= 1) {
    try {
      return await commitOnce(content, save, message);
    } catch (error) {
      if (!isLocked(error)) throw historyFailure(error);
      if (left === 1) throw new HistoryFailed('locked', error);
      await pause(retryDelay);
    }
  }
}

async function commitOnce(content: string, { at, by, texts, pictures }: Save, message: string) {
  await refuseDuringOperation(content);
  await refuseWithoutBranch(content);
  const paths = [...Object.keys(texts), ...pictures].map((name) => `${name}\0`).join('');
  const updateIndex = ['update-index', '--add', '--remove', '-z', '--stdin'];
  const own = mkdtempSync(join(tmpdir(), 'desk-history-'));
  // A temporary index, so that files staged by others are not committed.
  const environment = { GIT_INDEX_FILE: join(own, 'index') };
  try {
    const head = await line(git(content, ['rev-parse', '--verify', 'HEAD^{commit}']));
    await git(content, ['read-tree', head], { environment });
    await git(content, updateIndex, { input: paths, environment });
    const tree = await line(git(content, ['write-tree'], { environment }));
    if (tree === (await line(git(content, ['rev-parse', `${head}^{tree}`])))) return;
    const commit = await line(
      git(content, ['commit-tree', tree, '-p', head, '-F', '-'], {
        input: message,
        environment: identity(by, at),
      }),
    );
    // Before HEAD moves: an index that still held the old files would revert the save with the next commit.
    await git(content, updateIndex, { input: paths });
    const reflogMessage = `desk: ${message.split('\n')[0]}`;
    await git(content, ['update-ref', '-m', reflogMessage, 'HEAD', commit, head]);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

const line = async (answer: Promise<string>) => (await answer).trim();

/** In the environment, so that no git configuration changes. */
function identity(name: string, at: string) {
  const [email, date] = [deskEmail, `@${Math.floor(Date.parse(at) / 1000)} +0000`];
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  };
}

/** Files of an unfinished rebase, merge, cherry-pick, revert or bisect: a commit then would be lost or wrong. */
const unfinishedOperations = [
  'rebase-merge',
  'rebase-apply',
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'BISECT_LOG',
];

async function refuseDuringOperation(content: string) {
  const folder = await line(git(content, ['rev-parse', '--absolute-git-dir']));
  if (unfinishedOperations.some((name) => existsSync(join(folder, name))))
    throw new HistoryFailed('merge-under-way');
}

/** A commit onto a detached HEAD is on no branch, and lost with the next checkout. */
async function refuseWithoutBranch(content: string) {
  try {
    await git(content, ['symbolic-ref', '--quiet', 'HEAD']);
  } catch (error) {
    if (error instanceof GitFailure && error.code === 1)
      throw new HistoryFailed('no-branch', error);
    throw error;
  }
}

const isLocked = (error: unknown) =>
  error instanceof GitFailure && /\.lock'|cannot lock ref/.test(error.message);
