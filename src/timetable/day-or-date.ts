import { capitalise, formatDate } from '../text/format.ts';
import { addDays, dayOf } from './clock.ts';

/** How a day to come is named: "Monday", or by its date when it is a week away or more. */
export const dayOrDate = (date: string, today: string) =>
  date < addDays(today, 7) ? capitalise(dayOf(date)) : formatDate(date);
