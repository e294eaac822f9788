/* The questions about the coming weeks that only pages with a timetable ask. */

import { datesFrom, daysBetween, weekdayOf } from '../content/dates.ts';
import { type PlaceTime } from './clock.ts';
import {
  isKnown,
  rowsOn,
  sessionsOn,
  type ComingWeeks,
  type DatedSession,
} from './coming-weeks.ts';

/**
 * Returns the row of each class on its next known date from a day on, in order of time; of a class that has none, on
 * its weekday. After the last day that the build knew, these are the rows of the usual week.
 */
export function nextRows(weeks: ComingWeeks, from: string): DatedSession[] {
  const days = isKnown(weeks, from) ? weeks.open.length - daysBetween(weeks.first, from) : 7;
  const all = datesFrom(from, days).flatMap((date) => rowsOn(weeks, date));
  const rows = [...all.filter(({ away }) => !away), ...all.filter(({ away }) => away)];
  return rows
    .filter(({ id }, index) => rows.findIndex((other) => other.id === id) === index)
    .sort((one, other) => (one.date + one.start < other.date + other.start ? -1 : 1));
}

/** Texts that replace rows: by date for dates that differ, by weekday for all others. */
export type Instead = Readonly<Record<string, string>>;

/** Returns the text in place of the rows of a date; undefined if its rows are shown. */
export const insteadOn = (instead: Instead, date: string, hasRows: boolean): string | undefined =>
  instead[date] ?? (hasRows ? undefined : instead[weekdayOf(date)]);

/** The state of a class today, as pages show it. `upNext` is the first class that is held and has not begun. */
export type SessionState = 'onNow' | 'upNext' | 'finished' | 'cancelled' | 'later';

/** Returns the states of today's classes by id. */
export function statesNow(
  weeks: ComingWeeks,
  { date, time }: PlaceTime,
): Map<string, SessionState> {
  const sessions = sessionsOn(weeks, date);
  const next = sessions.find(({ off, start }) => off === undefined && start > time);
  return new Map(
    sessions.map((session) => {
      const { id, off, start, end } = session;
      if (off !== undefined) return [id, 'cancelled'];
      if (end <= time) return [id, 'finished'];
      if (start <= time) return [id, 'onNow'];
      return [id, session === next ? 'upNext' : 'later'];
    }),
  );
}
