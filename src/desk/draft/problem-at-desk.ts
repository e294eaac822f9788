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
export interface ContentAtDesk {
  /** The value of a file; null if it does not exist or cannot be read. */
  valueOf: (file: string) => unknown;
  formOf: (file: string) => Field | undefined;
  names: Names;
}

/** Prepares a problem of the check for the desk: adds the quick fix. */
export function problemAtDesk(problem: Problem, content: ContentAtDesk): DeskProblem {
  const { file, path = [], beside, severity, message, remedy } = problem;
  return {
    file,
    path,
    beside,
    severity,
    message,
    fix: remedy,
    isEmpty: path.length > 0 && isEmpty(valueAt(content.valueOf(file), path)),
    quickFixes: certainFix(problem, content),
  };
}

/** The fix that is certain, as a button. */
function certainFix({ file, edits: found = [] }: Problem, content: ContentAtDesk): QuickFix[] {
  if (found.length === 0) return [];
  const edits = found.map((one): FileEdit => ({ file, ...editOf(one) }));
  return [{ words: buttonWords(edits, content), edits }];
}

/** The label of the button: the one value that it writes, or only that it fixes or removes something. */
function buttonWords(edits: readonly FileEdit[], { formOf, valueOf, names }: ContentAtDesk) {
  const [edit] = edits as [FileEdit];
  if (edits.length > 1) return words.fixIt;
  if (edit.kind === 'remove') return words.removeIt;
  if (edit.kind !== 'set') return words.fixIt;
  if (typeof edit.value === 'number') return words.write(String(edit.value));
  const field = fieldAt(formOf(edit.file)!, edit.path);
  if (field?.kind === 'markdown') return words.fixIt;
  return field?.kind === 'page'
    ? `Link to ${names.page(String(edit.value), valueOf)}`
    : words.write(inWords(field, edit.value, names));
}
