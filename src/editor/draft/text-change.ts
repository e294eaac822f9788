/** Texts by file; a file that does not exist has no entry. */
export type Texts = ReadonlyMap<string, string>;

/**
 * The change of one file: one replaced range of its text, so that a letter typed into a long file takes little room in
 * the log. `removed` is null if the file is created, `added` if it is deleted.
 */
export interface TextChange {
  file: string;
  /** The start of the range, in UTF-16 code units. */
  at: number;
  removed: string | null;
  added: string | null;
}

/** The difference between two texts of a file; undefined if they are equal. */
export function changeOfText(
  file: string,
  before: string | undefined,
  after: string | undefined,
): TextChange | undefined {
  if (before === after) return undefined;
  if (before === undefined || after === undefined)
    return { file, at: 0, removed: before ?? null, added: after ?? null };
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    file,
    at: start,
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
  };
}

/** The changes of some files from one state to another. */
export const changesOfTexts = (
  before: Texts,
  after: Texts,
  files: Iterable<string>,
): TextChange[] =>
  [...files].flatMap((file) => changeOfText(file, before.get(file), after.get(file)) ?? []);

/** Applies changes to texts. Throws if one does not fit, as in a damaged log. */
export function changeTexts(texts: Map<string, string>, changes: readonly TextChange[]) {
  for (const { file, at, removed, added } of changes) {
    const text = texts.get(file);
    const isThere = removed === null ? undefined : (text?.slice(at, at + removed.length) ?? null);
    if ((removed ?? undefined) !== isThere || (removed === null && text !== undefined))
      throw new Error(`A change of ${file} does not fit its text.`);
    if (added === null) texts.delete(file);
    else
      texts.set(
        file,
        (text ?? '').slice(0, at) + added + (text ?? '').slice(at + (removed ?? '').length),
      );
  }
}

/** All files of two states. */
export const filesOf = (one: Texts, other: Texts): Set<string> =>
  new Set([...one.keys(), ...other.keys()]);
