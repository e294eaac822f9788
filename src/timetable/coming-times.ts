import { capitalise, months } from '../text/format.ts';
import { addDays, dayOf, type IndianTime } from './clock.ts';
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
  { date: today, time }: Pick<IndianTime, 'date' | 'time'>,
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

/** "2026-11-26" → "Thursday 26 November" */
export function dayAndDate(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${capitalise(dayOf(date))} ${day} ${months[month! - 1]}`;
}

/** "2026-11-26" → "Thu 26 Nov" */
export const shortDayAndDate = (date: string) =>
  dayAndDate(date).replace(/([a-z]{3})[a-z]*/gi, '$1');
