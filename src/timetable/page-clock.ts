import type { Clock } from '../content/place/zone.ts';
import { type PlaceTime, placeTime, todayAt } from './clock.ts';

/**
 * The time at the gym for the scripts of a page, whatever the time zone of the visitor. src/site.tsx writes the clock of
 * the place into each page, as JSON in `data-clock` of <html>.
 */
export const pageClock = (): Clock =>
  JSON.parse(document.documentElement.dataset['clock']!) as Clock;

/** Returns the date at the place now, such as "2026-11-23". */
export const placeToday = () => todayAt(pageClock());

export const placeNow = (): PlaceTime => placeTime(Date.now(), pageClock());
