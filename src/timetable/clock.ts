import { type Clock, localTime } from '../content/place/zone.ts';
import { byHours } from '../content/text/format.ts';
import { type Weekday, weekdays } from '../content/weekdays.ts';

/** A time at the place of the site, whatever the time zone of the visitor. This file counts days and minutes. */
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
  return { date, day: dayOf(date), time: local.slice(11, 16) };
}

/** Returns the date at a place now, such as "2026-11-23". */
export const todayAt = (clock: Clock): string => localTime(Date.now(), clock).slice(0, 10);

/** Moves a date by days: "2026-11-23" and 1 → "2026-11-24". */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Moves a date by months, at most to the last day of the month: "2027-01-31" and 1 → "2027-02-28". */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const moved = new Date(Date.UTC(year, month + months, 0));
  moved.setUTCDate(Math.min(day, moved.getUTCDate()));
  return moved.toISOString().slice(0, 10);
}

/** Returns the weekday some days later: "sunday" → "monday". `days` may not be negative. */
export const dayAfter = (day: Weekday, days = 1): Weekday =>
  weekdays[(weekdays.indexOf(day) + days) % 7]!;

/**
 * Returns a moment as a time of today and of the day before, because some classes and hours go on after midnight: 00:30
 * is also yesterday's "24:30".
 */
export const momentsOf = (now: PlaceTime): [yesterday: PlaceTime, today: PlaceTime] => [
  { date: addDays(now.date, -1), day: dayAfter(now.day, 6), time: byHours(now.time, 24) },
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

/** Returns the weekday of a date: "2026-11-23" → "monday". */
export const dayOf = (date: string): Weekday =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;

/** Counts the days from one weekday to the next one of another: "sunday" and "monday" → 1. */
export const daysFrom = (first: Weekday, day: Weekday) =>
  (weekdays.indexOf(day) - weekdays.indexOf(first) + 7) % 7;

/** Returns the first date on or after `from` that is this weekday. */
export const nextDate = (day: Weekday, from: string): string =>
  addDays(from, daysFrom(dayOf(from), day));

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
