import { futureFirstDay } from './future-first-day.ts';
import type { Shown } from '../form/shown.ts';
import { inWords, isBlank, titleOf } from '../words/in-words.ts';
import { fieldAt } from '../form/field-at.ts';
import type { Place } from '../draft/place.ts';
import { valueAt } from '../words/place-in-words.ts';
import { formOfFile, namesIn } from '../frame/use-desk.ts';

/** The texts by which a value is found on its page. */
export interface PreviewTarget {
  words: readonly string[];
  /** Texts near it: the title of the thing it belongs to. */
  near: readonly string[];
  /** The first day of its dated entry, if in the future. */
  day?: string | undefined;
}

/** How to find the value of a place on its page. */
export function previewTargetAt(shown: Shown, place: Place): PreviewTarget {
  const { file, path } = place;
  const names = namesIn(shown);
  const value = valueAt(shown.values[file], path);
  const form = formOfFile(shown, file);
  const field = fieldAt(form, shown.values[file], path);
  const around = path.slice(0, -1);
  const group = fieldAt(form, shown.values[file], around);
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
