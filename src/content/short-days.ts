import { nameOfDay, weekdays, type Weekday } from './weekdays.ts';

/** "Mon", or "man" */
export const shortNameOfDay = (day: Weekday): string =>
  __PLACE__.isDayCut ? nameOfDay(day).slice(0, 3) : __PLACE__.shortWeekdays[weekdays.indexOf(day)]!;
