import { commitOnto, differences, onNewestHead, type CommitWords } from './commit-onto.ts';
import { baseOf, folderOf, folderOfBase, foldersAt } from './folder.ts';
import { mergeFolders, type Resolution } from './merge-folders.ts';
import type { Asks, Published, PublishTools, Workplace } from './publish-commit.ts';
import { PublishRefused } from './publish-refused.ts';
import { refusals } from './publish-words.ts';

/**
 * Reverts a publish with a new commit, which undoes `commit` and keeps everything later. On this computer the change
 * stays, to be published again.
 */
export async function takeBack(
  commit: string,
  { files, base }: Workplace,
  { github, mergeTexts, check }: PublishTools,
  words: CommitWords,
  resolutions: readonly Resolution[] = [],
): Promise<Published | Asks> {
  const mine = folderOf(files);
  const folderAt = foldersAt(github, mine);
  const after = await github.commit(commit);
  const before = await github.commit(after.parents[0]!.sha);
  const [was, wanted] = [await folderAt(after.tree.sha), await folderAt(before.tree.sha)];
  return onNewestHead(async (head) => {
    const { tree } = await github.commit(head);
    const theirs = await folderAt(tree.sha);
    const merged = await mergeFolders(was, wanted, theirs, mergeTexts, resolutions);
    if (merged.conflicts.length > 0) return { kind: 'asks', conflicts: merged.conflicts };
    // Merge what others published first, so that this computer differs by its own changes alone.
    const local = await mergeFolders(base && folderOfBase(base), mine, theirs, mergeTexts);
    if (local.conflicts.length > 0) throw new PublishRefused(refusals.ownChangesFirst);
    const state = { head, tree: tree.sha, theirs };
    const done = await commitOnto(state, merged.folder, { github, check }, words);
    return {
      kind: 'published',
      ...done,
      files: await differences(mine, local.folder),
      base: await baseOf(merged.folder),
    };
  }, github);
}
