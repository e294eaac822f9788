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
