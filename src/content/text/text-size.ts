/** The width of a character, in characters of average width. */
function widthOf(letter: string): number {
  if (/[\s.,:;'’|!ijlfrtI]/.test(letter)) return 0.55;
  if (/[mwMW@%]/.test(letter)) return 1.5;
  return /\p{Lu}/u.test(letter) ? 1.2 : 1;
}

/** The width of a text, in characters of average width. */
export const widthOfText = (text: string) =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** The widest of the texts; an empty text if there are none. */
export const widest = (texts: Iterable<string>): string =>
  [...texts].reduce((most, text) => (widthOfText(text) > widthOfText(most) ? text : most), '');

const wordsPerMinute = 200;

/** The minutes that it takes to read a text, at least one; marks of Markdown are no words. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) / wordsPerMinute));

// In characters: search engines cut longer texts off.

/** The longest title of a page. */
export const longestTitle = 60;
/** The longest description of a page. */
export const longestDescription = 155;
/** The shortest description of a page, and excerpt of a post: a shorter one says too little. */
export const shortestDescription = 70;
