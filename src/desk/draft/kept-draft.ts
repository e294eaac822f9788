/*
 * A draft as a device keeps it: the actions, and what their files held when they were published. The values follow from
 * these. Drafts that older versions of the desk have kept stay readable.
 */

import { type Draft, type DraftAction, type DraftState, editsOf, onHead } from './draft.ts';
import { editsToReach, filesOf, type Values, valuesWith } from './edit.ts';

type KeptState = Omit<DraftState, 'values'>;

export interface KeptDraft extends Omit<Draft, 'values' | 'past' | 'future'> {
  past: readonly KeptState[];
  future: readonly KeptState[];
}

/** The draft to keep; undefined if nothing was ever changed in it, no form is open and no answer is awaited. */
export function keptDraft(draft: Draft): KeptDraft | undefined {
  const { head, publish, forms, since } = draft;
  const states = [draft, ...draft.past, ...draft.future];
  const files = filesOf(states.flatMap(({ actions }) => editsOf(actions)));
  if (files.length === 0 && !publish && !forms) return undefined;
  return {
    ...keptState(draft),
    head,
    publish,
    forms,
    since,
    past: draft.past.map(keptState),
    future: draft.future.map(keptState),
    published: Object.fromEntries(files.map((file) => [file, draft.published[file]])),
  };
}

const keptState = ({ actions, conflicts }: DraftState): KeptState => ({ actions, conflicts });

/** The draft that was kept, on the content that is published now. */
export function draftOfKept(
  stored: KeptDraft | OlderDraft,
  head: string,
  publishedNow: Values,
): Draft {
  const kept = 'acts' in stored ? fromOlder(stored) : stored;
  const published: Record<string, unknown> = { ...publishedNow, ...kept.published };
  for (const [file, value] of Object.entries(published))
    if (value === undefined) delete published[file];
  const whole = <State extends KeptState>(state: State) => ({
    ...state,
    values: valuesWith(published, editsOf(state.actions)),
  });
  const { past, future } = kept;
  const draft = { ...whole(kept), published, past: past.map(whole), future: future.map(whole) };
  return onHead(draft, head, publishedNow);
}

/** An action of an older draft; the first versions kept the values of its files before and after it. */
type OlderAction =
  | DraftAction
  | (Omit<DraftAction, 'edits'> & { files: Record<string, Record<'before' | 'after', unknown>> });

/** A state of an older draft, in which `acts` were its actions. */
interface OlderState extends Pick<DraftState, 'conflicts'> {
  acts: readonly OlderAction[];
}

/** A draft of an older version. The first versions had no past and no future. */
export type OlderDraft = OlderState &
  Pick<Draft, 'head' | 'published' | 'forms' | 'since'> & {
    past?: readonly OlderState[];
    future?: readonly OlderState[];
    publish?:
      (Omit<NonNullable<Draft['publish']>, 'actions'> & { acts: readonly string[] }) | undefined;
  };

function fromOlder({ past = [], future = [], publish, ...draft }: OlderDraft): KeptDraft {
  const { head, published, forms, since } = draft;
  return {
    ...fromOlderState(draft),
    head,
    published,
    forms,
    since,
    past: past.map(fromOlderState),
    future: future.map(fromOlderState),
    ...(publish && { publish: { ...publish, actions: publish.acts } }),
  };
}

const fromOlderState = ({ acts, conflicts }: OlderState): KeptState => ({
  actions: acts.map(fromOlderAction),
  conflicts,
});

function fromOlderAction(action: OlderAction): DraftAction {
  if ('edits' in action) return action;
  const { files, ...rest } = action;
  const side = (name: 'before' | 'after') =>
    Object.fromEntries(Object.entries(files).map(([file, sides]) => [file, sides[name]]));
  return { ...rest, edits: editsToReach(side('before'), side('after')) };
}
