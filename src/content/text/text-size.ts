/* Measures texts: width, length, reading time. */

import { withoutMarks } from './marks.ts';

/** Estimates the width of a letter in average letters. */
function widthOf(letter: string): number {
  if (/[\s.,:;'’|!ijlfrtI]/.test(letter)) return 0.55;
  if (/[mwMW@%]/.test(letter)) return 1.5;
  return /\p{Lu}/u.test(letter) ? 1.2 : 1;
}

/** Estimates the width of a text in letters of average width. */
export const widthOfText = (text: string) =>
  [...withoutMarks(text)].reduce((sum, letter) => sum + widthOf(letter), 0);

/** Returns the widest of the texts; '' if there are none. */
export const widest = (texts: Iterable<string>): string =>
  [...texts].reduce((most, text) => (widthOfText(text) > widthOfText(most) ? text : most), '');

/** Counts characters about as people do: a simple emoji, or a letter with its accent, is one. */
export const lettersOf = (text: string) => [...withoutMarks(text).trim().normalize('NFC')].length;

const wordsPerMinute = 200;

/** Returns how many minutes it takes to read a text, at least one; the signs of Markdown do not count. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) / wordsPerMinute));

/** The longest title of a page in characters; search engines cut longer ones off. */
export const longestTitle = 60;
/** The longest description of a page in characters; search engines cut longer ones off. */
export const longestDescription = 155;
/** The shortest description of a page or excerpt of a post in characters; a shorter one says too little. */
export const shortestDescription = 70;

/** The longest id of a class, a coach or another thing. */
export const longestId = 48;
