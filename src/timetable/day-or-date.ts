import { nameOfDay } from '../content/weekdays.ts';
import { formatDate } from '../text/format.ts';
import { addDays, dayOf } from './clock.ts';

/** Names a coming day: "Monday", or the date when it is a week or more away. */
export const dayOrDate = (date: string, today: string) =>
  date < addDays(today, 7) ? nameOfDay(dayOf(date)) : formatDate(date);
