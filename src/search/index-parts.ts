/**
 * The index of many posts in a fixed number of files: the first two letters of a word determine its file, and the slug
 * of a post the file of its title.
 */
export const partCount = 128;

const partOf = (key: string) =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 8191, 0) % partCount;

/** Posts share a file in the order of the list: the newest ones are found most often. */
export const postsPerPart = 10;

/** The part with a word or a slug, and the addresses of the parts, which count from 0. */
const folder = '/blog/search/';
export const wordsPart = (word: string) => partOf(word.slice(0, 2));
export const titlesPart = partOf;
export const wordsAddress = (part: number) => `${folder}words-${part}.json`;
export const titlesAddress = (part: number) => `${folder}titles-${part}.json`;
export const postsAddress = (part: number) => `${folder}posts-${part}.json`;

/** Words with their posts: twice the position of each, plus one if the word is in the title, delta-encoded. */
export type WordsPart = Readonly<Record<string, readonly number[]>>;

/** Titles by slug. */
export type TitlesPart = Readonly<Record<string, string>>;

/** "warm-up, squat" → "warm", "up", "squat" */
export const singleWords = (folded: string): string[] => folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

// Neither words nor names contain a newline, so that only whole names match.
export const categoryWord = (name: string) => `=${name}\n`;
export const tagWord = (name: string) => `#${name}\n`;
