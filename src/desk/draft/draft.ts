/*
 * The draft as plain data, and how it changes: an act, Undo, a newer head, a publish. It is kept on the device as it
 * is here, so its fields may not be renamed.
 */

import { isSame, type Path, valueAt } from '../../content/path.ts';
import { type Conflict, merge } from './compare.ts';
import {
  conflictsOfText,
  isAboutText,
  mergeWithTexts,
  type ParagraphConflict,
  resolveInText,
} from './merge-text.ts';

/** The values of files by name; a file that does not exist is left out. */
export type Values = Readonly<Record<string, unknown>>;

/** Something that somebody did to the draft: a press of a button, or typing in one field. */
export interface DraftAct {
  id: string;
  /** Its sentence, if whoever made it knows one. */
  says?: string | undefined;
  /** The files that it changed, before and after it; undefined where there is none. */
  files: Readonly<Record<string, { before: unknown; after: unknown }>>;
}

/** A value that was changed here and, meanwhile, by a publish of somebody else. */
export interface DraftConflict extends Conflict {
  file: string;
  /** It is no publish: an earlier act was taken out of the draft. */
  isOwn?: boolean;
}

/** What is published, under a random id. Kept until the answer is known, however often it is lost. */
export interface Publish {
  id: string;
  /** The changed files; undefined for a deleted one. */
  files: Readonly<Record<string, unknown>>;
  /** The ids of the acts in it. */
  acts: readonly string[];
  by: string;
  sentences: readonly string[];
}

/** The form of an action as far as it is filled in. */
export interface KeptForm {
  /** What the link to the form asked for: a coach, or a class on a day. */
  asked: string;
  fields: object;
}

/** A draft: the published content that it is based on, and the acts since. Plain data, kept on this device. */
export interface Draft {
  /** The id of the published content. */
  head: string;
  published: Values;
  values: Values;
  acts: readonly DraftAct[];
  conflicts: readonly DraftConflict[];
  publish?: Publish | undefined;
  /** What is filled in of the forms of actions that are neither done nor dismissed, by action. */
  forms?: Readonly<Record<string, KeptForm>> | undefined;
  /** When its first act was made, in milliseconds since 1970. */
  since?: number | undefined;
}

export const emptyDraft = (head: string, published: Values): Draft => ({
  head,
  published,
  values: published,
  acts: [],
  conflicts: [],
});

/** The files in which the draft differs from what is published. */
export const changedFiles = ({ published, values }: Draft): string[] =>
  [...new Set([...Object.keys(published), ...Object.keys(values)])]
    .filter((file) => published[file] !== values[file] && !isSame(published[file], values[file]))
    .sort();

/**
 * The draft after an act that leads to these values. An earlier act of which nothing is left then becomes a part of it:
 * the letters typed before, the new thing that was only just named, or what was put back.
 */
export function afterAct(
  draft: Draft,
  values: Values,
  { id, says }: Pick<DraftAct, 'id' | 'says'>,
): Draft {
  const touched = filesThatDiffer(draft.values, values);
  const base = draft.acts.reduceRight((left, act) => {
    const isOver =
      touched.some((file) => file in act.files) &&
      !draft.publish?.acts.includes(act.id) &&
      hasNoEffect(act, values);
    const without = isOver ? withoutAct(left, act.id) : left;
    return without.conflicts.length > left.conflicts.length ? left : without;
  }, draft);
  const files = Object.fromEntries(
    filesThatDiffer(base.values, values).map((file) => [
      file,
      { before: base.values[file], after: values[file] },
    ]),
  );
  const act: DraftAct = { id, ...(says !== undefined && { says }), files };
  return { ...base, values, acts: [...base.acts, act].filter(changesAnything) };
}

const filesThatDiffer = (before: Values, after: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (file) => before[file] !== after[file],
  );

/** Whether all that an act changed has been changed again, or put back. */
const hasNoEffect = ({ files }: DraftAct, values: Values) =>
  Object.entries(files).every(([file, { before, after }]) =>
    isSame(merge(after, values[file], before).value, values[file]),
  );

const changesAnything = ({ files }: DraftAct) =>
  Object.values(files).some(({ before, after }) => !isSame(before, after));

/** Undo: the draft without its last act; the same draft without one, or while that one is being published. */
export function withoutLast(draft: Draft): Draft {
  const last = draft.acts.at(-1);
  if (!last || draft.publish?.acts.includes(last.id)) return draft;
  return { ...draft, values: valuesBefore(draft.values, last), acts: draft.acts.slice(0, -1) };
}

const valuesBefore = (values: Values, { files }: DraftAct): Values =>
  withFiles(
    values,
    Object.entries(files).map(([file, { before }]) => [file, before]),
  );

function withFiles(values: Values, files: readonly (readonly [string, unknown])[]): Values {
  const next: Record<string, unknown> = { ...values };
  for (const [file, value] of files)
    if (value === undefined) delete next[file];
    else next[file] = value;
  return next;
}

