import type { Problem } from '../../content/problem.ts';
import type { Edit } from './edit.ts';
import type { DeskProblem, FileEdit, QuickFix } from './protocol.ts';
import { inWords } from '../words/in-words.ts';
import { fieldAt, type FormField } from '../form/form-field.ts';
import { valueAt } from '../words/place-in-words.ts';
import { words } from '../words/words.ts';
import type { Names } from '../words/names.ts';

/** The draft, as the buttons beside a problem need it. */
export interface ContentAtDesk {
  /** The value of a file; null if it does not exist or cannot be read. */
  valueOf: (file: string) => unknown;
  formOf: (file: string) => FormField | undefined;
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
    isEmpty: path.length > 0 && isNothing(valueAt(content.valueOf(file), path)),
    quickFixes: certainFix(problem, content),
  };
}

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The fix that is certain, as a button. */
function certainFix({ file, edits: found = [] }: Problem, content: ContentAtDesk): QuickFix[] {
  if (found.length === 0) return [];
  const edits: FileEdit[] = found.map(({ path, value }) => ({ file, edit: editAt(path, value) }));
  return [{ words: buttonWords(edits, content), edits }];
}

function editAt(path: readonly (string | number)[], value: unknown): Edit {
  if (value !== undefined) return { kind: 'set', path, value };
  const index = path.at(-1);
  return typeof index === 'number'
    ? { kind: 'remove', path: path.slice(0, -1), index }
    : { kind: 'take', path };
}

/** The label of the button: the one value that it writes, or only that it fixes or removes something. */
function buttonWords(edits: readonly FileEdit[], { formOf, valueOf, names }: ContentAtDesk) {
  const [{ file, edit }] = edits as [FileEdit];
  if (edits.length > 1) return words.fixIt;
  if (edit.kind === 'take' || edit.kind === 'remove') return words.removeIt;
  if (edit.kind !== 'set' && edit.kind !== 'add') return words.fixIt;
  if (typeof edit.value === 'number') return words.write(String(edit.value));
  const field = fieldAt(formOf(file)!, valueOf(file), edit.path);
  return field?.kind === 'page'
    ? words.linkToPage(names.page(String(edit.value), valueOf))
    : words.write(inWords(field, edit.value, names));
}
