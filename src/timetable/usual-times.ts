import type { ScheduleRow } from '../content/schedule.ts';
import { weekdays, type Weekday } from '../content/weekdays.ts';
import { isBetween, isEveryWeek } from '../content/weekly.ts';
import { minutesBetween } from './clock.ts';
import type { Week } from './slots.ts';

type Row = ScheduleRow & { day: Weekday };

/** The rows of a class that count on a day: those held then, or before any of them begins those that follow. */
function rowsOf(week: Week, id: string, today: string): Row[] {
  const rows = weekdays.flatMap((day) => week[day].map((row) => ({ ...row, day })));
  const coming = rows.filter(
    ({ class: own, until }) => own === id && (until === undefined || until >= today),
  );
  const now = coming.filter((row) => isBetween(row, today));
  return now.length > 0 ? now : coming;
}

/** The value that most rows have; of several the one that comes first. */
function mostOf<Value>(rows: readonly Row[], valueOf: (row: Row) => Value): Value | undefined {
  const counts = new Map<Value, number>();
  for (const row of rows) counts.set(valueOf(row), (counts.get(valueOf(row)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/** The id of the coach who gives most times of a class, of several the first in the week; undefined without a time. */
export const usualCoachOf = (week: Week, id: string, today: string): string | undefined =>
  mostOf(rowsOf(week, id, today), ({ trainer }) => trainer);

/** How many minutes most times of a class take; undefined without a time. */
export const usualMinutesOf = (week: Week, id: string, today: string): number | undefined =>
  mostOf(rowsOf(week, id, today), ({ start, end }) => minutesBetween(start, end));

/**
 * The time at which a class is held most often, every week: its start, and the rows of its days. Of several the
 * earliest in the day; undefined if it has no weekly time.
 */
export function usualTimeOf(
  week: Week,
  id: string,
  today: string,
): { start: string; rows: Row[] } | undefined {
  const weekly = rowsOf(week, id, today)
    .filter(isEveryWeek)
    .sort((one, other) => (one.start < other.start ? -1 : 1));
  const start = mostOf(weekly, (row) => row.start);
  if (start === undefined) return undefined;
  return { start, rows: weekly.filter((row) => row.start === start) };
}
