import { capitalise } from './text/format.ts';

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

/** Returns the name of a weekday in the language of the site, as within a sentence: "Monday", "mandag". */
export const nameOfDay = (day: Weekday): string =>
  __PLACE__.hasOwnWeekdays ? __PLACE__.weekdays[weekdays.indexOf(day)]! : capitalise(day);

/** Returns the weekdays in the order of the country of the site, where a week may begin on Sunday. */
export function weekdaysInOrder(): Weekday[] {
  const firstDay = __PLACE__.firstDay;
  return [...weekdays.slice(firstDay), ...weekdays.slice(0, firstDay)];
}

/** Returns the short name of a weekday in the language of the site: "Mon", or "man" in Danish. */
export const shortNameOfDay = (day: Weekday): string =>
  __PLACE__.isDayCut ? nameOfDay(day).slice(0, 3) : __PLACE__.shortWeekdays[weekdays.indexOf(day)]!;
