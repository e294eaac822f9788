import type { DeskConflict } from '../protocol.ts';
import { inWords } from '../in-words.ts';
import { fieldAt } from '../field-at.ts';
import type { Names } from '../names.ts';
import { placeInWords, valueAt } from '../place-in-words.ts';
import { words } from '../words.ts';
import type { FileConflict } from './draft-entry.ts';
import type { DraftValues } from './draft-values.ts';

/** Describes a conflict in words. */
export function conflictInWords(
  { file, path, base, theirs, other }: FileConflict,
  values: DraftValues,
  names: Names,
): DeskConflict {
  const form = values.formOf(file)!;
  const value = values.draftValueOf(file);
  const field = fieldAt(form, value, path);
  const isWhole = path.length === 0;
  const textOf = (one: unknown) => {
    if (isWhole) return one === undefined ? words.deletedVersion : words.wholeVersion;
    return inWords(field, one, names);
  };
  return {
    file,
    path,
    what: placeInWords(file, form, value, path, names),
    was: textOf(base),
    // The value in the draft now, which may have changed since the conflict was found.
    mine: textOf(isWhole ? (value ?? undefined) : valueAt(value, path)),
    theirs: textOf(theirs),
    isOwn: other !== undefined,
  };
}
