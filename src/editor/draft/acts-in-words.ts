import { editsBetween } from '../../yaml-edits/edits-between.ts';
import { mergeValues } from '../../yaml-edits/merge-values.ts';
import { valueAfter } from '../../yaml-edits/value-after.ts';
import type { Names } from '../names.ts';
import type { Act } from '../protocol.ts';
import { words } from '../words.ts';
import type { PlaceChange, PlaceOfChange, Sentence, SentenceOfAct } from './place-change.ts';
import type { AppliedAct } from './undo-stack.ts';

/** Groups changes by the acts that made them; a change without a known act is a group of its own. */
export function groupByAct(
  changes: readonly PlaceChange[],
  actAt: (place: PlaceOfChange) => AppliedAct | undefined,
): PlaceChange[][] {
  const groups = new Map<AppliedAct | PlaceChange, PlaceChange[]>();
  for (const change of changes) {
    const key = actAt(change.place) ?? change;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map((own) =>
    // Added and removed items first, because the act is about them.
    own.toSorted((one, other) => Number(other.item !== undefined) - Number(one.item !== undefined)),
  );
}

/** Describes an act in the site's own sentence, or by the first of its places. */
export function actInWords(
  places: readonly PlaceChange[],
  sentenceOf: SentenceOfAct,
  names: Names,
): Sentence {
  const [first, ...more] = places;
  const own = sentenceOf(places, names);
  if (own) return own;
  const { what, before, after } = first!;
  const line =
    before === undefined || after === undefined ? what : words.insteadOf(what, after, before);
  return { what: words.withMore(line, more.length) };
}

/** The act that reverts several changes of a draft and keeps everything else. */
export function backOf(places: readonly PlaceChange[], valueOf: (file: string) => unknown): Act {
  const backs = places.map(({ back }) => back);
  if (backs.length === 1) return backs[0]!;
  const edits = backs.map((back) => back.edits ?? []);
  const files = new Set(edits.flat().map(({ file }) => file));
  return {
    edits: [...files].flatMap((file) => {
      const now = valueOf(file);
      const reverted = edits
        .map((own) => own.filter((one) => one.file === file))
        .map((own) => own.reduce((value, { edit }) => valueAfter(value, edit), now))
        .reduce((all, one) => mergeValues(now, all, one).value, now);
      return editsBetween(now, reverted).map((edit) => ({ file, edit }));
    }),
    make: backs.flatMap(({ make = [] }) => make),
    drop: backs.flatMap(({ drop = [] }) => drop),
  };
}
