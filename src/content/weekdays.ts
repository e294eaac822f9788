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

/** The name of a day in the language of the site, as within a sentence: "Monday", "mandag". */
export const nameOfDay = (day: Weekday): string =>
  __PLACE__.hasOwnWeekdays ? __PLACE__.weekdays[weekdays.indexOf(day)]! : capitalise(day);
