/**
 * The number of files of words in the search index of a large blog, and of files of titles, so that a search loads few
 * of them. The first two letters of a word determine its file; the slug of a post determines the file with its title.
 */
export const partCount = 128;

const partOf = (key: string) =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 8191, 0) % partCount;

/** The number of posts in one file, newest first: the newest posts are found most often. */
export const postsPerPart = 10;

const folder = '/blog/search/';

/** The number of the part with a word or a slug, from 0, and the addresses of the parts. */
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

// A search finds words by their beginnings. No name contains a newline, so with it only whole names match.
export const categoryWord = (name: string) => `=${name}\n`;
export const tagWord = (name: string) => `#${name}\n`;
