import { applyEdit } from './apply-edit.ts';
import type { Conflict } from './conflict.ts';
import { EditRefused } from './edit-refused.ts';
import { editsBetween } from './edits-between.ts';
import { mergeValues } from './merge-values.ts';
import { isSame } from './value-at.ts';
import { readSource } from './yaml-source.ts';

export type { Conflict } from './conflict.ts';

type Text = string | undefined;

/** A merged file; `text` is undefined if it was deleted. */
export interface MergedText {
  readonly text: Text;
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges two versions of a file by fields; undefined is a missing file. If both changed a field differently, the merged
 * text keeps `mine`, and a conflict records both values. A conflict with the path [] is about the whole file; its
 * values are texts.
 */
export function mergeTexts(base: Text, mine: Text, theirs: Text): MergedText {
  if (base === mine || mine === theirs) return { text: theirs, conflicts: [] };
  if (base === theirs) return { text: mine, conflicts: [] };
  const asMine = { text: mine, conflicts: [{ path: [], base, mine, theirs }] };
  if (mine === undefined || theirs === undefined) return asMine;

  const [was, own, other] = [base, mine, theirs].map(valueOf);
  const isRead =
    own !== undefined && other !== undefined && (was === undefined) === (base === undefined);
  if (!isRead) return asMine;
  const { value, conflicts } = mergeValues(was, own, other);
  if (conflicts.some(({ path }) => path.length === 0)) return asMine;
  const changesComments = (text: string, value: unknown) =>
    base !== undefined && withEdits(base, was, value) !== text;
  // The values go into theirs, whose comments are kept, or into mine if it changed no values or alone changed comments.
  const isIntoMine =
    isSame(was, own) || (changesComments(mine, own) && !changesComments(theirs, other));
  const text = isIntoMine ? withEdits(mine, own, value) : withEdits(theirs, other, value);
  // Without the refused edit, a change of mine would get lost without a conflict.
  return text === undefined ? asMine : { text, conflicts };
}

/** The value of a text; undefined if it cannot be edited. */
function valueOf(text: Text): unknown {
  const source = readSource(text?.replace(/^\ufeff/, '') ?? '');
  return typeof source === 'string' ? undefined : source.value;
}

/** The text with another value; undefined if that cannot be written. */
function withEdits(text: string, before: unknown, after: unknown): Text {
  try {
    return editsBetween(before, after).reduce(applyEdit, text);
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}
