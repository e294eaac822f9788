import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from './change-message.ts';
import { git, GitFailure } from './git.ts';
import type { Save } from '../../../src/editor/history.ts';
import { lackingBecause, LackingSave } from './lacking.ts';

/** Programs that look at a repository lock it for moments. */
const tries = 5;
const betweenTries = 300;

/** Makes one commit of exactly the files of a save; whatever else is changed or prepared stays as it is. */
export async function commitSave(content: string, save: Save): Promise<void> {
  const message = messageOf(save.words);
  for (let left = tries; ; left -= 1) {
    try {
      return await commitOnce(content, save, message);
    } catch (error) {
      if (!isLocked(error)) throw lackingBecause(error);
      if (left === 1)
        throw new LackingSave(
          'another program holds it open, or stopped in the middle. Close other programs that work on the site; if it stays so, ask whoever looks after the site.',
          error,
        );
      await pause(betweenTries);
    }
  }
}

async function commitOnce(content: string, { at, by, texts, pictures }: Save, message: string) {
  await refuseWhileUnderWay(content);
  const paths = [...Object.keys(texts), ...pictures].map((name) => `${name}\0`).join('');
  const take = ['update-index', '--add', '--remove', '-z', '--stdin'];
  const own = mkdtempSync(join(tmpdir(), 'desk-history-'));
  // An index of this commit alone, so that what others have prepared is not in it.
  const environment = { GIT_INDEX_FILE: join(own, 'index') };
  try {
    const head = await line(git(content, ['rev-parse', '--verify', 'HEAD^{commit}']));
    await git(content, ['read-tree', head], { environment });
    await git(content, take, { input: paths, environment });
    const tree = await line(git(content, ['write-tree'], { environment }));
    if (tree === (await line(git(content, ['rev-parse', `${head}^{tree}`])))) return;
    const commit = await line(
      git(content, ['commit-tree', tree, '-p', head, '-F', '-'], {
        input: message,
        environment: identity(by, at),
      }),
    );
    // Before the commit counts: an index that still held the old files would take the save back with the next commit.
    await git(content, take, { input: paths });
    const note = `desk: ${message.split('\n')[0]}`;
    await git(content, ['update-ref', '-m', note, 'HEAD', commit, head]);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

const line = async (answer: Promise<string>) => (await answer).trim();

/** For this one commit; nothing is written into anybody's settings. */
function identity(name: string, at: string) {
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

/** What somebody has begun and not ended with the repository: a commit in the middle of it would be lost or wrong. */
const underWay = [
  'rebase-merge',
  'rebase-apply',
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'BISECT_LOG',
];

async function refuseWhileUnderWay(content: string) {
  const folder = await line(git(content, ['rev-parse', '--absolute-git-dir']));
  if (underWay.some((name) => existsSync(join(folder, name))))
    throw new LackingSave(
      'somebody is in the middle of bringing two versions of the site together. Ask whoever looks after the site to end that.',
    );
}

const isLocked = (error: unknown) =>
  error instanceof GitFailure && /\.lock'|cannot lock ref/.test(error.message);
