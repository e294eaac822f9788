import { nameOfDay, weekdays, type Weekday } from './weekdays.ts';

/** The short name of a weekday in the language of the site: "Mon", or "man" in Danish. */
export const shortNameOfDay = (day: Weekday): string =>
  __PLACE__.isDayCut ? nameOfDay(day).slice(0, 3) : __PLACE__.shortWeekdays[weekdays.indexOf(day)]!;
