import type { Names } from './names.ts';
import { cutAt, inOneLine } from './one-line.ts';

/** So many words stand before and after those that differ. */
const around = 3;
/** Texts of more words than these are not compared word by word. */
const mostWords = 600;
const mostLetters = 160;

/** Words of two texts that stand in each other's place: from, until. */
interface Difference {
  one: [number, number];
  other: [number, number];
}

/** Two long texts, of each the words that differ with a few around them: "… body of your hopes. Our … to write a …". */
export function shortenedApart(one: string, other: string, names: Names): [string, string] {
  const [before, after] = [inOneLine(one, names), inOneLine(other, names)];
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

/** Where two lists of words differ; differences that are near are one. */
function differences(one: readonly string[], other: readonly string[]): Difference[] {
  const isLong = Math.max(one.length, other.length) > mostWords;
  const lengths = isLong ? [] : commonLengths(one, other);
  const found: Difference[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (!isLong && i < one.length && one[i] === other[j]) {
      i++;
      j++;
      continue;
    }
    const last = found.at(-1);
    const isNear = last && i - last.one[1] <= 2 * around && j - last.other[1] <= 2 * around;
    const here: Difference = isNear ? last : { one: [i, i], other: [j, j] };
    if (!isNear) found.push(here);
    const isGone =
      j === other.length ||
      (i < one.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0));
    if (isGone) i++;
    else j++;
    [here.one[1], here.other[1]] = [i, j];
  }
  return found;
}

/** How many words two lists have in common in the same order, from each pair of places on. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i]![j] =
        one[i] === other[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}

/** The places of a text with a few words around them. */
function partsOf(text: readonly string[], places: readonly [number, number][]): string {
  const parts = places.map(([from, until]) =>
    text.slice(Math.max(0, from - around), until + around).join(' '),
  );
  const [start, end] = [places[0]?.[0] ?? 0, places.at(-1)?.[1] ?? 0];
  const isToEnd = end + around >= text.length;
  return `${start > around ? '… ' : ''}${cutAt(parts.join(' … '), mostLetters)}${isToEnd ? '' : ' …'}`;
}
