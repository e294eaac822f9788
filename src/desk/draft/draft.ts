/* The draft as plain data, and how it changes: an action, Undo and Redo, a newer head, a publish. */

import { isGroup, isSame, type Path, valueAt } from '../../content/path.ts';
import {
  editsToReach,
  type FieldPlace,
  type FileEdit,
  filesOf,
  filesThatDiffer,
  type Values,
  valuesWith,
} from './edit.ts';
import { type Conflict, merge, type Merged } from '../../content/compare.ts';
import {
  conflictsOfText,
  isAboutText,
  mergeWithTexts,
  type ParagraphConflict,
  resolveInText,
} from './merge-text.ts';

/** One action on the draft: a press of a button, or typing in one field. */
export interface DraftAction {
  id: string;
  /** Its sentence, if the screen has given one. */
  says?: string | undefined;
  /** What it does, in order, to the draft with the actions before it. */
  edits: readonly FileEdit[];
}

/** A value that was changed here and, meanwhile, by a publish of somebody else. */
export interface DraftConflict extends Conflict {
  file: string;
  /** Whether it comes not from a publish, but from an earlier action that was undone alone. */
  isOwn?: boolean;
}

/** A publish with a random id, which is kept until its outcome is known. */
export interface Publish {
  id: string;
  /** The ids of its actions. */
  actions: readonly string[];
  by: string;
  sentences: readonly string[];
}

/** The partly filled form of an action. */
export interface KeptForm {
  /** What the link to the form asked for: a coach, or a class on a day. */
  asked: string;
  /** The value of the draft that the form is about, if it is about one. */
  place?: FieldPlace | undefined;
  fields: object;
}

/** The draft at one moment, to which Undo and Redo can return. */
export interface DraftState {
  values: Values;
  actions: readonly DraftAction[];
  conflicts: readonly DraftConflict[];
}

/** A draft: the published content that it is based on, and the actions since. Plain data, kept on this device. */
export interface Draft extends DraftState {
  /** The id of the published content. */
  head: string;
  published: Values;
  /** The states before each step, which Undo leads to; the last one is the nearest. */
  past: readonly DraftState[];
  /** The states that Undo has left, which Redo leads to; the last one is the nearest. */
  future: readonly DraftState[];
  publish?: Publish | undefined;
  /** What is filled in of the forms of actions that are neither done nor dismissed, by action. */
  forms?: Readonly<Record<string, KeptForm>> | undefined;
  /** When its first action was made, in milliseconds since 1970. */
  since?: number | undefined;
}

export const emptyDraft = (head: string, published: Values): Draft => ({
  head,
  published,
  values: published,
  actions: [],
  conflicts: [],
  past: [],
  future: [],
});

const stateOf = ({ values, actions, conflicts }: DraftState): DraftState => ({
  values,
  actions,
  conflicts,
});

/** The files in which the draft differs from what is published. */
export const changedFiles = ({ published, values }: Draft): string[] =>
  filesThatDiffer(published, values)
    .filter((file) => !isSame(published[file], values[file]))
    .sort();

/** The whole draft is kept with each typed letter, so the number of steps is limited. */
const mostSteps = 100;

/** The draft in its next state. Undo leads back to the state before it, or before the step that it continues. */
function afterStep(draft: Draft, next: DraftState, goesOn = false): Draft {
  if (!differs(draft, next)) return { ...draft, ...stateOf(next) };
  const past = goesOn ? draft.past : [...draft.past, stateOf(draft)];
  return {
    ...draft,
    ...stateOf(next),
    past: changingStates(past.slice(-mostSteps), next),
    future: [],
  };
}

const differs = ({ values: one }: DraftState, { values: other }: DraftState) =>
  filesThatDiffer(one, other).some((file) => !isSame(one[file], other[file]));

