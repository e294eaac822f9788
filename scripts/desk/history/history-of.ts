import { join } from 'node:path';
import { folderHistory } from './folder-history.ts';
import { gitHistory } from './git-history.ts';
import { git, GitFailure } from './git.ts';
import type { History } from '../../../src/editor/history.ts';

/**
 * The history of a content folder: the repository's, where one holds the folder already, else one in `own`, the
 * desk's folder.
 */
export const historyOf = async (content: string, own: string): Promise<History> =>
  (await isKept(content)) ? gitHistory(content) : folderHistory(join(own, 'history.jsonl'));

/** Lying inside a repository is not enough: it may be that of a whole home folder, which knows nothing of the site. */
async function isKept(content: string): Promise<boolean> {
  try {
    return (await git(content, ['ls-tree', '--name-only', '-z', 'HEAD'])) !== '';
  } catch (error) {
    // No git, no repository, nothing in it yet, or one that belongs to somebody else.
    if (error instanceof GitFailure && (error.code === 'ENOENT' || error.code === 128))
      return false;
    throw error;
  }
}
