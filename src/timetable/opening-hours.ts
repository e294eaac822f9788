/* When the gym is open on a date. */

import { addDays, datesFrom, daysBetween, daysOf, inForceOn, weekdayOf } from '../content/dates.ts';
import type { Hours, SpecialDay } from '../content/hours.ts';
import type { Weekday } from '../content/weekdays.ts';
import { openFrom } from './coming-weeks.ts';
import type { DateRange } from './recurrence.ts';

/** The opening hours as content/hours.yaml has them. */
export type OpeningHours = Pick<Hours, 'week' | 'otherHours' | 'exceptions'>;

/** Opening times, such as "05:30" and "11:00". */
export interface Span {
  opens: string;
  /** The closing time; after midnight times continue: "25:00" is 1:00 on the next day. */
  closes: string;
}

/** The opening hours of a date. */
export interface DayHours {
  /** A date such as "2026-12-25". */
  date: string;
  /** The opening times; none if the gym is closed. */
  spans: readonly Span[];
  /** The special day of hours.yaml that replaces the usual hours. */
  special?: SpecialDay;
}

/** Returns the opening hours of some days from a date on. */
export const hoursOfDays = (hours: OpeningHours, from: string, days: number): DayHours[] =>
  datesFrom(from, days).map((date) => hoursOn(hours, date));
/** Returns the opening hours of a date: those of the shortest special period, or else the latest weekly hours. */
export function hoursOn(
  { week, otherHours = [], exceptions = [] }: OpeningHours,
  date: string,
): DayHours {
  const special = inForceOn(exceptions, date);
  if (special) return { date, spans: spansOf(special), special };
  return { date, spans: weeklyHours({ week, otherHours }, weekdayOf(date), date) };
}

/** Returns the weekly opening hours of a weekday that are in force on a date. */
export function weeklyHours(
  { week, otherHours = [] }: Pick<OpeningHours, 'week' | 'otherHours'>,
  day: Weekday,
  date: string,
): readonly Span[] {
  const other = inForceOn(
    otherHours.filter((one) => one[day]),
    date,
  );
  const usual = (other ?? week)[day]!;
  return usual === 'closed' ? [] : usual;
}

const spansOf = ({ hours: several, opens, closes }: SpecialDay): readonly Span[] =>
  several ?? (opens === undefined ? [] : [{ opens, closes: closes! }]);

/** Counts the days between the first and the last day of an entry, for sorting. */
export const lengthOf = (item: Parameters<typeof daysOf>[0]) =>
  daysBetween(daysOf(item).from, daysOf(item).until);

/** Days in a row that have the hours of one special day. */
export interface SpecialRun extends DateRange {
  spans: readonly Span[];
  reason: string;
}

/** Returns the special days that are not over on a date, in order. A holiday divides longer special hours around it. */
export function specialRuns(
  { exceptions = [], ...usual }: OpeningHours,
  date: string,
): SpecialRun[] {
  const current = exceptions.filter((one) => daysOf(one).until >= date);
  const ranges = current.map(daysOf);
  const first = ranges.map(({ from }) => from).sort()[0];
  const last = ranges
    .map(({ until }) => until)
    .sort()
    .at(-1);
  if (first === undefined || last === undefined) return [];
  const runs: (SpecialRun & { special: SpecialDay })[] = [];
  const opening = { ...usual, exceptions: current };
  const days = hoursOfDays(opening, first, 1 + daysBetween(first, last));
  for (const { date: day, spans, special } of days) {
    if (!special) continue;
    const run = runs.at(-1);
    if (run?.special === special && run.until === addDays(day, -1)) run.until = day;
    else runs.push({ from: day, until: day, spans, reason: special.reason, special });
  }
  return runs.filter(({ until }) => until >= date);
}

/** Returns how many minutes the gym stays open from a date and time on, also past midnight; 0 if it is closed. */
export const minutesOpen = (opening: OpeningHours, date: string, time: string): number =>
  openFrom(
    (day) => hoursOn(opening, day).spans.map(({ opens, closes }) => [opens, closes] as const),
    { date, time },
  )?.minutes ?? 0;
