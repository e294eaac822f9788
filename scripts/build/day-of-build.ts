import { execFileSync } from 'node:child_process';
import { localTime } from '../../src/content/place/zone.ts';
import { placeOfFolder } from '../place-of-folder.ts';

/**
 * Returns the date that a build uses as today, such as "2026-11-21", at the place of a content folder. It is
 * that of SOURCE_DATE_EPOCH (seconds) if this is set, so that a build can be repeated byte for byte, or else of the
 * clock.
 */
export const today = (folder: string): string =>
  localTime(momentOfBuild(), placeOfFolder(folder).clock).slice(0, 10);

/**
 * Returns when the content of a folder last changed, in seconds since 1970: SOURCE_DATE_EPOCH if this is set, or else
 * the date of the last commit that touched the folder, or without a repository the beginning of today.
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
  return committed === '' ? Date.parse(today(folder)) / 1000 : Number(committed);
}

/** Returns the moment of the build in milliseconds. */
const momentOfBuild = () => (secondsGiven() ?? Date.now() / 1000) * 1000;

function secondsGiven(): number | undefined {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  if (seconds !== undefined && !/^\d+$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH must be whole seconds, but it is "${seconds}".`);
  return seconds === undefined ? undefined : Number(seconds);
}
