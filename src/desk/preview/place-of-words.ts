/* From a text of a page to the field that it comes from, and from a field to the texts by which it is found. */

import { valueAt } from '../../content/path.ts';
import type { FieldPlace } from '../draft/edit.ts';
import { fieldAt, valuesIn } from '../../content/field.ts';
import type { Shown } from '../draft/shown.ts';
import { formOfFile, namesIn } from '../draft/use-desk.ts';
import { inWords, isBlank, titleOf } from '../words/in-words.ts';
import { plain } from './find-target.ts';
import type { Pressed } from './frame-messages.ts';
import { futureFirstDay } from '../draft/pages-of-files.ts';

/** A value of the draft, with the forms in which a page may show it. */
export interface ValueOnPages {
  place: FieldPlace;
  /** The whole text in its forms: '6:00 am', '6:00am'. Words in braces stand for any text. */
  words: readonly string[];
  /** Texts of a page near it: the title of the thing it belongs to. */
  near: readonly string[];
}

/** Less similar texts match by chance. */
const leastLikeness = 0.4;
/** Similarities that differ by less than this count as equal. */
const tolerance = 0.08;
/** In characters: shorter texts must match as a whole. */
const longEnough = 6;

/** The place of the draft that a pressed text comes from; undefined if no value matches. */
export function placeOfWords(
  values: readonly ValueOnPages[],
  { text, near }: Pressed,
  isOnPage: (place: FieldPlace) => boolean,
): FieldPlace | undefined {
  const pressed = plain(text);
  const around = near.map(plain).join('\n');
  const alike = values
    .map((value) => ({
      value,
      likeness: Math.max(0, ...readableIn(value).map((words) => likenessOf(words, pressed))),
    }))
    .filter(({ likeness }) => likeness >= leastLikeness);
  const best = Math.max(...alike.map(({ likeness }) => likeness));
  const [found] = alike
    .filter(({ likeness }) => likeness > best - tolerance)
    .map(({ value, likeness }) => ({
      place: value.place,
      likeness,
      // The texts around it weigh more than the page: the same word is on many pages.
      standing:
        2 * value.near.filter((one) => around.includes(plain(one))).length +
        Number(isOnPage(value.place)),
    }))
    .toSorted((one, other) => other.standing - one.standing || other.likeness - one.likeness);
  return found?.place;
}

/** Cached, because a page has hundreds of texts to match. */
const known = new WeakMap<ValueOnPages, readonly string[]>();

function readableIn(value: ValueOnPages): readonly string[] {
  const texts = known.get(value) ?? value.words.map(readable);
  known.set(value, texts);
  return texts;
}

/** The similarity of two texts, from 0 to 1. */
function likenessOf(words: string, pressed: string): number {
  if (words.length < 2 || pressed === '') return 0;
  if (words === pressed) return 1;
  if (words.includes('{') && patternOf(words).test(pressed))
    // '{from} – {until}' fits almost anything.
    return 0.3 + (0.65 * words.replace(/\{[^}]*\}/g, '').length) / pressed.length;
  const [short, long] = words.length < pressed.length ? [words, pressed] : [pressed, words];
  if (short.length < longEnough || !long.includes(short)) return 0;
  // A match with part of a paragraph ranks below the whole paragraph.
  return 0.5 + (0.4 * short.length) / long.length;
}

/** Text without Markdown marks, as pages show it. */
const readable = (words: string) => plain(words.replace(/[*#[\]]|\((?:\/|mailto:)[^)]*\)/g, ''));

/** 'from {lowestprice} a month' matches 'from ₹750 a month'. */
const patternOf = (words: string) =>
  new RegExp(
    `^${words
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

/** All values of a draft as pages may show them, to find the field of a text that is pressed in the preview. */
export function valuesOnPages(shown: Shown): ValueOnPages[] {
  const names = namesIn(shown);
  return Object.keys(shown.values).flatMap((file) => {
    const form = formOfFile(shown, file);
    const value = shown.values[file];
    return [...valuesIn(form, value)].flatMap(({ path, field, value: leaf }) => {
      // Pages show the name of a thing, not its id.
      if (typeof leaf === 'boolean' || (field.declares !== undefined && path.at(-1) === 'id'))
        return [];
      const around = path.slice(0, -1);
      const group = fieldAt(form, around);
      const title = group && titleOf(group, valueAt(value, around), names);
      const said = inWords(field, leaf, names);
      const text = typeof leaf === 'string' ? leaf : '';
      return {
        place: { file, path },
        words: [said, said.replace(/ ([ap]m)/g, '$1'), text, ...text.split('\n\n')].filter(
          (one, index, all) => one !== '' && all.indexOf(one) === index,
        ),
        near: title?.split(', ') ?? [],
      };
    });
  });
}

/** The texts by which a value is found on its page. */
export interface PreviewTarget {
  words: readonly string[];
  /** Texts near it: the title of the thing it belongs to. */
  near: readonly string[];
  /** The first day of its dated entry, if in the future. */
  day?: string | undefined;
}

/** How to find the value of a place on its page. */
export function previewTargetAt(shown: Shown, place: FieldPlace): PreviewTarget {
  const { file, path } = place;
  const names = namesIn(shown);
  const value = valueAt(shown.values[file], path);
  const form = formOfFile(shown, file);
  const field = fieldAt(form, path);
  const around = path.slice(0, -1);
  const group = fieldAt(form, around);
  const thing = valueAt(shown.values[file], around);
  const title = group && titleOf(group, thing, names);
  return {
    words: field && !isBlank(value) ? wordsToFind(inWords(field, value, names), value) : [],
    near: title?.split(', ') ?? [],
    day: futureFirstDay(shown, place),
  };
}

/** The forms in which a page may show a value. */
export function wordsToFind(formatted: string, value: unknown): string[] {
  const text = typeof value === 'string' ? value : '';
  const parts = text
    .split(/\{[\w:-]+\}|\n\n/)
    .map((part) => part.replace(/[*#[\]]|\(\/[^)]*\)/g, '').trim());
  const longest = parts.sort((one, other) => other.length - one.length)[0] ?? '';
  const forms = [formatted, formatted.replace(' am', 'am').replace(' pm', 'pm'), text, longest];
  return [...new Set(forms)].filter((one) => one.length > 1);
}
