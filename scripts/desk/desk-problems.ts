import { edited } from '../checker/edit.ts';
import { formWords } from '../checker/form-words.ts';
import type { Problem } from '../checker/problem.ts';
import { editsBetween } from '../yaml-edits/edits-between.ts';
import type { DeskProblem, FileEdit } from '../../src/desk/desk.ts';
import type { FormField } from '../../src/desk/form-field.ts';
import { inWords } from '../../src/desk/in-words.ts';
import { fieldAt, type Names } from '../../src/desk/names.ts';
import { valueAt } from '../../src/desk/place-in-words.ts';
import { words } from '../../src/desk/words.ts';

/** What the form of a file, and its value in the draft, are. */
export interface FileAtDesk {
  form: FormField;
  text: string;
  value: unknown;
}

/** A problem of the check as the desk says it, beside its field. */
export function atDesk(
  problem: Problem,
  { form, text, value }: FileAtDesk,
  names: Names,
  read: (text: string) => unknown,
): DeskProblem {
  const { file, path = [], severity, edit } = problem;
  const { message, mend } = formWords(problem) ?? problem;
  const here = valueAt(value, path);
  const isEmpty =
    path.length > 0 &&
    (here === undefined ||
      here === null ||
      here === '' ||
      (Array.isArray(here) && here.length === 0));
  const told = { file, path, severity, message, mend, isEmpty };
  if (!edit || value === null) return told;
  const after = read(edited(text.split('\n'), edit).join('\n'));
  if (after === null) return told;
  const edits = editsBetween(value, after).map((one): FileEdit => ({ file, edit: one }));
  const [only] = edits;
  if (!only) return told;
  const field = fieldAt(form, value, only.edit.path);
  return { ...told, remedy: { words: buttonWords(edits, field, names), edits } };
}

/** What the button says: what will stand there after it. */
function buttonWords(
  edits: readonly FileEdit[],
  field: FormField | undefined,
  names: Names,
): string {
  const [{ edit }] = edits as [FileEdit];
  if (edits.length === 1 && (edit.kind === 'set' || edit.kind === 'add'))
    return words.write(
      typeof edit.value === 'number' ? String(edit.value) : inWords(field, edit.value, names),
    );
  if (edits.length === 1 && (edit.kind === 'take' || edit.kind === 'remove')) return words.takeOff;
  return words.mendIt;
}
