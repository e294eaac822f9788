/* Splits the edits of an action into edits of single values, so that two people who change one group rarely meet. */

import { editsBetween } from '../../content/compare.ts';
import { type Edit, EditRefused } from '../../content/edit.ts';
import { type Field, fieldAt } from '../../content/field.ts';
import { valueAt } from '../../content/path.ts';
import { type FileEdit, type Values, valuesWith } from './edit.ts';
import { formIn, type Forms } from './forms.ts';

/** Edits one by one; undefined if one no longer fits, for example about a removed thing. */
export function singleEdits(values: Values, edits: readonly FileEdit[], forms: Forms) {
  const all: FileEdit[] = [];
  let now = values;
  try {
    for (const { file, ...edit } of edits) {
      const own = single(now[file], edit, formIn(forms, file)).map((one) => ({ file, ...one }));
      now = valuesWith(now, own);
      all.push(...own);
    }
    return all;
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}

/** An edit that sets a whole group or list as the edits of its parts; an optional list goes with its last item. */
function single(value: unknown, edit: Edit, form: Field | undefined): readonly Edit[] {
  const { kind, path } = edit;
  if (kind === 'set') {
    const before = valueAt(value, path);
    return before === undefined ? [edit] : editsBetween(before, edit.value, path);
  }
  const list = path.slice(0, -1);
  const around = valueAt(value, list);
  const isLast = kind === 'remove' && Array.isArray(around) && around.length === 1;
  return isLast && path.at(-1) === 0 && form && fieldAt(form, list)?.optional
    ? [{ kind: 'remove', path: list }]
    : [edit];
}