/** The draft without one act; what a later act changed too becomes a question. */
export function withoutAct(draft: Draft, id: string): Draft {
  const at = draft.acts.findIndex((one) => one.id === id);
  const act = draft.acts[at];
  if (!act || draft.publish?.acts.includes(id)) return draft;
  const earlier = draft.acts.slice(0, at);
  const later = draft.acts.slice(at + 1);
  const steps = Object.entries(act.files).map(
    ([file, { before, after }]) => ({ file, from: after, to: before }) as const,
  );
  return carriedOver({ ...draft, acts: later }, steps, earlier, { isOwn: true });
}

/** The draft on what is published now. What both sides have changed becomes a question. */
export function onHead(draft: Draft, head: string, published: Values): Draft {
  const files = new Set([...Object.keys(draft.published), ...Object.keys(published)]);
  const steps = [...files]
    .filter((file) => !isSame(draft.published[file], published[file]))
    .map((file) => ({ file, from: draft.published[file], to: published[file] }));
  return carriedOver({ ...draft, head, published }, steps, []);
}

/** Takes changes of some files into the draft and into the acts that came after them. */
function carriedOver(
  draft: Draft,
  steps: readonly { file: string; from: unknown; to: unknown }[],
  earlier: readonly DraftAct[],
  kind: Pick<DraftConflict, 'isOwn'> = {},
): Draft {
  const stepOf = new Map(steps.map((step) => [step.file, step]));
  const carried = (file: string, value: unknown) => {
    const step = stepOf.get(file);
    return step ? mergeWithTexts(step.from, value, step.to).value : value;
  };
  const acts = draft.acts
    .map((act) => ({
      ...act,
      files: Object.fromEntries(
        Object.entries(act.files).map(([file, { before, after }]) => [
          file,
          { before: carried(file, before), after: carried(file, after) },
        ]),
      ),
    }))
    .filter(changesAnything);
  const known = (file: string, path: Path) =>
    draft.conflicts.find((one) => one.file === file && isSame(one.path, path));
  const conflicts = steps.flatMap((step) =>
    mergeWithTexts(step.from, draft.values[step.file], step.to).conflicts.map((one) => ({
      ...one,
      ...kind,
      file: step.file,
      // A paragraph that is asked about already was the same before it was changed again.
      was: isAboutText(one) ? (known(step.file, one.path)?.was ?? one.was) : one.was,
    })),
  );
  return {
    ...draft,
    values: withFiles(
      draft.values,
      steps.map(({ file }) => [file, carried(file, draft.values[file])]),
    ),
    acts: [...earlier, ...acts],
    conflicts: [
      ...draft.conflicts.filter(
        ({ file, path }) => !conflicts.some((one) => one.file === file && isSame(one.path, path)),
      ),
      ...conflicts,
    ],
  };
}

/** The draft while its acts so far are published. */
export const publishing = (
  draft: Draft,
  { id, by, sentences }: Pick<Publish, 'id' | 'by' | 'sentences'>,
): Draft => ({
  ...draft,
  publish: {
    id,
    by,
    sentences,
    files: Object.fromEntries(changedFiles(draft).map((file) => [file, draft.values[file]])),
    acts: draft.acts.map((one) => one.id),
  },
});

/** The draft once its publish is done: the acts after it are left, on the new head. */
export function published(draft: Draft, head: string, values: Values): Draft {
  const { publish } = draft;
  if (!publish) return draft;
  const acts = draft.acts.filter(({ id }) => !publish.acts.includes(id));
  const base = withFiles(draft.published, Object.entries(publish.files));
  return onHead({ ...draft, acts, published: base, publish: undefined }, head, values);
}

/** The draft after a publish that was not made. */
export const notPublished = (draft: Draft): Draft => ({ ...draft, publish: undefined });

/** The draft after a question about a conflict was answered. */
export const settled = (draft: Draft, file: string, path: Path): Draft => ({
  ...draft,
  conflicts: draft.conflicts.filter((one) => one.file !== file || !isSame(one.path, path)),
});

/** The paragraphs of a text in the draft that a publish has changed too. */
export function paragraphsInConflict({ values }: Pick<Draft, 'values'>, conflict: DraftConflict) {
  const mine = valueAt(values[conflict.file], conflict.path);
  const now = { ...conflict, mine };
  return isAboutText(now) ? conflictsOfText(now.was, now.mine, now.theirs) : [];
}

/** The text once it is known which paragraph stays, and the conflicts that are left. */
export function paragraphSettled(
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

/** The draft without questions about texts in which no paragraph is left that both sides have changed. */
export const withoutAnswered = (draft: Draft): Draft => {
  const conflicts = draft.conflicts.filter(
    (one) => !isAboutText(one) || paragraphsInConflict(draft, one).length > 0,
  );
  return conflicts.length === draft.conflicts.length ? draft : { ...draft, conflicts };
};
