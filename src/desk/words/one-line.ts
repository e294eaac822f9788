/* Shortens a text to one line, and two long texts to the words in which they differ. */

import { diffArrays } from 'diff/lib/diff/array.js';
import type { Names } from './names.ts';
import { words } from './words.ts';

/** "Strength, fitness and food in one plan, …" */
export const shortened = (text: string, names: Names, most = 48) =>
  cutAt(inOneLine(text, names), most);

/** Truncates a line between two words, or within one that alone is too long. */
export function cutAt(line: string, most: number): string {
  if (line.length <= most) return line;
  const space = line.lastIndexOf(' ', most);
  return space > 0 ? `${line.slice(0, space)} …` : `${line.slice(0, most)}…`;
}

/** Replaces line ends by spaces and placeholders by their meaning. */
const inOneLine = (text: string, names: Names) =>
  text
    .replace(/\{([\w:-]+)\}/g, (_, fact: string) => words.filledIn(names.fact(fact)))
    .replace(/\s+/g, ' ')
    .trim();

/** The number of words of context on each side of a difference. */
const contextWords = 3;
/** Texts that differ in more words are not compared word by word, because that takes quadratic time. */
const mostWords = 600;
const mostLetters = 160;

/** Ranges of differing words in two texts: from, until. */
interface Difference {
  one: [number, number];
  other: [number, number];
}

/** Shortens two long texts to the words that differ, with some context: "… body of your hopes. Our … to write a …". */
export function shortenedDifference(one: string, other: string, names: Names): [string, string] {
  const [before, after] = withoutCommonEnds(one, other).map((text) => inOneLine(text, names)) as [
    string,
    string,
  ];
  if (Math.max(before.length, after.length) <= 48) return [before, after];
  const [was, is] = [before.split(' '), after.split(' ')];
  const apart = differences(was, is);
  return [
    partsOf(
      was,
      apart.map((part) => part.one),
    ),
    partsOf(
      is,
      apart.map((part) => part.other),
    ),
  ];
}

/** In letters: surely more than the words of context. */
const nearby = 400;

/** Cuts off most of the common beginning and end of two texts, to compare long ones quickly. */
function withoutCommonEnds(one: string, other: string): [string, string] {
  const most = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < most && one[start] === other[start]) start += 1;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [from, until] = [Math.max(0, start - nearby), Math.max(0, end - nearby)];
  // Only between words, so that placeholders stay whole.
  const part = (text: string) =>
    text
      .slice(from, text.length - until)
      .replace(from > 0 ? /^\S*/ : '', '')
      .replace(until > 0 ? /\S*$/ : '', '');
  return [part(one), part(other)];
}

/** The ranges in which two lists of words differ; close ones are joined. */
function differences(one: readonly string[], other: readonly string[]): Difference[] {
  const found: Difference[] = [];
  let [i, j] = [0, 0];
  for (const { count, added, removed } of diffOfWords([...one], [...other])) {
    if (!added && !removed) {
      i += count;
      j += count;
      continue;
    }
    const last = found.at(-1);
    const isNear =
      last && i - last.one[1] <= 2 * contextWords && j - last.other[1] <= 2 * contextWords;
    const here: Difference = isNear ? last : { one: [i, i], other: [j, j] };
    if (!isNear) found.push(here);
    if (removed) i += count;
    else j += count;
    [here.one[1], here.other[1]] = [i, j];
  }
  return found;
}

/** Splits two texts into runs of words that both have, or only one of them. */
export const runsOfWords = (before: string, after: string) =>
  diffOfWords(before.split(/\s+/), after.split(/\s+/)).map(({ value, added, removed }) => ({
    words: value.join(' '),
    isNew: added,
    isGone: removed,
  }));

/** Splits two lists into parts that both have, or only one of them; too different lists are two parts. */
const diffOfWords = (one: string[], other: string[]) =>
  diffArrays(one, other, { maxEditLength: mostWords }) ?? [
    { value: one, count: one.length, removed: true, added: false },
    { value: other, count: other.length, removed: false, added: true },
  ];

/** The ranges of a text with their context. */
function partsOf(text: readonly string[], places: readonly [number, number][]): string {
  const parts = places.map(([from, until]) =>
    text.slice(Math.max(0, from - contextWords), until + contextWords).join(' '),
  );
  const [start, end] = [places[0]?.[0] ?? 0, places.at(-1)?.[1] ?? 0];
  const isToEnd = end + contextWords >= text.length;
  return `${start > contextWords ? '… ' : ''}${cutAt(parts.join(' … '), mostLetters)}${isToEnd ? '' : ' …'}`;
}
