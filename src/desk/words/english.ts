/** The desk speaks English at every gym. Joins a list: ["Monday", "Tuesday", "Friday"] → "Monday, Tuesday and Friday". */
export const listInEnglish = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;

const counts = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Writes a count: 3 → "three", 13 → "13". */
export const countInEnglish = (count: number): string => counts[count] ?? String(count);
