/**
 * The search index of a large blog is split into this many files of words and as many of titles, so that a search loads
 * only a few. The first two letters of a word determine its file; the slug of a post determines the file with its title.
 */
export const partCount = 128;

const partOf = (key: string) =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 8191, 0) % partCount;

/** The number of posts in one file, newest first, and of hits that are loaded at a time. */
export const postsPerPart = 10;

const folder = '/blog/search/';

/** The number of the file with a word or with the title of a slug, from 0. */
export const partOfWord = (word: string) => partOf(word.slice(0, 2));
export const partOfSlug = partOf;
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
