import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pagesWith } from '../../src/content/address-words.ts';
import { placeOf } from '../../src/content/place.ts';
import { site, type Site } from '../../src/content/site.ts';
import { formatsOf, type Place, type SiteConstants } from '../../src/place/place-formats.ts';
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

const { place: placeSchema, numbers: numbersSchema, addresses: addressesSchema } = site.shape;

/** The formats of the place that a content folder names, before it is checked, for three years from `year` on. */
export function placeFormatsOf(folder: string, year = new Date().getUTCFullYear()): SiteConstants {
  const file = join(folder, 'site.yaml');
  const typed: unknown = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : undefined;
  const { place, numbers, addresses } = (typed ?? {}) as Partial<Record<string, unknown>>;
  const words = numbersSchema.safeParse(numbers);
  const formats = formatsOf(
    { ...nowhere, ...placeOf(validFieldsOf<Site['place']>(placeSchema.shape, place)) },
    words.data ?? [],
    year,
  );
  return {
    ...formats,
    ...pagesWith(validFieldsOf<Site['addresses']>(addressesSchema.shape, addresses)),
  };
}

/** A schema of a field. */
interface Checked {
  safeParse: (value: unknown) => { success: boolean; data?: unknown };
}

/** The fields that are right, whatever is wrong with the others. */
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
    // The check reports it with its line.
    return undefined;
  }
}

/** Makes the place of a content folder that of this process: commands read it as a variable, bundles as constants. */
export function setPlaceOf(folder: string): void {
  Object.assign(globalThis, { __PLACE__: placeFormatsOf(folder) });
}

setPlaceOf(contentFolder(process.cwd()));
