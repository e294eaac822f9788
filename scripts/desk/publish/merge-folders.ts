import type { YamlPath } from '../../../src/yaml-edits/yaml-edit.ts';
import { withAnswers } from './answered-text.ts';
import { blobSha, isText, type Content, type FileState, type Folder } from './folder.ts';

/** A field, or a whole file (path []), that both sides changed differently. Of files other than YAML: the hashes. */
export interface FileConflict {
  readonly file: string;
  readonly path: YamlPath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A choice in a conflict, valid for the `theirs` that was shown. */
export interface Resolution extends Pick<FileConflict, 'file' | 'path' | 'theirs'> {
  readonly take: 'mine' | 'theirs';
}

/** See src/yaml-edits/merge-texts.ts. */
export type MergeTexts = (
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
) => { text: string | undefined; conflicts: readonly Omit<FileConflict, 'file'>[] };

export interface MergedFolder {
  folder: Folder;
  /** The unresolved ones. */
  conflicts: readonly FileConflict[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The side that `resolutions` choose in a conflict; undefined while it is unresolved. */
function resolutionOf(conflict: FileConflict, resolutions: readonly Resolution[]) {
  return resolutions.find(
    ({ file, path, theirs }) =>
      file === conflict.file && isSame(path, conflict.path) && isSame(theirs, conflict.theirs),
  )?.take;
}

/**
 * Merges content/ three ways: `theirs` with the changes from `base` to `mine`. Without a base, deletions are unknown,
 * so every file of either side is kept.
 */
export async function mergeFolders(
  base: Folder | undefined,
  mine: Folder,
  theirs: Folder,
  mergeTexts: MergeTexts,
  resolutions: readonly Resolution[] = [],
): Promise<MergedFolder> {
  const folder = new Map<string, FileState>();
  const open: FileConflict[] = [];
  for (const name of [...new Set([...theirs.keys(), ...mine.keys()])].sort()) {
    const [was, own, other] = [base?.get(name), mine.get(name), theirs.get(name)];
    const merged = await mergeFile(name, [was, own, other], mergeTexts, resolutions);
    if (merged.file) folder.set(name, merged.file);
    open.push(...merged.conflicts);
  }
  return { folder, conflicts: open };
}

type Sides = readonly [
  was: FileState | undefined,
  own: FileState | undefined,
  other: FileState | undefined,
];

async function mergeFile(
  name: string,
  [was, own, other]: Sides,
  mergeTexts: MergeTexts,
  resolutions: readonly Resolution[],
): Promise<{ file: FileState | undefined; conflicts: FileConflict[] }> {
  if (own?.sha === other?.sha || own?.sha === was?.sha) return { file: other, conflicts: [] };
  if (other?.sha === was?.sha) return { file: own, conflicts: [] };
  if (!isText(name) || !/\.ya?ml$/.test(name))
    return wholeFile(name, [was, own, other], resolutions);

  const [before, mine, theirs] = await Promise.all(
    [was, own, other].map(async (side) => side && String(await side.read())),
  );
  const merged = mergeTexts(before, mine, theirs);
  const all = merged.conflicts.map((conflict) => ({ ...conflict, file: name }));
  const taken = all.filter((conflict) => resolutionOf(conflict, resolutions) === 'theirs');
  const conflicts = all.filter((conflict) => resolutionOf(conflict, resolutions) === undefined);
  return { file: stateOf(withAnswers(merged.text, taken)), conflicts };
}

/** Chooses one side of a picture, or of text that is no YAML. */
function wholeFile(name: string, [was, own, other]: Sides, resolutions: readonly Resolution[]) {
  const conflict = {
    file: name,
    path: [],
    base: was?.sha,
    mine: own?.sha,
    theirs: other?.sha,
  };
  const take = resolutionOf(conflict, resolutions);
  return { file: take === 'theirs' ? other : own, conflicts: take ? [] : [conflict] };
}

const stateOf = (content: Content | undefined): FileState | undefined =>
  content === undefined
    ? undefined
    : { sha: blobSha(content), read: () => Promise.resolve(content) };
