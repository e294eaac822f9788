/**
 * The index of very many posts, in parts. Each word stands in one of so many files, by its first two letters, and each
 * title in one by the name of its post.
 */
export const partCount = 128;

const partOf = (key: string) =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 8191, 0) % partCount;

/** In order, so that the newest, which are found most often, are asked for together. */
export const postsPerPart = 10;

const folder = '/blog/search/';
export const wordsPart = (word: string) => partOf(word.slice(0, 2));
export const titlesPart = partOf;
export const wordsAddress = (part: number) => `${folder}words-${part}.json`;
export const titlesAddress = (part: number) => `${folder}titles-${part}.json`;
export const postsAddress = (part: number) => `${folder}posts-${part}.json`;

/** Words, and of each the posts that hold it: twice their place, and one more where it stands in the title, as steps. */
export type WordsPart = Readonly<Record<string, readonly number[]>>;

/** The names of posts, and their titles. */
export type TitlesPart = Readonly<Record<string, string>>;

/** "warm-up, squat" → "warm", "up", "squat" */
export const singleWords = (folded: string): string[] => folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

// The end of the line stands in no word and no name, so that these are found as a whole and by nothing else.
export const categoryWord = (name: string) => `=${name}\n`;
export const tagWord = (name: string) => `#${name}\n`;
