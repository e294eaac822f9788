import { edited } from '../../checker/edit.ts';
import { formWords } from '../../checker/form-words.ts';
import type { Problem } from '../../checker/problem.ts';
import { editsBetween } from '../../yaml-edits/edits-between.ts';
import type { Answer, DeskProblem, FileEdit } from '../../../src/desk/desk.ts';
import { inWords } from '../../../src/desk/in-words.ts';
import { fieldAt } from '../../../src/desk/names.ts';
import { pageInWords, valueAt } from '../../../src/desk/place-in-words.ts';
import { words } from '../../../src/desk/words.ts';
import type { ContentAtDesk } from './content-at-desk.ts';
import { inPlainWords } from './plain-words.ts';
import { sayingFor } from './sayings.ts';

/** A problem of the check as the desk says it, beside its field, with what mends it. */
export function atDesk(problem: Problem, content: ContentAtDesk): DeskProblem {
  const { file, path = [], severity } = problem;
  const here = valueAt(content.valueOf(file), path);
  const said = sayingFor(problem, { content, file, path, here });
  const { message, mend } = formWords(problem) ?? problem;
  return {
    file,
    path,
    severity,
    message: said?.message ?? inPlainWords(message, { content, file, path }),
    mend: said ? (said.mend ?? '') : inPlainWords(mend, { content, file, path }),
    isEmpty: path.length > 0 && isNothing(here),
    answers: said?.answers ?? certainAnswer(problem, content),
  };
}

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** What the check has proved to mend it. */
function certainAnswer({ file, edit }: Problem, content: ContentAtDesk): Answer[] {
  const value = content.valueOf(file);
  if (!edit || value === null) return [];
  const after = content.read(edited(content.textOf(file).split('\n'), edit).join('\n'));
  if (after === null) return [];
  const edits = editsBetween(value, after).map((one): FileEdit => ({ file, edit: one }));
  return edits.length === 0 ? [] : [{ words: buttonWords(edits, content), edits }];
}

/** What the button says: what will stand there after it. */
function buttonWords(edits: readonly FileEdit[], { formOf, valueOf, names }: ContentAtDesk) {
  const [{ file, edit }] = edits as [FileEdit];
  if (edits.length > 1) return words.mendIt;
  if (edit.kind === 'take' || edit.kind === 'remove') return words.takeOff;
  if (edit.kind !== 'set' && edit.kind !== 'add') return words.mendIt;
  if (typeof edit.value === 'number') return words.write(String(edit.value));
  const field = fieldAt(formOf(file)!, valueOf(file), edit.path);
  return field?.kind === 'page'
    ? words.linkToPage(pageInWords(String(edit.value), valueOf))
    : words.write(inWords(field, edit.value, names));
}
