import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { placeOf } from '../../src/content/place.ts';
import { site, type Site } from '../../src/content/site.ts';
import { formatsOf, type Place, type PlaceFormats } from '../../src/content/place/place-formats.ts';
import { contentFolder } from '../disk.ts';
import { execFileSync } from 'node:child_process';
import { localTime } from '../../src/content/place/zone.ts';

/** The values used for fields of the place that are missing or wrong in site.yaml, which the check reports. */
const nowhere: Place = {
  // No language, so that nothing is expected to be in English.
  language: 'und',
  country: 'ZZ',
  timeZone: 'UTC',
  currency: 'XXX',
  clock: 24,
};

const { place: placeSchema, numbers: numbersSchema } = site.shape;

/**
 * How dates, times and prices are written at the place in site.yaml, read before the content is checked. The changes of the clock are those of three years from `year` on.
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

/** A schema of a field. */
interface Checked {
  safeParse: (value: unknown) => { success: boolean; data?: unknown };
}

/** The valid fields of a group; invalid ones are left out. */
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

/**
 * Sets the global `__PLACE__` of this process from a content folder; in bundles it is a constant. The import of this
 * file already sets it from the current content folder.
 */
export function setPlaceOf(folder: string): void {
  Object.assign(globalThis, { __PLACE__: placeFormatsOf(folder) });
}

setPlaceOf(contentFolder(process.cwd()));

/**
 * The date that a build uses as today, "2026-11-21" at the place of the site: SOURCE_DATE_EPOCH (seconds) if it is set,
 * so that a build can be repeated byte for byte, else the clock.
 */
export const today = (): string => localTime(momentOfBuild()).slice(0, 10);

/**
 * When the content of a folder last changed, in seconds since 1970: SOURCE_DATE_EPOCH if it is set, else the date of
 * the last commit that touched the folder, else, without a repository, the beginning of today.
 */
export function contentChangedAt(folder: string): number {
  const known = secondsGiven();
  if (known !== undefined) return known;
  let committed = '';
  try {
    const asked = ['log', '-1', '--format=%ct', '--', '.'];
    committed = execFileSync('git', asked, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    // There is no git, or the folder is in no repository.
  }
  return committed === '' ? Date.parse(today()) / 1000 : Number(committed);
}

/** In milliseconds. */
const momentOfBuild = () => (secondsGiven() ?? Date.now() / 1000) * 1000;

function secondsGiven(): number | undefined {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  if (seconds !== undefined && !/^\d+$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH must be whole seconds, but it is "${seconds}".`);
  return seconds === undefined ? undefined : Number(seconds);
}
