/* The forms of dates and times in content files, and calculations with them; fields/dates.ts has their schemas. */

import { daysFrom, type Weekday, weekdays } from './weekdays.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The form of a time on the 24-hour clock: "09:30". */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
export const isTime = (value: string) => timePattern.test(value);

/** The form of the end of a class or of opening hours, which may be midnight or later: "24:00", "00:30 next day". */
export const endPattern = /^(?:([01]\d|2[0-3]):[0-5]\d(?: next day)?|24:00)$/;

/** The last minute of a day. */
const lastMinute = '23:59';

/** Adds an hour, up to the last minute of the day: "09:30" → "10:30". */
export const hourLater = (time: string) => movedBy(time, 1);

/** Takes an hour away, down to 00:00: "09:30" → "08:30". */
export const hourEarlier = (time: string) => movedBy(time, -1);

function movedBy(time: string, hours: number): string {
  const hour = Number(time.slice(0, 2)) + hours;
  if (hour > 23) return lastMinute;
  return hour < 0 ? '00:00' : `${twoDigits(hour)}${time.slice(2)}`;
}

/** Whether a value is a text such as "2026-01-26" is a date that exists, from 1900 to 2200. */
export const isDate = (value: unknown): value is string => {
  if (typeof value !== 'string') return false;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.map(Number) ?? [];
  if (year === undefined || year < 1900 || year > 2200) return false;
  return month! >= 1 && month! <= 12 && day! >= 1 && day! <= daysIn(year, month!);
};

/** Returns how many days a month has; months are counted from 1. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Counts the days from one date to another. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Moves a date by days: "2026-11-23" and 1 → "2026-11-24". */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Returns some dates in a row, from the first one on. */
export const datesFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, ahead) => addDays(first, ahead));

/** Moves a date by months, at most to the last day of the month: "2027-01-31" and 1 → "2027-02-28". */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const moved = new Date(Date.UTC(year, month + months, 0));
  moved.setUTCDate(Math.min(day, moved.getUTCDate()));
  return moved.toISOString().slice(0, 10);
}

/** Returns the weekday of a date: "2026-11-23" → "monday". */
export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;

/** Returns the first date on or after `from` that is this weekday. */
export const nextDate = (day: Weekday, from: string): string =>
  addDays(from, daysFrom(weekdayOf(from), day));

/** A class at a time of a day; after midnight the times continue: "24:30". */
export interface Timed {
  start: string;
  end: string;
}

/** Whether two classes of one day are held at once. */
export const overlap = (one: Timed, other: Timed) => one.start < other.end && other.start < one.end;

/** Orders classes by their start. */
export const byStart = (one: Pick<Timed, 'start'>, other: Pick<Timed, 'start'>) =>
  one.start.localeCompare(other.start);

/** One `date`, or all days `from` … `until`, as in content/hours.yaml and notice.yaml. */
export interface Days {
  date?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** Returns the first and the last day, which are the same for a single date. */
export const daysOf = ({ date, from, until }: Days) => ({
  from: (date ?? from)!,
  until: (date ?? until)!,
});

/** The last date that a file may name. */
export const lastDate = '2200-12-31';

/** Returns the first and the last day of an entry; either end may be open. */
const periodOf = ({ date, from = date ?? '1900-01-01', until = date ?? lastDate }: Days) => ({
  from,
  until,
});

/**
 * Returns the entry that is in force on a day: of several the one with the shortest period, and of equally long periods
 * the first in the list.
 */
export function inForceOn<Entry extends Days>(
  entries: readonly Entry[],
  day: string,
): Entry | undefined {
  const lengthOf = (entry: Entry) => {
    const { from, until } = periodOf(entry);
    return daysBetween(from, until);
  };
  const [first] = entries
    .filter((entry) => periodOf(entry).from <= day && day <= periodOf(entry).until)
    .sort((one, other) => lengthOf(one) - lengthOf(other));
  return first;
}

/** Returns, in order, the days after `today` on which one of the entries begins or has ended. */
export function boundaryDays(entries: readonly Days[], today: string): string[] {
  const days = entries.map(periodOf).flatMap(({ from, until }) => [from, addDays(until, 1)]);
  return [...new Set(days)].filter((day) => day > today && day <= lastDate).sort();
}
