/* What the page shows of the draft: its values, and its changes, conflicts and steps in words. */

import { openBeginnings } from './beginnings.ts';
import { conflictInWords } from './change-in-words.ts';
import { actionInWords } from './changes.ts';
import { type DeskState, publishedOf, type StepInWords } from './desk-state.ts';
import {
  changedFiles,
  type Draft,
  type DraftAction,
  type DraftState,
  losesThing,
  nearest,
  paragraphsInConflict,
  valuesAround,
} from './draft.ts';
import { editsToReach, type Values } from './edit.ts';
import { formIn, type Forms } from './forms.ts';
import type { Change, Checked, DeskConflict, DeskSetting, Way } from './protocol.ts';
import type { Names } from '../words/names.ts';
import { namesOfThings } from '../words/site-names.ts';

/** The parts of the state of the desk that follow from the draft. */
type StateOfDraft = Pick<
  DeskState,
  | 'values'
  | 'published'
  | 'files'
  | 'changes'
  | 'conflicts'
  | 'forms'
  | 'held'
  | 'undo'
  | 'redo'
  | 'since'
>;

/** Puts drafts into words; the sentences of an action are written once. */
export class DraftInWords {
  private readonly sentences = new WeakMap<DraftAction, Change>();

  /** `isChecked`: whether the names of things are known, which are so after the first check. */
  stateOf(
    draft: Draft,
    { forms }: DeskSetting,
    things: Checked['things'],
    isChecked: boolean,
  ): StateOfDraft {
    const names = namesOfThings(things);
    const values = draft.values as Record<string, unknown>;
    const published = publishedOf(draft.published, changedFiles(draft));
    const around = valuesAround(draft.published, draft.actions);
    const changes = draft.actions.map((action, at) => {
      const change =
        this.sentences.get(action) ??
        changeOf(action, [around[at]!, around[at + 1]!], forms, names);
      if (isChecked) this.sentences.set(action, change);
      return draft.publish?.actions.includes(action.id) ? { ...change, isSent: true } : change;
    });
    return {
      values,
      published,
      files: Object.keys(draft.values).sort(),
      changes,
      conflicts: conflictsOf(draft, forms, names),
      forms: draft.forms ?? {},
      held: openBeginnings(draft.forms ?? {}, { values, published }),
      undo: stepInWords(nearest(draft, draft.past), draft, forms, names, 'undo'),
      redo: stepInWords(draft, nearest(draft, draft.future), forms, names, 'redo'),
      since: draft.since,
    };
  }
}

/** An action in words, with the values before and after it. */
function changeOf(
  { id, says, edits }: DraftAction,
  [before, after]: readonly [Values, Values],
  forms: Forms,
  names: Names,
): Change {
  const { what, rest, places } = actionInWords(before, edits, forms, names);
  return {
    id,
    what: says ?? what,
    ...(rest !== undefined && says === undefined && { rest }),
    places,
    ...(losesThing(after, before) && { isMade: true }),
  };
}

/** The conflicts in words; one for each paragraph, where both have changed a text. */
const conflictsOf = (draft: Draft, forms: Forms, names: Names): DeskConflict[] =>
  draft.conflicts.flatMap((one) => {
    const form = formIn(forms, one.file);
    if (!form) return [];
    const conflict = conflictInWords(one, form, draft.values[one.file], names);
    const paragraphs = paragraphsInConflict(draft, one);
    return paragraphs.length > 0
      ? paragraphs.map((paragraph) => ({ ...conflict, paragraph }))
      : [conflict];
  });

/** The change between two states in words, for Undo and Redo. */
function stepInWords(
  earlier: DraftState | undefined,
  later: DraftState | undefined,
  forms: Forms,
  names: Names,
  way: Way,
): StepInWords | null {
  if (!earlier || !later) return null;
  const { says } = later.actions.find((action) => !earlier.actions.includes(action)) ?? {};
  const edits = editsToReach(earlier.values, later.values);
  const what = says ?? actionInWords(earlier.values, edits, forms, names).what;
  const [from, to] = way === 'undo' ? [later, earlier] : [earlier, later];
  return { what, isLoss: losesThing(from.values, to.values) };
}
