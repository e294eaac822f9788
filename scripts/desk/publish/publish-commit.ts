import {
  commitOnto,
  differences,
  onNewestHead,
  type CommitTools,
  type CommitWords,
} from './commit-onto.ts';
import {
  baseOf,
  folderOf,
  folderOfBase,
  foldersAt,
  type Base,
  type Content,
  type Contents,
} from './folder.ts';
import {
  mergeFolders,
  type Resolution,
  type FileConflict,
  type MergeTexts,
} from './merge-folders.ts';

export interface PublishTools extends CommitTools {
  mergeTexts: MergeTexts;
}

/** What stands on this computer. */
export interface Workplace {
  /** content/ as it is saved. */
  files: Contents;
  /** What it was when it was published or fetched last; undefined if nobody knows. */
  base: Base | undefined;
}

export interface Published {
  kind: 'published';
  /** The newest commit, whose run is to be followed. */
  commit: string;
  /** The files that it changes; none if all was on the website already. */
  changed: readonly string[];
  /** What has to be written here, and what goes (undefined), so that this computer is up to date. */
  files: ReadonlyMap<string, Content | undefined>;
  base: Base;
}

/** Fields that both changed: nothing is published before somebody has chosen. */
export interface Asks {
  kind: 'asks';
  conflicts: readonly FileConflict[];
}

/** Publishes all that changed on this computer as one commit on the newest state of the website. */
export async function publishCommit(
  { files, base }: Workplace,
  tools: PublishTools,
  words: CommitWords,
  resolutions: readonly Resolution[] = [],
): Promise<Published | Asks> {
  const mine = folderOf(files);
  const folderAt = foldersAt(tools.github, mine);
  const before = base && folderOfBase(base);
  return onNewestHead(async (head) => {
    const { tree } = await tools.github.commit(head);
    const theirs = await folderAt(tree.sha);
    const merged = await mergeFolders(before, mine, theirs, tools.mergeTexts, resolutions);
    if (merged.conflicts.length > 0) return { kind: 'asks', conflicts: merged.conflicts };
    const state = { head, tree: tree.sha, theirs };
    const done = await commitOnto(state, merged.folder, tools, words);
    return {
      kind: 'published',
      ...done,
      files: await differences(mine, merged.folder),
      base: await baseOf(merged.folder),
    };
  }, tools.github);
}
