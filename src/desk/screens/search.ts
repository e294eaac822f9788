/* Searches all values of the draft. */

import { type Path, valueAt } from '../../content/path.ts';
import { plainLetters } from '../../content/text/letters.ts';
import { weekdays } from '../../content/weekdays.ts';
import { fieldAt, valuesIn, type ValueField } from '../../content/field.ts';
import { isInside } from '../draft/edit.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { subjectNames, subjectOf } from './subjects.ts';
import { inWords } from '../words/in-words.ts';
import { placeInWords } from '../words/place-in-words.ts';
import { formOfFile, namesIn } from '../draft/use-desk.ts';

/** A value that a search has found. */
export interface Hit {
  file: string;
  path: Path;
  /** The place in words: "Monday, Yoga, 6:00 pm – 7:00 pm: coach". */
  where: string;
  text: string;
}

/**
 * Searches the content for values that contain all words of a query, alone or together with their place in words. Matches
 * beginnings of words; if nothing is found, any part of a word.
 */
export function findIn(state: DeskState, query: string): Hit[] {
  const hits = hitsOf(state, query, hasWordStart);
  return hits.length > 0 ? hits : hitsOf(state, query, (text, word) => text.includes(word));
}

/**
 * The hits in the order of the subjects and weekdays. If a value matches only together with its place, the hit is the
 * innermost list item around it, or the file, once.
 */
function hitsOf(state: DeskState, query: string, has: typeof hasWordStart): Hit[] {
  const names = namesIn(state);
  const queryWords = plain(query).split(/\s+/);
  const hasAll = (...texts: readonly string[]) =>
    queryWords.every((word) => texts.some((text) => has(plain(text), word)));
  const hits = new Map<string, Hit>();
  for (const file of inOrder(state.files)) {
    const [form, value] = [formOfFile(state, file), state.values[file]];
    const hitAt = (path: Path): Hit => {
      const here = valueAt(value, path);
      const field = fieldAt(form, path);
      const read =
        typeof here === 'string' && field?.kind === 'markdown' ? withoutMarks(here) : here;
      const formatted = inWords(field, read, names);
      // A value that names a thing, such as a question, is shown by the name of the thing.
      const isText = field !== undefined && !('refersTo' in field);
      const isLong = isText && typeof read === 'string' && formatted.endsWith('…');
      const text = isLong ? around(read, queryWords[0]!) : formatted;
      return { file, path, where: placeInWords(file, form, value, path, names), text };
    };
    for (const { path, field, value: text } of valuesIn(form, value)) {
      if (typeof text === 'boolean' || isUnseen(field)) continue;
      const hit = hitAt(path);
      const read = field.kind === 'markdown' ? withoutMarks(String(text)) : String(text);
      if (hasAll(hit.text, read)) hits.set(`${file} ${path.join('.')}`, hit);
      else if (hasAll(hit.where, hit.text)) {
        const thing = path.slice(0, path.findLastIndex((part) => typeof part === 'number') + 1);
        hits.set(`${file} ${thing.join('.')}`, hitAt(thing));
      }
    }
  }
  // A thing is not listed beside what was found in it.
  const all = [...hits.values()];
  return all.filter((thing) => !all.some((one) => one !== thing && isInside(one, thing)));
}

/** The letters of a text as people type them. */
const lettersOf = (text: string) => plainLetters(text).replace(/[‘’]/g, "'");

/**
 * Normalises letters, times and prices: "5:30 am" and "5:30am" are the same, "5.30" is "5:30", "6 pm" finds "6:00 pm",
 * "₹1,150" is "1150".
 */
const plain = (text: string) =>
  lettersOf(text)
    .replace(/(\d)[.:](\d)/g, '$1:$2')
    .replace(/(\d+)(:00)?\s*(am|pm)\b/g, (_, hour: string, minutes = '', half: string) =>
      minutes === '' ? `${hour}${half}` : `${hour}:00${half} ${hour}${half}`,
    )
    .replace(/[₹,]/g, '');

/** The words of Markdown without most of its marks. The real parser would make the page of the desk larger. */
const withoutMarks = (markdown: string) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/gm, '')
    .replace(/\*+|(?<!\w)_|_(?!\w)|\\(?=\W)/g, '')
    .replace(/\s+/g, ' ');

/** "late" is found in "latest", but not in "plate". */
const hasWordStart = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u').test(text);

/** Values that visitors do not read: ids, file names, focus points. */
const isUnseen = ({ kind }: ValueField) => ['id', 'focus', 'picture'].includes(kind);

/** A long text from shortly before the query word. */
function around(text: string, word: string): string {
  const at = lettersOf(text).indexOf(word);
  const from = text.lastIndexOf(' ', Math.max(0, at - 40)) + 1;
  return `${from > 0 ? '… ' : ''}${text.slice(from)}`;
}

const inOrder = (files: readonly string[]) => {
  const place = (file: string) =>
    subjectNames.indexOf(subjectOf(file)) * 10 +
    weekdays.findIndex((day) => file === `schedule/${day}.yaml`);
  return [...files].sort((one, other) => place(one) - place(other));
};
