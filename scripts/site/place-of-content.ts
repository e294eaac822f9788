import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { placeOf } from '../../src/content/place.ts';
import { site } from '../../src/content/site.ts';
import { formatsOf, type Place, type PlaceFormats } from '../../src/place/place-formats.ts';
import { contentFolder } from '../disk/content-folder.ts';

/** While site.yaml does not say where the gym is, which the check reports. */
const nowhere: Place = {
  language: 'en',
  country: 'GB',
  timeZone: 'UTC',
  currency: 'XXX',
  clock: 24,
};

/** What site.yaml says of the place, before it is checked. */
const said = site.pick({ place: true, numbers: true });

/** The formats of the place that a content folder names, for three years from `year` on. */
export function placeFormatsOf(folder: string, year = new Date().getUTCFullYear()): PlaceFormats {
  const file = join(folder, 'site.yaml');
  const typed: unknown = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : undefined;
  const { success, data } = said.safeParse(pickOf(typed));
  return success
    ? formatsOf(placeOf(data.place), data.numbers, year)
    : formatsOf(nowhere, [], year);
}

const pickOf = (typed: unknown) => {
  const { place, numbers } = (typed ?? {}) as Record<string, unknown>;
  return { place, numbers };
};

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
