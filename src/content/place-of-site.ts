import { parse } from 'yaml';
import { isGroup } from './path.ts';
import { placeOf } from './place.ts';
import { formatsOf, type Place, type PlaceFormats } from './place/place-formats.ts';
import type { Clock } from './place/zone.ts';
import { site, type Site } from './site.ts';

/** Stands for the fields of the place that are missing or wrong, which the check reports. */
const nowhere: Place = {
  // Without a language, nothing is expected to be in English.
  language: 'und',
  country: 'ZZ',
  timeZone: 'UTC',
  currency: 'XXX',
  clock: 24,
};

const { place: placeSchema, numbers: numbersSchema } = site.shape;

/** A cache, because Intl is slow: equal lines in site.yaml always give the same object. */
const cachedPlaces = new Map<string, PlaceFormats>();

/**
 * Returns how dates, times and prices are written at the place in the value of site.yaml, which may have mistakes. The
 * changes of the clock are those of three years from `year` on.
 */
export function placeOfSite(value: unknown, year: number): PlaceFormats {
  const { place, numbers } = isGroup(value) ? value : {};
  const given = { ...nowhere, ...placeOf(validFieldsOf<Site['place']>(placeSchema.shape, place)) };
  const words = numbersSchema.safeParse(numbers).data ?? [];
  const key = JSON.stringify([given, words, year]);
  const made = cachedPlaces.get(key) ?? formatsOf(given, words, year);
  cachedPlaces.set(key, made);
  return made;
}

/** Returns the same for the text of site.yaml, before it is checked; `text` is undefined if the file is missing. */
export const placeOfText = (text: string | undefined, year: number): PlaceFormats =>
  placeOfSite(text === undefined ? undefined : valueIn(text), year);

/** The clock of UTC, which gives the year before the place is known. */
const utc: Clock = [[0, 0]];

/** Returns the date at the place in a text of site.yaml; `todayAt` returns the date by a clock. */
export const todayOfText = (text: string | undefined, todayAt: (clock: Clock) => string): string =>
  todayAt(placeOfText(text, Number(todayAt(utc).slice(0, 4))).clock);

function valueIn(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // The check reports the mistake with its line.
    return undefined;
  }
}

/** The schema of a field. */
interface Checked {
  safeParse: (value: unknown) => { success: boolean; data?: unknown };
}

/** Returns the valid fields of a group, and leaves invalid ones out. */
function validFieldsOf<Fields>(shape: Record<keyof Fields, Checked>, typed: unknown) {
  const given = isGroup(typed) ? typed : {};
  return Object.fromEntries(
    Object.entries<Checked>(shape).flatMap(([name, field]) => {
      const { success, data } = field.safeParse(given[name]);
      return success && data !== undefined ? [[name, data] as const] : [];
    }),
  ) as Partial<Fields>;
}
