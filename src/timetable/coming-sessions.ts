import { addDays, dayOf, daysBetween, type PlaceTime } from './clock.ts';
import {
  isKnown,
  rowsOn,
  sessionsOn,
  type ComingWeeks,
  type DatedSession,
} from './coming-weeks.ts';

/**
 * Returns the sessions of some days from a date on, or of all known ones, in order, cancelled ones too. This file has
 * what the pages of the timetable ask of the coming weeks; what every page asks is in coming-weeks.ts.
 */
export const sessionsFrom = (
  weeks: ComingWeeks,
  from: string,
  days = weeks.open.length,
): DatedSession[] =>
  Array.from({ length: days }, (_, ahead) => addDays(from, ahead)).flatMap((date) =>
    sessionsOn(weeks, date),
  );

/**
 * Returns the row of each class on its next known date from a day on, in order of time; of a class that has none, on its
 * weekday. After the days that the build knew these are the rows of the usual week.
 */
export function nextRows(weeks: ComingWeeks, from: string): DatedSession[] {
  const days = isKnown(weeks, from) ? weeks.open.length - daysBetween(weeks.first, from) : 7;
  const all = Array.from({ length: days }, (_, ahead) =>
    rowsOn(weeks, addDays(from, ahead)),
  ).flat();
  const rows = [...all.filter(({ away }) => !away), ...all.filter(({ away }) => away)];
  return rows
    .filter(({ id }, index) => rows.findIndex((other) => other.id === id) === index)
    .sort((one, other) => (one.date + one.start < other.date + other.start ? -1 : 1));
}

/** Texts in place of rows: of dates that differ by date, of others by weekday. */
export type Instead = Readonly<Record<string, string>>;

/** Returns the text in place of the rows of a date; undefined if its rows are shown. */
export const insteadOn = (instead: Instead, date: string, hasRows: boolean): string | undefined =>
  instead[date] ?? (hasRows ? undefined : instead[dayOf(date)]);

/** Returns the sessions that are held and have not begun yet, in order. */
export const stillToCome = (
  sessions: readonly DatedSession[],
  { date, time }: Pick<PlaceTime, 'date' | 'time'>,
) =>
  sessions.filter(
    (one) => one.off === undefined && (one.date > date || (one.date === date && one.start > time)),
  );

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
