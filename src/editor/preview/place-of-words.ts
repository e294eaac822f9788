import type { Place } from '../place.ts';
import type { Pressed } from './frame-messages.ts';
import { plain } from './plain.ts';

/** A value of the draft as a page may say it. */
export interface Saying {
  place: Place;
  /** The whole text in its forms: '6:00 am', '6:00am'. Words in braces stand for any text. */
  words: readonly string[];
  /** Texts of a page near it: the title of the thing to which it belongs. */
  near: readonly string[];
}

/** A text that is less alike than this is there by chance. */
const leastLikeness = 0.4;
/** Texts that are alike to within this count as equally alike. */
const tolerance = 0.08;
/** In letters: a shorter text counts only as a whole, not as a part of another one. */
const longEnough = 6;

/** The place of the draft that edits a pressed text; undefined where no value says it. */
export function placeOfWords(
  sayings: readonly Saying[],
  { text, near }: Pressed,
  isOnPage: (place: Place) => boolean,
): Place | undefined {
  const pressed = plain(text);
  const around = near.map(plain).join('\n');
  const alike = sayings
    .map((saying) => ({
      saying,
      likeness: Math.max(0, ...readableIn(saying).map((words) => likenessOf(words, pressed))),
    }))
    .filter(({ likeness }) => likeness >= leastLikeness);
  const best = Math.max(...alike.map(({ likeness }) => likeness));
  const [found] = alike
    .filter(({ likeness }) => likeness > best - tolerance)
    .map(({ saying, likeness }) => ({
      place: saying.place,
      likeness,
      // The texts around it tell more than the page: the same word is on many pages.
      standing:
        2 * saying.near.filter((one) => around.includes(plain(one))).length +
        Number(isOnPage(saying.place)),
    }))
    .toSorted((one, other) => other.standing - one.standing || other.likeness - one.likeness);
  return found?.place;
}

/** Cached, because a page has hundreds of texts to look for. */
const known = new WeakMap<Saying, readonly string[]>();

function readableIn(saying: Saying): readonly string[] {
  const texts = known.get(saying) ?? saying.words.map(readable);
  known.set(saying, texts);
  return texts;
}

/** From 0 to 1. */
function likenessOf(words: string, pressed: string): number {
  if (words.length < 2 || pressed === '') return 0;
  if (words === pressed) return 1;
  if (words.includes('{') && patternOf(words).test(pressed))
    // '{from} – {until}' fits almost anything.
    return 0.3 + (0.65 * words.replace(/\{[^}]*\}/g, '').length) / pressed.length;
  const [short, long] = words.length < pressed.length ? [words, pressed] : [pressed, words];
  if (short.length < longEnough || !long.includes(short)) return 0;
  // A sentence within a paragraph is less than the paragraph, however short.
  return 0.5 + (0.4 * short.length) / long.length;
}

/** Text as a page shows it, without the signs of Markdown. */
const readable = (words: string) => plain(words.replace(/[*#[\]]|\((?:\/|mailto:)[^)]*\)/g, ''));

/** 'from {lowestprice} a month' fits 'from ₹750 a month'. */
const patternOf = (words: string) =>
  new RegExp(
    `^${words
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );
