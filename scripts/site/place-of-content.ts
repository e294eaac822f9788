import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { placeOf } from '../../src/content/place.ts';
import { site, type Site } from '../../src/content/site.ts';
import { formatsOf, type Place, type PlaceFormats } from '../../src/place/place-formats.ts';
import { contentFolder } from '../disk/content-folder.ts';

/** What stands for a field of the place that site.yaml does not say as it should, which the check reports. */
const nowhere: Place = {
  // No language, so that nothing is expected to be in English.
  language: 'und',
  country: 'ZZ',
  timeZone: 'UTC',
  currency: 'XXX',
  clock: 24,
};

const { place: placeSchema, numbers: numbersSchema } = site.shape;

/** The formats of the place that a content folder names, before it is checked, for three years from `year` on. */
export function placeFormatsOf(folder: string, year = new Date().getUTCFullYear()): PlaceFormats {
  const file = join(folder, 'site.yaml');
  const typed: unknown = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : undefined;
  const { place, numbers } = (typed ?? {}) as Partial<Record<string, unknown>>;
  const words = numbersSchema.safeParse(numbers);
  return formatsOf({ ...nowhere, ...placeOf(validFieldsOf(place)) }, words.data ?? [], year);
}

/** The fields that are right, whatever is wrong with the others. */
function validFieldsOf(typed: unknown) {
  const given = (typed ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(placeSchema.shape).flatMap(([name, schema]) => {
      const { success, data } = schema.safeParse(given[name]);
      return success && data !== undefined ? [[name, data] as const] : [];
    }),
  ) as Partial<Site['place']>;
}

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // The check reports it with its line.
    return undefined;
  }
}

/** Makes the place of a content folder that of this process: commands read it as a variable, bundles as constants. */
export function setPlaceOf(folder: string): void {
  Object.assign(globalThis, { __PLACE__: placeFormatsOf(folder) });
}

setPlaceOf(contentFolder(process.cwd()));
