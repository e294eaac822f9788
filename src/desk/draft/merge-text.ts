/*
 * Merges two changes of one text, paragraph by paragraph. Only a paragraph that both sides have changed is a conflict;
 * paragraphs that one side has added, moved or removed are merged.
 */

import { diffArrays } from 'diff/lib/diff/array.js';
import { valueAfter } from '../../content/edit.ts';
import { type Conflict, merge, type Merged } from '../../content/compare.ts';

/** A paragraph that both sides have changed; undefined where a side has removed it. */
export interface ParagraphConflict {
  /** Its index in the text before. */
  at: number;
  was: string;
  mine: string | undefined;
  theirs: string | undefined;
}

interface TextConflict extends Conflict {
  was: string;
  mine: string;
  theirs: string;
}

/** Whether a conflict is about texts with paragraphs, which are the only texts with line ends. */
export const isAboutText = (conflict: Conflict): conflict is TextConflict => {
  const texts = [conflict.was, conflict.mine, conflict.theirs];
  return texts.every((one) => typeof one === 'string') && texts.some((one) => one.includes('\n'));
};

/** `merge` with the paragraphs of texts; a conflict about a text has a paragraph that both sides have changed. */
export function mergeWithTexts(base: unknown, mine: unknown, theirs: unknown): Merged {
  const merged = merge(base, mine, theirs);
  const isLeft = (one: Conflict) =>
    !isAboutText(one) || conflictsOfText(one.was, one.mine, one.theirs).length > 0;
  return {
    value: merged.conflicts
      .filter(isAboutText)
      .reduce(
        (value, { path, was, mine: own, theirs: other }) =>
          valueAfter(value, { kind: 'set', path, value: mergeTexts(was, own, other) }),
        merged.value,
      ),
    conflicts: merged.conflicts.filter(isLeft),
  };
}

/** The merged text, with the paragraphs of mine where both sides have changed one. */
function mergeTexts(base: string, mine: string, theirs: string): string {
  const before = paragraphsOf(base);
  const items = (text: string) => {
    const places = placesBefore(before, paragraphsOf(text));
    return paragraphsOf(text).map((words, at) => ({ id: places[at] ?? `new: ${words}`, words }));
  };
  const { value } = merge(items(base), items(mine), items(theirs));
  return asText(
    (value as ReturnType<typeof items>).map(({ words }) => words),
    mine,
  );
}

/** The paragraphs that both sides have changed. */
export function conflictsOfText(base: string, mine: string, theirs: string): ParagraphConflict[] {
  const before = paragraphsOf(base);
  const [own, others] = [mine, theirs].map((text) => {
    const after = paragraphsOf(text);
    const places = placesBefore(before, after);
    return before.map((_, at) => after[places.indexOf(at)]);
  });
  return before
    .map((was, at) => ({ at, was, mine: own![at], theirs: others![at] }))
    .filter(({ was, mine: one, theirs: other }) => one !== was && other !== was && one !== other);
}

/** The texts after a conflict is resolved; `was` is changed so that it is no conflict any longer. */
export function resolveInText(
  { was, mine }: Record<'was' | 'mine', string>,
  conflict: ParagraphConflict,
  by: 'mine' | 'theirs' | 'both',
): { was: string; mine: string } {
  const [before, own] = [paragraphsOf(was), paragraphsOf(mine)];
  const places = placesBefore(before, own);
  const isThere = places.includes(conflict.at);
  const at = isThere
    ? places.indexOf(conflict.at)
    : places.findLastIndex((one) => (one ?? Infinity) < conflict.at) + 1;
  const chosen = {
    mine: [conflict.mine],
    theirs: [conflict.theirs],
    both: [conflict.mine, conflict.theirs],
  }[by];
  const given = (words: readonly (string | undefined)[]) =>
    words.filter((one) => one !== undefined);
  return {
    was: asText(before.toSpliced(conflict.at, 1, ...given([conflict.theirs])), was),
    mine: asText(own.toSpliced(at, isThere ? 1 : 0, ...given(chosen)), mine),
  };
}

const paragraphsOf = (text: string): string[] =>
  text.trim() === '' ? [] : text.trimEnd().split(/\n(?:[^\S\n]*\n)+/);

const asText = (paragraphs: readonly string[], former: string) =>
  paragraphs.join('\n\n') + /\s*$/.exec(former)![0];

/** The former index of each paragraph; undefined for a new one. */
function placesBefore(before: string[], after: string[]): (number | undefined)[] {
  const places: (number | undefined)[] = [];
  let [from, gone, added]: [number, number[], string[]] = [0, [], []];
  const pairUp = () => {
    places.push(
      ...mostSimilar(
        gone.map((at) => before[at]!),
        added,
      ).map((at) => (at === undefined ? undefined : gone[at])),
    );
    [gone, added] = [[], []];
  };
  for (const part of diffArrays(before, after)) {
    if (part.added) added.push(...part.value);
    else if (part.removed) gone.push(...part.value.map((_, at) => from + at));
    else {
      pairUp();
      places.push(...part.value.map((_, at) => from + at));
    }
    if (!part.added) from += part.count;
  }
  pairUp();
  return places;
}

/** For each new paragraph, the index of the old one that was changed into it: the most similar ones, in order. */
function mostSimilar(old: readonly string[], now: readonly string[]): (number | undefined)[] {
  /** The best pairs of the paragraphs from these indexes on, with their total similarity. */
  const best = (i: number, j: number): { score: number; pairs: (number | undefined)[] } =>
    (table[i]![j] ??= found(i, j));
  const table: (ReturnType<typeof best> | undefined)[][] = Array.from(
    { length: old.length + 1 },
    () => [],
  );
  const found = (i: number, j: number): ReturnType<typeof best> => {
    if (j === now.length) return { score: 0, pairs: [] };
    const [alone, skipped] = [best(i, j + 1), i < old.length ? best(i + 1, j) : undefined];
    const pair = i < old.length ? best(i + 1, j + 1) : undefined;
    return [
      ...(pair
        ? [{ score: similarity(old[i]!, now[j]!) + pair.score, pairs: [i, ...pair.pairs] }]
        : []),
      ...(skipped ? [skipped] : []),
      { score: alone.score, pairs: [undefined, ...alone.pairs] },
    ].reduce((one, other) => (other.score > one.score ? other : one));
  };
  return best(0, 0).pairs;
}

/** The share of words that two paragraphs have in common; slightly more than 0 if none. */
function similarity(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(text.split(/\s+/)));
  const common = [...words!].filter((word) => others!.has(word)).length;
  return 0.01 + common / Math.max(words!.size, others!.size);
}