/** Leaves out states that equal the next one, so that each step changes something. */
const changingStates = (states: readonly DraftState[], next: DraftState) =>
  states.filter((one, at) => differs(one, states[at + 1] ?? next));

/** The state that Undo or Redo leads to. While a publish runs, it must contain the actions of the publish. */
export const nearest = ({ publish }: Draft, states: readonly DraftState[]) =>
  states.slice(-1).find((state) => !publish || hasAll(state, publish));

const hasAll = ({ actions }: DraftState, publish: Publish) =>
  publish.actions.every((id) => actions.some((action) => action.id === id));

/** The draft one step back; the same draft if there is none. */
export function undone(draft: Draft): Draft {
  const to = nearest(draft, draft.past);
  if (!to) return draft;
  const future = [...draft.future, stateOf(draft)];
  return { ...draft, ...to, past: draft.past.slice(0, -1), future };
}

/** The draft with the step that was undone last; the same draft if there is none. */
export function redone(draft: Draft): Draft {
  const to = nearest(draft, draft.future);
  if (!to) return draft;
  const past = [...draft.past, stateOf(draft)];
  return { ...draft, ...to, past, future: draft.future.slice(0, -1) };
}

/** Whether a step removes something whole, rather than moving or renaming it. */
export const losesThing = (before: Values, after: Values) => {
  const files = filesThatDiffer(before, after);
  const count = (values: Values) => thingsIn(files.flatMap((file) => values[file] ?? []));
  return count(after) < count(before);
};

/** Counts the list items that have fields, at any depth. */
function thingsIn(value: unknown): number {
  const isList = Array.isArray(value);
  if (!isList && !isGroup(value)) return 0;
  return Object.values(value).reduce<number>(
    (sum, own) => sum + thingsIn(own) + Number(isList && isGroup(own)),
    0,
  );
}

/** The edits of some actions, in order. */
export const editsOf = (actions: readonly DraftAction[]) => actions.flatMap(({ edits }) => edits);

/** The values before each action, and after the last one. */
export const valuesAround = (published: Values, actions: readonly DraftAction[]): Values[] =>
  actions.reduce(
    (around, { edits }) => [...around, valuesWith(around.at(-1)!, edits)],
    [published],
  );

/**
 * The draft after an action with these edits; `goesOn` if it continues the last step. An earlier action of which
 * nothing is left becomes part of it: letters typed before, a new item that is now named, or a change that was
 * reverted.
 */
export function afterAction(
  draft: Draft,
  edits: readonly FileEdit[],
  { id, says }: Pick<DraftAction, 'id' | 'says'>,
  goesOn = false,
): Draft {
  const values = valuesWith(draft.values, edits);
  const around = valuesAround(draft.published, draft.actions);
  const touched = filesOf(edits);
  const base = draft.actions.reduceRight<DraftState>((left, action, at) => {
    const isOver =
      filesOf(action.edits).some((file) => touched.includes(file)) &&
      !draft.publish?.actions.includes(action.id) &&
      (isCorrected(action, draft.values, edits) ||
        hasNoEffect(action, around[at]!, around[at + 1]!, values));
    const without = isOver ? stateWithout(draft.published, left, action.id) : left;
    return without.conflicts.length > left.conflicts.length ? left : without;
  }, draft);
  const isAlone = base.actions.length === draft.actions.length;
  const own = isAlone ? edits : editsToReach(base.values, values);
  const action: DraftAction = { id, ...(says !== undefined && { says }), edits: own };
  const actions = own.length > 0 ? [...base.actions, action] : base.actions;
  return afterStep(draft, { ...base, values, actions }, goesOn);
}

/**
 * Whether the field that an action is about is set again. What went with it, such as the mark of an example or the end of a
 * class, is beside that field.
 */
