import { join } from 'node:path';
import { folderHistory } from './folder-history.ts';
import { git } from './git.ts';
import { gitHistory } from './git-history.ts';
import type { History } from './history.ts';

/** Where the saves of a content folder are remembered: in its repository, or else in `own`. */
export async function historyOf(folder: string, own: string): Promise<History> {
  return (await isKeptByGit(folder))
    ? gitHistory(folder)
    : folderHistory(join(own, 'history.jsonl'));
}

async function isKeptByGit(folder: string): Promise<boolean> {
  try {
    await git(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']);
    return (await git(folder, ['ls-files', '-z', '--', '.'])) !== '';
  } catch {
    // No git on this computer, no repository around the folder, or none with a commit.
    return false;
  }
}
