/* Prepares a problem of the check for the desk: whether its field is only empty, and the button that resolves it. */

import { editOf } from '../../content/edit.ts';
import { isEmpty, valueAt } from '../../content/path.ts';
import type { Problem } from '../../content/problem.ts';
import { fieldAt, type Field } from '../../content/field.ts';
import { inWords } from '../words/in-words.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import type { FileEdit } from './edit.ts';
import type { DeskProblem, QuickFix } from './protocol.ts';

/** The draft, as the buttons beside a problem need it. */
interface ContentAtDesk {
  /** The value of a file; null if it does not exist or cannot be read. */
  valueOf: (file: string) => unknown;
  formOf: (file: string) => Field | undefined;
  names: Names;
}

/** What is said of a part of a file that no form shows. */
const changedOutside = {
  message: 'This was changed outside the desk and cannot be read now.',
  fix: 'Ask whoever looks after the website to correct it.',
};

/** Prepares a problem of the check for the desk: its remedy in a form, and the quick fix. */
export function problemAtDesk(problem: Problem, content: ContentAtDesk): DeskProblem {
  const { file, path = [], beside, severity, message, remedy, atDesk } = problem;
  const [value, form] = [content.valueOf(file), content.formOf(file)];
  const isReadable = value !== null && problem.path && form && fieldAt(form, path);
  return {
    file,
    path,
    beside,
    severity,
    ...(isReadable ? { message, fix: atDesk ?? remedy } : changedOutside),
    isEmpty: Boolean(isReadable) && path.length > 0 && isEmpty(valueAt(value, path)),
    quickFixes: certainFix(problem, content),
  };
}

/** The fix that is certain, as a button. */
function certainFix(
  { file, atDesk, edits: found = [] }: Problem,
  content: ContentAtDesk,
): QuickFix[] {
  if (found.length === 0) return [];
  const edits = found.map((one): FileEdit => ({ file, ...editOf(one) }));
  return [{ words: buttonWords(edits, atDesk, content), edits }];
}

/** The label of the button: the one value that it writes, or only that it fixes or removes something. */
function buttonWords(
  edits: readonly FileEdit[],
  atDesk: string | undefined,
  { formOf, valueOf, names }: ContentAtDesk,
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