function isCorrected(
  { says, edits: [first, ...beside] }: DraftAction,
  values: Values,
  next: readonly FileEdit[],
) {
  if (says !== undefined || first?.kind !== 'set' || first.path.length === 0) return false;
  // Another item may be at that place by now.
  if (!isSame(valueAt(values[first.file], first.path), first.value)) return false;
  const group = first.path.slice(0, -1);
  return (
    next.some(
      ({ kind, file, path }) => kind === 'set' && isSame([file, path], [first.file, first.path]),
    ) &&
    beside.every(
      ({ file, path }) =>
        file === first.file && isSame(path.slice(0, -1), group) && typeof path.at(-1) === 'string',
    )
  );
}

/** Whether everything that an action changed has been changed again, or reverted. */
const hasNoEffect = ({ edits }: DraftAction, before: Values, after: Values, values: Values) =>
  filesOf(edits).every((file) =>
    isSame(merge(after[file], values[file], before[file]).value, values[file]),
  );

function withFiles(values: Values, files: readonly (readonly [string, unknown])[]): Values {
  const next: Record<string, unknown> = { ...values };
  for (const [file, value] of files)
    if (value === undefined) delete next[file];
    else next[file] = value;
  return next;
}

/**
 * The draft without one action, unless that is being published. What a later action has changed, too, becomes a
 * conflict.
 */
export const withoutAction = (draft: Draft, id: string): Draft =>
  draft.publish?.actions.includes(id)
    ? draft
    : afterStep(draft, stateWithout(draft.published, draft, id));

/** The draft without any change. Undo brings the changes back. */
export const discarded = (draft: Draft): Draft => ({
  ...afterStep(draft, emptyDraft(draft.head, draft.published)),
  publish: undefined,
});

function stateWithout(published: Values, state: DraftState, id: string): DraftState {
  const at = state.actions.findIndex((one) => one.id === id);
  const action = state.actions[at];
  if (!action) return state;
  const [before, after] = valuesAround(published, state.actions.slice(0, at + 1)).slice(-2);
  const later = { ...stateOf(state), actions: state.actions.slice(at + 1) };
  const carried = carryingOver(after!, before!, { isOwn: true })(later);
  return { ...carried, actions: [...state.actions.slice(0, at), ...carried.actions] };
}

/** The draft on a new head. What both sides have changed becomes a conflict. */
export function onHead(draft: Draft, head: string, published: Values): Draft {
  const carried = carryingOver(draft.published, published);
  const now = carried(draft);
  const past = changingStates(draft.past.map(carried), now);
  const future = changingStates(draft.future.map(carried), now);
  return { ...draft, ...now, past, future, head, published };
}

/** Returns a function that rebases a state of the draft, with its actions, from some published values onto others. */
function carryingOver(from: Values, to: Values, kind: Pick<DraftConflict, 'isOwn'> = {}) {
  const changeOf = new Map(
    filesThatDiffer(from, to)
      .filter((file) => !isSame(from[file], to[file]))
      .map((file) => {
        // Many states share one value, which is merged once.
        const mergedValues = new Map<unknown, Merged>();
        return [
          file,
          (value: unknown) => {
            const merged = mergedValues.get(value) ?? mergeWithTexts(from[file], value, to[file]);
            mergedValues.set(value, merged);
            return merged;
          },
        ];
      }),
  );
  const carried = (values: Values) =>
    withFiles(
      values,
      [...changeOf].map(([file, change]) => [file, change(values[file]).value]),
    );
  const actionsCarried = (actions: readonly DraftAction[]) => {
    let before = from;
    return actions.flatMap((action) => {
      const after = valuesWith(before, action.edits);
      const edits = action.edits.some(({ file }) => changeOf.has(file))
        ? editsToReach(carried(before), carried(after))
        : action.edits;
      before = after;
      return edits.length > 0 ? [{ ...action, edits }] : [];
    });
  };
  const isAt =
    ({ file, path }: DraftConflict) =>
    (one: DraftConflict) =>
      one.file === file && isSame(one.path, path);
  const conflictsIn = ({ values, conflicts }: DraftState): DraftConflict[] =>
    [...changeOf].flatMap(([file, change]) =>
      change(values[file]).conflicts.map((found) => {
        const one = { ...found, ...kind, file };
        // A paragraph that is already in conflict keeps the version before both changes.
        const sameConflict = isAboutText(one) ? conflicts.find(isAt(one)) : undefined;
        return sameConflict ? { ...one, was: sameConflict.was } : one;
      }),
    );
  return (state: DraftState): DraftState => {
    const conflicts = conflictsIn(state);
    return {
      values: carried(state.values),
      actions: actionsCarried(state.actions),
      conflicts: [...state.conflicts.filter((one) => !conflicts.some(isAt(one))), ...conflicts],
    };
  };
}

