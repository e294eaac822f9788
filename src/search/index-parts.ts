/**
 * The index of very many posts, in a fixed number of files: the first two letters of a word tell in which file it is,
 * and the name of a post tells where its title is.
 */
export const partCount = 128;

const partOf = (key: string) =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 8191, 0) % partCount;

/** In the order of the list, so that the newest posts, which are found most often, are in the same file. */
export const postsPerPart = 10;

const folder = '/blog/search/';
export const wordsPart = (word: string) => partOf(word.slice(0, 2));
export const titlesPart = partOf;
export const wordsAddress = (part: number) => `${folder}words-${part}.json`;
export const titlesAddress = (part: number) => `${folder}titles-${part}.json`;
export const postsAddress = (part: number) => `${folder}posts-${part}.json`;

/** Words with their posts: twice the place of each, plus one where the word is in the title, as differences. */
export type WordsPart = Readonly<Record<string, readonly number[]>>;

/** The names of posts, and their titles. */
export type TitlesPart = Readonly<Record<string, string>>;

/** "warm-up, squat" → "warm", "up", "squat" */
export const singleWords = (folded: string): string[] => folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

// No word and no name contains a line end, so that each is found as a whole and nothing else is.
export const categoryWord = (name: string) => `=${name}\n`;
export const tagWord = (name: string) => `#${name}\n`;
