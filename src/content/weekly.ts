import type { ScheduleRow, WeekOfMonth } from './schedule.ts';

/** When a class is held, unless in every week for good. All that is given must hold. */
export interface Weeks extends Pick<ScheduleRow, 'from' | 'until' | 'everyWeeks'> {
  weeksOfMonth?: readonly WeekOfMonth[] | undefined;
}

/** Whether a class is held in every week between its first and its last day. */
export const isEveryWeek = ({ everyWeeks, weeksOfMonth }: Weeks) =>
  everyWeeks === undefined && weeksOfMonth === undefined;

/** Whether a date lies between the first and the last day of a class. */
export const isBetween = ({ from, until }: Weeks, date: string) =>
  (from === undefined || from <= date) && (until === undefined || date <= until);

/** Whether a class is held in the week of this date and in those around it. */
export const isWeekly = (weeks: Weeks, date: string) =>
  isEveryWeek(weeks) && isBetween(weeks, date);