/** The draft with a publish of all its actions. */
export const publishing = (
  draft: Draft,
  { id, by, sentences }: Pick<Publish, 'id' | 'by' | 'sentences'>,
): Draft => ({
  ...draft,
  publish: {
    id,
    by,
    sentences,
    actions: draft.actions.map((one) => one.id),
  },
});

/** The edits that are published. */
export const editsOfPublish = ({ actions, publish }: Draft) =>
  editsOf(actions.filter(({ id }) => publish?.actions.includes(id)));

/** The draft after its publish: later actions stay, on the new head. */
export function published(draft: Draft, head: string, values: Values): Draft {
  const { publish } = draft;
  if (!publish) return draft;
  const base = valuesWith(draft.published, editsOfPublish(draft));
  const left = (state: DraftState): DraftState => ({
    ...stateOf(state),
    actions: state.actions.filter(({ id }) => !publish.actions.includes(id)),
  });
  const since = (states: readonly DraftState[]) =>
    states.filter((state) => hasAll(state, publish)).map(left);
  const { past, future } = draft;
  const after = { ...draft, ...left(draft), past: since(past), future: since(future) };
  return onHead({ ...after, published: base, publish: undefined }, head, values);
}

/** The draft after a publish was refused. */
export const notPublished = (draft: Draft): Draft => ({ ...draft, publish: undefined });

/** The draft without a conflict that was resolved. */
export const resolved = (draft: Draft, file: string, path: Path): Draft => ({
  ...draft,
  conflicts: draft.conflicts.filter((one) => one.file !== file || !isSame(one.path, path)),
});

/** The paragraphs of a text in the draft that a publish has changed too. */
export function paragraphsInConflict({ values }: Pick<Draft, 'values'>, conflict: DraftConflict) {
  const mine = valueAt(values[conflict.file], conflict.path);
  const now = { ...conflict, mine };
  return isAboutText(now) ? conflictsOfText(now.was, now.mine, now.theirs) : [];
}

/** The text after a paragraph was chosen, and the remaining conflicts. */
export function paragraphResolved(
  draft: Draft,
  { file, path }: Pick<DraftConflict, 'file' | 'path'>,
  paragraph: ParagraphConflict,
  by: 'mine' | 'theirs' | 'both',
): { text: string; conflicts: Draft['conflicts'] } | undefined {
  const conflict = draft.conflicts.find((one) => one.file === file && isSame(one.path, path));
  const now = conflict && { ...conflict, mine: valueAt(draft.values[file], path) };
  if (!now || !isAboutText(now)) return undefined;
  const { was, mine } = resolveInText(now, paragraph, by);
  const conflicts = draft.conflicts.map((one) => (one === conflict ? { ...one, was } : one));
  return { text: mine, conflicts };
}

/** The draft without conflicts about texts in which no paragraph is in conflict. */
export const withoutAnswered = (draft: Draft): Draft => {
  const conflicts = draft.conflicts.filter(
    (one) => !isAboutText(one) || paragraphsInConflict(draft, one).length > 0,
  );
  return conflicts.length === draft.conflicts.length ? draft : { ...draft, conflicts };
};
