import { join } from 'node:path';
import { folderHistory } from './folder-history.ts';
import { gitHistory } from './git-history.ts';
import { git, GitFailure } from './git.ts';
import type { History } from '../../../src/host/history.ts';

/** The history of a content folder: commits if a repository tracks it, else a file in `own`, the folder of the desk. */
export const historyOf = async (content: string, own: string): Promise<History> =>
  (await isTracked(content)) ? gitHistory(content) : folderHistory(join(own, 'history.jsonl'));

/** Whether the last commit has files of the folder. A repository of a parent folder may ignore it. */
async function isTracked(content: string): Promise<boolean> {
  try {
    return (await git(content, ['ls-tree', '--name-only', '-z', 'HEAD'])) !== '';
  } catch (error) {
    // No git, no repository, no commit yet, or a repository of another user.
    if (error instanceof GitFailure && (error.code === 'ENOENT' || error.code === 128))
      return false;
    throw error;
  }
}
