import { shortNameOfDay } from '../content/short-days.ts';
import { nameOfDay } from '../content/weekdays.ts';
import { capitalise, dayAndMonth, dayAndShortMonth } from '../content/text/format.ts';
import { dayOf } from './clock.ts';

/** A day and its month in the order of the place: "November 26". */
function inOrder([day, month]: [day: string, month: string]): string {
  switch (__PLACE__.dateOrder) {
    case 'mdy':
      return __PLACE__.dateStart + month + __PLACE__.dateGap + day;
    case 'ymd':
      return month + __PLACE__.secondDateGap + day + __PLACE__.dateEnd;
    default:
      return __PLACE__.dateStart + day + __PLACE__.dateGap + month;
  }
}

/** "2026-11-26" → "Thursday, November 26", as in a sentence */
export const dayAndDate = (date: string): string =>
  nameOfDay(dayOf(date)) + __PLACE__.dayGap + inOrder(dayAndMonth(date));

/** "2026-11-26" → "Thu, Nov 26" */
export const shortDayAndDate = (date: string): string =>
  capitalise(shortNameOfDay(dayOf(date))) + __PLACE__.dayGap + inOrder(dayAndShortMonth(date));
