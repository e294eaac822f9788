import type { ScheduleRow, WeekOfMonth } from './schedule.ts';

/** The fields of a class that limit its weeks. All limits apply; without any, the class is held every week. */
export interface Weeks extends Pick<ScheduleRow, 'from' | 'until' | 'everyWeeks'> {
  weeksOfMonth?: readonly WeekOfMonth[] | undefined;
}

/** Whether a class is held in every week between its first and its last day. */
export const isEveryWeek = ({ everyWeeks, weeksOfMonth }: Weeks) =>
  everyWeeks === undefined && weeksOfMonth === undefined;

/** Whether a date lies between the first and the last day of a class. */
export const isBetween = ({ from, until }: Weeks, date: string) =>
  (from === undefined || from <= date) && (until === undefined || date <= until);

/** Whether a class is held every week, and a date lies between its first and its last day. */
export const isWeekly = (weeks: Weeks, date: string) =>
  isEveryWeek(weeks) && isBetween(weeks, date);
