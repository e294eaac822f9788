import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { placeOf } from '../../src/content/place.ts';
import { formatsOf, type Place, type PlaceFormats } from '../../src/content/place/place-formats.ts';
import { site, type Site } from '../../src/content/site.ts';
import { contentFolder } from '../disk.ts';

/**
 * The place of a build, from site.yaml. Importing this file sets the global `__PLACE__`; import it before anything that
 * formats a date or a price. These values stand for fields that are missing or wrong, which the check reports.
 */
const nowhere: Place = {
  // Without a language, nothing is expected to be in English.
  language: 'und',
  country: 'ZZ',
  timeZone: 'UTC',
  currency: 'XXX',
  clock: 24,
};

const { place: placeSchema, numbers: numbersSchema } = site.shape;

/**
 * Returns how dates, times and prices are written at the place in site.yaml, which is read before the content is
 * checked. The changes of the clock are those of three years from `year` on.
 */
export function placeFormatsOf(folder: string, year = new Date().getUTCFullYear()): PlaceFormats {
  const file = join(folder, 'site.yaml');
  const typed: unknown = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : undefined;
  const { place, numbers } = (typed ?? {}) as Partial<Record<string, unknown>>;
  const words = numbersSchema.safeParse(numbers);
  return formatsOf(
    { ...nowhere, ...placeOf(validFieldsOf<Site['place']>(placeSchema.shape, place)) },
    words.data ?? [],
    year,
  );
}

/** The schema of a field. */
interface Checked {
  safeParse: (value: unknown) => { success: boolean; data?: unknown };
}

/** Returns the valid fields of a group, and leaves invalid ones out. */
function validFieldsOf<Fields>(shape: Record<keyof Fields, Checked>, typed: unknown) {
  const given = (typed ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries<Checked>(shape).flatMap(([name, field]) => {
      const { success, data } = field.safeParse(given[name]);
      return success && data !== undefined ? [[name, data] as const] : [];
    }),
  ) as Partial<Fields>;
}

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // The check reports the mistake with its line.
    return undefined;
  }
}

/**
 * Sets the global `__PLACE__` of this process from a content folder; in bundles it is a constant. The import of this
 * file has set it from the current content folder already.
 */
export function setPlaceOf(folder: string): void {
  Object.assign(globalThis, { __PLACE__: placeFormatsOf(folder) });
}

setPlaceOf(contentFolder(process.cwd()));
