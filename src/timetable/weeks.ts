import type { ScheduleRow, WeekOfMonth } from '../content/schedule.ts';
import { addDays, daysBetween } from './clock.ts';

/** The weeks of a class that is not weekly; an extra class has a first and a last day instead. */
export type Weeks =
  | { ofMonth: readonly WeekOfMonth[] }
  | { everySecondFrom: string }
  | { from: string; until: string };

/** The weeks of a timetable row; undefined for every week. */
export function weeksOf({
  weeksOfMonth,
  everySecondWeekFrom,
}: Pick<ScheduleRow, 'weeksOfMonth' | 'everySecondWeekFrom'>): Weeks | undefined {
  if (weeksOfMonth) return { ofMonth: weeksOfMonth };
  if (everySecondWeekFrom !== undefined) return { everySecondFrom: everySecondWeekFrom };
  return undefined;
}

/** Positions in a month as in iCalendar; the last is -1. */
export const placeInMonth: Record<WeekOfMonth, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: -1,
};

/** Whether a class is held on this date of its weekday. */
export function isItsWeek(weeks: Weeks | undefined, date: string): boolean {
  if (!weeks) return true;
  if ('from' in weeks) return weeks.from <= date && date <= weeks.until;
  if ('everySecondFrom' in weeks) {
    const days = daysBetween(weeks.everySecondFrom, date);
    return days >= 0 && days % 14 === 0;
  }
  const place = Math.ceil(Number(date.slice(8)) / 7);
  const isLast = addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
  return weeks.ofMonth.some((which) => (which === 'last' ? isLast : placeInMonth[which] === place));
}
