import { weekdays, type Weekday } from './weekdays.ts';

/** The weekdays in the order of the country of the site, where a week may begin on Sunday. */
export function weekdaysInOrder(): Weekday[] {
  const firstDay = __PLACE__.firstDay;
  return [...weekdays.slice(firstDay), ...weekdays.slice(0, firstDay)];
}
