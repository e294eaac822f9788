import { nameOfDay, shortNameOfDay } from '../content/weekdays.ts';
import { capitalise, formatDayOfYear } from '../text/format.ts';
import { addDays, dayOf, type PlaceTime } from './clock.ts';
import { sessionsOn } from './sessions.ts';
import type { LiveSlot, SpecialDays } from './special-days.ts';

/** A class at one time that can still be reached. */
export interface ComingTime {
  date: string;
  start: string;
  trainer: string;
}

/** The times of some classes from now until the same time after some days, without cancelled ones, in order. */
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

/** "2026-11-26" → "Thursday, November 26" */
export const dayAndDate = (date: string): string =>
  capitalise(nameOfDay(dayOf(date))) + __PLACE__.dayGap + formatDayOfYear(date);

/** "2026-11-26" → "Thu, Nov 26" */
export const shortDayAndDate = (date: string): string =>
  capitalise(shortNameOfDay(dayOf(date))) + __PLACE__.dayGap + formatDayOfYear(date, 'short');
