import { fieldAt } from '../form/field-at.ts';
import type { FormField } from '../form/form-field.ts';
import { inWords } from '../words/in-words.ts';
import type { Names } from '../words/names.ts';
import { placeInWords, valueAt } from '../words/place-in-words.ts';
import type { DeskConflict } from './protocol.ts';
import { words } from '../words/form-words.ts';
import type { DraftConflict } from './draft.ts';

/** Describes a conflict in words. `value` is that of its file in the draft now. */
export function conflictInWords(
  { file, path, was, theirs }: DraftConflict,
  form: FormField,
  value: unknown,
  names: Names,
): DeskConflict {
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
    was: textOf(was),
    // The value in the draft now, which may have changed since the conflict was found.
    mine: textOf(isWhole ? value : valueAt(value, path)),
    theirs: textOf(theirs),
  };
}
