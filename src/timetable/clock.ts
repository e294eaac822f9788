import { addDays, weekdayOf } from '../content/dates.ts';
import { type Clock, localTime } from '../content/place/zone.ts';
import { byHours } from '../content/text/format.ts';
import { type Weekday, weekdayAfter } from '../content/weekdays.ts';

/** A time at the place of the site, whatever the time zone of the visitor. */
export interface PlaceTime {
  /** A date such as "2026-11-23". */
  date: string;
  day: Weekday;
  /** A time such as "18:05". */
  time: string;
}

/** Returns the time at the place at a moment in milliseconds. */
export function placeTime(moment: number, clock: Clock): PlaceTime {
  const local = localTime(moment, clock);
  const date = local.slice(0, 10);
  return { date, day: weekdayOf(date), time: local.slice(11, 16) };
}

/** Returns the date at a place now, such as "2026-11-23". */
export const todayAt = (clock: Clock): string => localTime(Date.now(), clock).slice(0, 10);

/**
 * Returns a moment as a time of today and of the day before, because some classes and hours go on after midnight: 00:30
 * is also yesterday's "24:30".
 */
export const momentsOf = (now: PlaceTime): [yesterday: PlaceTime, today: PlaceTime] => [
  { date: addDays(now.date, -1), day: weekdayAfter(now.day, 6), time: byHours(now.time, 24) },
  now,
];

/** Counts the minutes between two times of a day. */
export const minutesBetween = (from: string, to: string) => minutesOf(to) - minutesOf(from);

export const minutesOfDay = 1440;

/** Counts the minutes from the beginning of the day: "18:05" → 1085; after midnight they go on: "24:30" → 1470. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the time after some minutes of the day: 1085 → "18:05", 1470 → "24:30". */
export const timeOf = (minutes: number) =>
  byHours(`00:${String(minutes % 60).padStart(2, '0')}`, Math.floor(minutes / 60));

/**
 * Returns a JavaScript expression for scripts in a page: the time now in milliseconds, shifted so that a `Date` of it,
 * read in UTC, shows the local time of the place.
 */
export function localNowInScript(clock: Clock): string {
  const ahead = clock.reduceRight(
    (later, [, offset], index) =>
      later === ''
        ? shortNumber(offset)
        : `n<${shortNumber(clock[index + 1]![0])}?${shortNumber(offset)}:${later}`,
    '',
  );
  return clock.length === 1 ? `Date.now()+${ahead}` : `(n=>n+(${ahead}))(Date.now())`;
}

/** Writes a number as short as JavaScript allows: 19800000 → "198e5". */
const shortNumber = (number: number) =>
  String(number).replace(/0{3,}$/, (zeros) => `e${zeros.length}`);
