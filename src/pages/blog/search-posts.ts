/* The search of the blog. */

import { plainLetters } from '../../content/text/letters.ts';
import { isAlmost } from '../../content/text/nearest.ts';
import type { IndexedPost } from './search-index.ts';

/** A text in pieces, of which those that match the query are marked. */
export type Marked = readonly { text: string; found: boolean }[];

export interface Hit {
  post: IndexedPost;
  title: Marked;
  /** The excerpt, or a sentence of the post if the sentence matches the query and the excerpt does not. */
  passage: Marked;
}

const foldedTexts = new Map<string, Folded>();

/** Folds a text (see `fold`), from a cache, so that key presses do not fold texts again. */
function folded(text: string): Folded {
  let plain = foldedTexts.get(text);
  if (plain === undefined) foldedTexts.set(text, (plain = fold(text)));
  return plain;
}

const textsOf = ({ title, excerpt, text = '', category, tags }: IndexedPost) =>
  [title, excerpt, text, category, ...tags].map((one) => folded(one).text);

/** Returns the posts that have every word of the query; posts with a word in their title come first. */
export function searchPosts(posts: readonly IndexedPost[], query: string): Hit[] {
  const words = foldedWordsOf(query);
  if (words.length === 0) return [];
  const hits = posts
    .filter((post) => {
      const all = textsOf(post);
      return words.every((word) => all.some((part) => part.includes(word)));
    })
    .map((post) => hitOf(post, words));
  const inTitle = ({ title }: Hit) => title.some(({ found }) => found);
  return [...hits.filter(inTitle), ...hits.filter((hit) => !inTitle(hit))];
}

/** Corrects the misspelt words of the query; undefined if a word resembles none in the posts. */
export function correctedQuery(posts: readonly IndexedPost[], query: string): string | undefined {
  const holders = new Map<string, number>();
  for (const post of posts)
    for (const word of new Set(textsOf(post).flatMap((text) => text.split(' ').filter(Boolean))))
      holders.set(word, (holders.get(word) ?? 0) + 1);
  const isKnown = (word: string) => [...holders.keys()].some((one) => one.includes(word));
  const words = foldedWordsOf(query).map((word) =>
    isKnown(word) ? word : correctedWord(word, holders),
  );
  return words.includes(undefined) ? undefined : words.join(' ');
}

/** Makes a hit of a post, with its matches marked; for the list of a category or tag there are no words to mark. */
export const hitOf = (post: IndexedPost, words: readonly string[] = []): Hit => ({
  post,
  title: mark(post.title, words),
  passage: mark(passageOf(post, words), words),
});

/** Returns the excerpt if it has one of the words, or else the first sentence of the text that has one. */
function passageOf({ excerpt, text = '' }: IndexedPost, words: readonly string[]): string {
  const holds = (part: string) => words.some((word) => folded(part).text.includes(word));
  if (words.length === 0 || holds(excerpt)) return excerpt;
  const sentence = (text.match(/[^.!?]+[.!?]*/g) ?? []).find(holds);
  return sentence?.trim() ?? excerpt;
}

/** Cuts a text into pieces and marks the words. */
export function mark(text: string, words: readonly string[]): Marked {
  const { text: plain, positions } = folded(text);
  const pieces: { text: string; found: boolean }[] = [];
  const add = (from: number, to: number, found: boolean) => {
    // The first piece includes the characters before it that folding leaves out.
    const piece = text.slice(from === 0 ? 0 : positions[from], positions[to]);
    if (piece !== '') pieces.push({ text: piece, found });
  };
  let at = 0;
  while (at < plain.length) {
    const next = words
      .map((word) => ({ start: plain.indexOf(word, at), length: word.length }))
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start || b.length - a.length)[0];
    if (!next) break;
    add(at, next.start, false);
    add(next.start, next.start + next.length, true);
    at = next.start + next.length;
  }
  add(at, plain.length, false);
  return pieces;
}

/** The shortest word that is corrected: a shorter word is one letter away from too many others. */
const minLength = 4;

/** Returns the known word that differs from `typed` by one typing mistake; of several, the word in most posts. */
export function correctedWord(
  typed: string,
  known: Iterable<readonly [word: string, posts: number]>,
): string | undefined {
  if (typed.length < minLength) return undefined;
  const fitting = [...known].filter(([word]) => isAlmost(typed, word));
  return fitting.sort((one, other) => other[1] - one[1])[0]?.[0];
}

/** The apostrophes and invisible signs inside words, which some people leave out. */
const apostrophes = /['’‘ʼ′´`＇\u00ad\u200b-\u200d\u2060]/u;

const foldedCharacters = new Map<string, string>();

/** Returns the folded form of a character, which may have several letters or none; marks and spaces become a space. */
function foldCharacter(character: string): string {
  let folded = foldedCharacters.get(character);
  if (folded !== undefined) return folded;
  if (apostrophes.test(character)) folded = '';
  else if (/[\s\p{P}\p{S}]/u.test(character)) folded = ' ';
  else folded = plainLetters(character);
  foldedCharacters.set(character, folded);
  return folded;
}

export interface Folded {
  text: string;
  /** The position in the original of each position in `text`, and of its end. */
  positions: readonly number[];
}

/**
 * Folds a text: replaces what people type in different ways, so that a search ignores case, accents, apostrophes,
 * dashes, quotes, brackets, ligatures and full-width letters. "“Crème BRÛLÉE”, child’s" → " creme brulee childs".
 */
export function fold(original: string): Folded {
  let text = '';
  const positions: number[] = [];
  let at = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let letter = 0; letter < folded.length; letter++) positions.push(at);
    text += folded;
    at += character.length;
  }
  positions.push(at);
  return { text, positions };
}

/** Returns the folded words of a query or a text: "Warm-up (child’s)" → "warm", "up", "childs". */
export const foldedWordsOf = (text: string): string[] => fold(text).text.split(' ').filter(Boolean);

/** A class, coach, question or page of the site, which the search of the blog finds too. */
export interface SearchedPlace {
  /** What it is, in words, such as "Class". */
  kind: string;
  name: string;
  to: string;
  text: string;
}

export interface FoundPlace {
  place: SearchedPlace;
  name: Marked;
}

/** The most places in the results: they are listed before the posts, which more places would push out of view. */
const mostPlaces = 5;

/** Returns the places that have every word of the query; places with a word in their name come first. */
export function searchPlaces(places: readonly SearchedPlace[], query: string): FoundPlace[] {
  const words = foldedWordsOf(query);
  if (words.length === 0) return [];
  const found = places
    .filter(({ name, text }) => {
      const all = fold(`${name}\n${text}`).text;
      return words.every((word) => all.includes(word));
    })
    .map((place) => ({ place, name: mark(place.name, words) }));
  const isNamed = ({ name }: FoundPlace) => name.some((piece) => piece.found);
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))].slice(0, mostPlaces);
}
