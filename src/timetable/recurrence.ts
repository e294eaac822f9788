/* The dates of a class that is held only in some weeks. */

import { addDays, daysBetween, nextDate } from '../content/dates.ts';
import type { ScheduleRow, WeekOfMonth } from '../content/schedule.ts';
import type { Weekday } from '../content/weekdays.ts';
import { isBetween, type Weeks } from '../content/weekly.ts';

/** Returns the weeks of a row of the timetable; undefined for every week. */
export function weeksOf({ from, until, everyWeeks, weeksOfMonth }: ScheduleRow): Weeks | undefined {
  if ((from ?? until ?? everyWeeks ?? weeksOfMonth) === undefined) return undefined;
  return { from, until, everyWeeks, weeksOfMonth };
}

/** The positions of a week in its month as iCalendar counts them; the last is -1. */
export const placeInMonth: Record<WeekOfMonth, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  last: -1,
};

/** Whether a class is held on this date of its weekday. */
export function isHeldOn(weeks: Weeks, date: string): boolean {
  if (!isBetween(weeks, date)) return false;
  const { from, everyWeeks, weeksOfMonth } = weeks;
  // The weeks are counted from the first day, which every such class has.
  if (everyWeeks !== undefined && daysBetween(from!, date) % (everyWeeks * 7) !== 0) return false;
  const place = Math.ceil(Number(date.slice(8)) / 7);
  const isLast = addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
  const isIn = (week: WeekOfMonth) => (week === 'last' ? isLast : placeInMonth[week] === place);
  return weeksOfMonth === undefined || weeksOfMonth.some(isIn);
}

/** A weekday and the weeks in which a class is held on it, from the day `since` on. */
export interface Recurrence {
  day: Weekday;
  weeks?: Weeks | undefined;
  since?: string | undefined;
}

/** More weeks than can lie between two dates of a class: between two fifth Mondays of months there are at most 17. */
const mostWeeksBetween = 18;
/** More days than can lie between two dates of a class. */
export const longestGap = mostWeeksBetween * 7;

/** Returns the next date of a class on or after `from`; undefined if there is none. */
export function nextDateOf(
  { day, weeks, since = '' }: Recurrence,
  from: string,
): string | undefined {
  const first = nextDate(day, [from, since, weeks?.from ?? ''].sort().at(-1)!);
  for (let week = 0; week <= mostWeeksBetween; week++) {
    const date = addDays(first, week * 7);
    if (isHeldOn(weeks ?? {}, date)) return date;
  }
  return undefined;
}

/** Returns the dates of a class between two days, both included. */
export function datesOf(recurrence: Recurrence, from: string, until: string): string[] {
  const dates: string[] = [];
  for (let next = nextDateOf(recurrence, from); next !== undefined && next <= until;) {
    dates.push(next);
    next = nextDateOf(recurrence, addDays(next, 1));
  }
  return dates;
}

/** A first and a last date, such as "2026-12-25", both included. */
export interface DateRange {
  from: string;
  until: string;
}

/** Groups the dates of `held` into runs, which end where a date of `all` is missing. Both are sorted. */
export function runsOfDates(held: readonly string[], all: readonly string[]): DateRange[] {
  const runs: DateRange[] = [];
  let run: DateRange | undefined;
  for (const date of all) {
    if (!held.includes(date)) run = undefined;
    else if (run) run.until = date;
    else runs.push((run = { from: date, until: date }));
  }
  return runs;
}
