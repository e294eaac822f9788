import type { ScheduleRow, WeekOfMonth } from '../content/schedule.ts';
import { isBetween, type Weeks } from '../content/weekly.ts';
import { addDays, daysBetween } from './clock.ts';

/** The weeks of a timetable row; undefined for every week. */
export function weeksOf({ from, until, everyWeeks, weeksOfMonth }: ScheduleRow): Weeks | undefined {
  if ((from ?? until ?? everyWeeks ?? weeksOfMonth) === undefined) return undefined;
  return { from, until, everyWeeks, weeksOfMonth };
}

/** Positions in a month as in iCalendar; the last is -1. */
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
  // Counted from the first day, which every such class has.
  if (everyWeeks !== undefined && daysBetween(from!, date) % (everyWeeks * 7) !== 0) return false;
  const place = Math.ceil(Number(date.slice(8)) / 7);
  const isLast = addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
  const isIt = (which: WeekOfMonth) => (which === 'last' ? isLast : placeInMonth[which] === place);
  return weeksOfMonth === undefined || weeksOfMonth.some(isIt);
}
