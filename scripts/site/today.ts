import './place-of-content.ts';
import { localTime } from '../../src/place/moments.ts';

/**
 * The date that a build uses as today, "2026-11-21" at the place of the site: SOURCE_DATE_EPOCH (seconds) if it is set,
 * so that a build can be repeated byte for byte, else the clock.
 */
export const today = (): string => localTime(momentOfBuild()).slice(0, 10);

/** In milliseconds. */
function momentOfBuild(): number {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  if (seconds === undefined) return Date.now();
  if (!/^\d+$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH must be whole seconds, but it is "${seconds}".`);
  return Number(seconds) * 1000;
}
