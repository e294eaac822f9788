import { shortNameOfDay } from '../content/short-days.ts';
import { nameOfDay } from '../content/weekdays.ts';
import { capitalise, dayAndMonth, dayAndShortMonth } from '../text/format.ts';
import { addDays, dayOf, type PlaceTime } from './clock.ts';
import { sessionsOn } from './sessions.ts';
import type { LiveSlot, SpecialDays } from './special-days.ts';

/** A session of a class that visitors can still attend. */
export interface ComingTime {
  date: string;
  start: string;
  trainer: string;
}

/** The sessions of some classes in the next `days` × 24 hours, in order, without cancelled ones. */
export const comingTimes = (
  calendar: SpecialDays,
  slots: readonly LiveSlot[],
  { date: today, time }: Pick<PlaceTime, 'date' | 'time'>,
  days: number,
): ComingTime[] => {
  const dates = Array.from({ length: days + 1 }, (_, ahead) => addDays(today, ahead));
  const last = dates.at(-1);
  return dates.flatMap((date) =>
    sessionsOn(calendar, slots, date)
      .filter(
        ({ off, start }) =>
          off === undefined && (date !== today || start > time) && (date !== last || start <= time),
      )
      .map(({ start, trainer }) => ({ date, start, trainer })),
  );
};

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
