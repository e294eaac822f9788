import type { IndexedPost } from './search-index.ts';
import { isAlmost } from '../../content/text/nearest.ts';

/** A text in pieces; those that match the query are marked. */
export type Marked = readonly { text: string; found: boolean }[];

export interface Hit {
  post: IndexedPost;
  title: Marked;
  /** The excerpt, or a sentence of the post if that matches and the excerpt does not. */
  passage: Marked;
}

const foldedTexts = new Map<string, Folded>();

/** Caches the folded texts, so that key presses do not fold them again. */
function folded(text: string): Folded {
  let plain = foldedTexts.get(text);
  if (plain === undefined) foldedTexts.set(text, (plain = fold(text)));
  return plain;
}

const textsOf = ({ title, excerpt, text = '', category, tags }: IndexedPost) =>
  [title, excerpt, text, category, ...tags].map((one) => folded(one).text);

/** Returns the posts that contain every word of the query, title matches first. */
export function searchPosts(posts: readonly IndexedPost[], query: string): Hit[] {
  const words = wordsOf(query);
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

/** Corrects misspelt words of the query; undefined when a word resembles none in the posts. */
export function correctedQuery(posts: readonly IndexedPost[], query: string): string | undefined {
  const holders = new Map<string, number>();
  for (const post of posts)
    for (const word of new Set(textsOf(post).flatMap((text) => text.split(' ').filter(Boolean))))
      holders.set(word, (holders.get(word) ?? 0) + 1);
  const isKnown = (word: string) => [...holders.keys()].some((one) => one.includes(word));
  const words = wordsOf(query).map((word) => (isKnown(word) ? word : correctedWord(word, holders)));
  return words.includes(undefined) ? undefined : words.join(' ');
}

/** A post as a hit with its matches marked; without words, for the list of a category or tag. */
export const hitOf = (post: IndexedPost, words: readonly string[] = []): Hit => ({
  post,
  title: mark(post.title, words),
  passage: mark(passageOf(post, words), words),
});

/** The first sentence of the text with one of the words; the excerpt if that has one, or no sentence does. */
function passageOf({ excerpt, text = '' }: IndexedPost, words: readonly string[]): string {
  const holds = (part: string) => words.some((word) => folded(part).text.includes(word));
  if (words.length === 0 || holds(excerpt)) return excerpt;
  const sentence = (text.match(/[^.!?]+[.!?]*/g) ?? []).find(holds);
  return sentence?.trim() ?? excerpt;
}

/** A text in pieces, with the words marked. */
export function mark(text: string, words: readonly string[]): Marked {
  const { text: plain, positions } = folded(text);
  const pieces: { text: string; found: boolean }[] = [];
  const add = (from: number, to: number, found: boolean) => {
    // The first piece has what folding leaves out before it.
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

/** Shorter words are not corrected: too many others are one letter away. */
const minLength = 4;

/** The known word that `typed` is with one typing mistake; of several, the one in most posts. */
export function correctedWord(
  typed: string,
  known: Iterable<readonly [word: string, posts: number]>,
): string | undefined {
  if (typed.length < minLength) return undefined;
  const fitting = [...known].filter(([word]) => isAlmost(typed, word));
  return fitting.sort((one, other) => other[1] - one[1])[0]?.[0];
}

/** Letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
};
/** Inside words, where some keyboards and writers leave them out. */
const apostrophes = /['’‘ʼ′´`＇\u00ad\u200b-\u200d\u2060]/u;

const foldedCharacters = new Map<string, string>();

/** The folded form of a character, which may have several letters or none; marks and spaces become a space. */
function foldCharacter(character: string): string {
  let folded = foldedCharacters.get(character);
  if (folded !== undefined) return folded;
  const plain = character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');
  if (apostrophes.test(character)) folded = '';
  else if (/[\s\p{P}\p{S}]/u.test(character)) folded = ' ';
  else folded = plainLetters[plain] ?? plain;
  foldedCharacters.set(character, folded);
  return folded;
}

export interface Folded {
  text: string;
  /** For each position in `text`, and for its end, the position in the original. */
  positions: readonly number[];
}

/**
 * Ignores in a search what people type differently: case, accents, apostrophes, dashes, quotes, brackets, ligatures and
 * full-width letters. "“Crème BRÛLÉE”, child’s" → " creme brulee   childs".
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

/** The words of a query or a text, folded: "Warm-up (child’s)" → "warm", "up", "childs" */
export const wordsOf = (text: string): string[] => fold(text).text.split(' ').filter(Boolean);

/** A class, coach, question or page of the site: the search of the blog finds these too. */
export interface Place {
  /** In words: "Class" */
  kind: string;
  name: string;
  to: string;
  text: string;
}

export interface FoundPlace {
  place: Place;
  name: Marked;
}

/** The most places in the results: they are listed first, and more would push the posts out of view. */
const mostPlaces = 5;

/** Returns the places that contain every word of the query; those whose names contain one come first. */
export function searchPlaces(places: readonly Place[], query: string): FoundPlace[] {
  const words = wordsOf(query);
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
