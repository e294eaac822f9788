/* Turns a problem of the check into what the desk shows: the sentences, whether its field is only empty, and a button that fixes it. */

import { editOf } from '../../content/edit.ts';
import { isEmpty, valueAt } from '../../content/path.ts';
import type { Problem } from '../../content/problem.ts';
import { fieldAt, type Field } from '../../content/field.ts';
import { inWords } from '../words/in-words.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import type { FileEdit } from './edit.ts';
import type { DeskProblem, QuickFix } from './protocol.ts';

/** What is looked up in the draft for a problem. */
interface DraftAtHand {
  /** The value of a file; null if it does not exist or cannot be read. */
  valueOf: (file: string) => unknown;
  formOf: (file: string) => Field | undefined;
  names: Names;
}

/** The sentences about a part of a file that no form shows. */
const changedOutside = {
  message: 'This was changed outside the desk, and the desk cannot read it.',
  fix: 'Ask whoever looks after the website to correct it.',
};

/** Turns a problem of the check into what the desk shows. */
export function problemAtDesk(problem: Problem, content: DraftAtHand): DeskProblem {
  const { file, path = [], beside, severity, message, remedy, atDesk } = problem;
  const [value, form] = [content.valueOf(file), content.formOf(file)];
  const isShownInForm = value !== null && problem.path && form && fieldAt(form, path);
  return {
    file,
    path,
    beside,
    severity,
    ...(isShownInForm ? { message, fix: atDesk ?? remedy } : changedOutside),
    isEmpty: Boolean(isShownInForm) && path.length > 0 && isEmpty(valueAt(value, path)),
    quickFixes: quickFixesOf(problem, content),
  };
}

/** A button with the fix if it is certain; otherwise none. */
function quickFixesOf(
  { file, atDesk, edits: found = [] }: Problem,
  content: DraftAtHand,
): QuickFix[] {
  if (found.length === 0) return [];
  const edits = found.map((one): FileEdit => ({ file, ...editOf(one) }));
  return [{ words: buttonLabel(edits, atDesk, content), edits }];
}

/** The label of the button: the one value that it writes, or only that it fixes or removes something. */
function buttonLabel(
  edits: readonly FileEdit[],
  atDesk: string | undefined,
  { formOf, valueOf, names }: DraftAtHand,
) {
  const [edit] = edits as [FileEdit];
  const fixIt = 'Fix it';
  if (edits.length > 1) return fixIt;
  if (edit.kind === 'remove') return words.removeIt;
  if (edit.kind !== 'set') return fixIt;
  if (typeof edit.value === 'number') return `Write ${edit.value}`;
  const field = fieldAt(formOf(edit.file)!, edit.path);
  if (field?.kind === 'markdown') return atDesk ?? fixIt;
  return field?.kind === 'page'
    ? `Link to ${names.page(String(edit.value), valueOf)}`
    : `Write ${inWords(field, edit.value, names)}`;
}
