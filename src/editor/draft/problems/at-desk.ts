import { certainEditOf } from '../../../checker/edit.ts';
import type { Problem } from '../../../checker/problem.ts';
import { sentencesFor } from '../../../checker/wording/sentences.ts';
import type { DeskProblem, FileEdit, QuickFix } from '../../protocol.ts';
import { inWords } from '../../in-words.ts';
import { fieldAt } from '../../field-at.ts';
import { valueAt } from '../../place-in-words.ts';
import { words } from '../../words.ts';
import type { ContentAtDesk } from './content-at-desk.ts';
import { deskVoice } from './desk-voice.ts';
import type { DraftedSite } from '../drafted-site.ts';

/** Prepares a problem of the check for the desk: adds the sentences for staff and the quick fixes. */
export function atDesk(
  problem: Problem,
  content: ContentAtDesk,
  { model, quickFixes }: Pick<DraftedSite, 'model' | 'quickFixes'>,
): DeskProblem {
  const { file, path = [], beside, severity } = problem;
  const voiceOf = (one: Pick<Problem, 'path' | 'lines'>) => deskVoice(content, file, one);
  const [message, fix] = sentencesFor(problem, model.wordings, 'desk', voiceOf);
  return {
    file,
    path,
    beside,
    severity,
    message,
    fix,
    isEmpty: path.length > 0 && isNothing(valueAt(content.valueOf(file), path)),
    quickFixes: quickFixes(problem, content) ?? certainFix(problem, content),
  };
}

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The fix that is certain, as a button. */
function certainFix(problem: Problem, content: ContentAtDesk): QuickFix[] {
  const { file } = problem;
  const edit = certainEditOf(problem, content.valueOf(file));
  if (!edit) return [];
  const edits: FileEdit[] = [{ file, edit: { kind: 'set', ...edit } }];
  return [{ words: buttonWords(edits, content), edits }];
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
