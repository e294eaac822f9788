import { weekdays, type Weekday } from './weekdays.ts';

/** The days from the first of a week on, as weeks begin at the place of the site. */
export function weekdaysInOrder(): Weekday[] {
  const firstDay = __PLACE__.firstDay;
  return [...weekdays.slice(firstDay), ...weekdays.slice(0, firstDay)];
}
