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

/** The content on this computer. */
export interface Workplace {
  /** The saved files. */
  files: Contents;
  /** The merge base, which was published or fetched last; undefined if unknown. */
  base: Base | undefined;
}

export interface Published {
  kind: 'published';
  /** The new head, whose run is to be followed. */
  commit: string;
  /** The files that it changes; empty if the website had them already. */
  changed: readonly string[];
  /** The files to write here, or to delete (undefined), so that this computer is up to date. */
  files: ReadonlyMap<string, Content | undefined>;
  base: Base;
}

/** Conflicts to resolve; nothing is published before. */
export interface Asks {
  kind: 'asks';
  conflicts: readonly FileConflict[];
}

/** Publishes all local changes as one commit on the newest head. */
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
