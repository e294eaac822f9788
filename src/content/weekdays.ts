import { capitalise } from '../text/format.ts';

/** The days of the week, from Monday on, as content files name them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** The days from the first of a week on, as weeks begin at the place of the site. */
export function weekdaysInOrder(): Weekday[] {
  const firstDay = __PLACE__.firstDay;
  return [...weekdays.slice(firstDay), ...weekdays.slice(0, firstDay)];
}

/** "Monday", or "mandag": as in a sentence. */
export const nameOfDay = (day: Weekday): string =>
  __PLACE__.hasOwnWeekdays ? __PLACE__.weekdays[weekdays.indexOf(day)]! : capitalise(day);

/** "Mon", or "man" */
export const shortNameOfDay = (day: Weekday): string =>
  __PLACE__.isDayCut ? nameOfDay(day).slice(0, 3) : __PLACE__.shortWeekdays[weekdays.indexOf(day)]!;
