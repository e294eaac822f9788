/* The weekly classes of the draft as rows, and the times that follow from others. */

import { type Group, groupOf, listAt, textAt } from '../../content/path.ts';
import type { WeekOfMonth } from '../../content/schedule.ts';
import { countedTime, typedTime } from '../../content/text/format.ts';
import { type Weekday, weekdays } from '../../content/weekdays.ts';
import { isBetween, type Weeks } from '../../content/weekly.ts';
import { minutesOf, timeOf } from '../../timetable/clock.ts';
import type { DeskState } from '../draft/desk-state.ts';
import type { Values } from '../draft/edit.ts';

/** One class of one weekday in the draft. Times are "HH:MM"; a field is '' while it is empty. */
export interface ClassRow {
  day: Weekday;
  file: string;
  index: number;
  class: string;
  trainer: string;
  start: string;
  /** Counted on after midnight: "24:30". */
  end: string;
  weeks: Weeks;
}

/** "schedule/monday.yaml" */
export const fileOfDay = (day: Weekday) => `schedule/${day}.yaml`;

/** All classes of the week, from Monday. */
export const rowsOfWeek = ({ values }: Pick<DeskState, 'values'>): ClassRow[] =>
  weekdays.flatMap((day) => rowsOfDay(values, day));

/** The classes that are in the timetable on a day: not those that have ended, nor those that begin later in their place. */
export const rowsNow = (state: Pick<DeskState, 'values'>, today: string): ClassRow[] =>
  rowsOfWeek(state).filter(({ weeks }) => isBetween(weeks, today));

/** The class at an address: "timetable/schedule/monday.yaml/0". */
export const rowAt = (state: Pick<DeskState, 'values'>, file: string | undefined, index: unknown) =>
  rowsOfWeek(state).find((row) => row.file === file && String(row.index) === index);

/** The classes of a weekday, in the order of its file. */
export function rowsOfDay(values: Values, day: Weekday): ClassRow[] {
  const file = fileOfDay(day);
  return listAt(values[file], ['classes']).map((row, index) => ({
    day,
    file,
    index,
    class: textAt(row, 'class'),
    trainer: textAt(row, 'trainer'),
    start: textAt(row, 'start'),
    end: countedTime(textAt(row, 'end')),
    weeks: weeksIn(groupOf(row)),
  }));
}

/** The weeks of a row, as far as they are filled in. */
function weeksIn(row: Group): Weeks {
  const text = (name: string) => textAt(row, name) || undefined;
  const { everyWeeks, weeksOfMonth } = row;
  const from = text('from');
  const isCounted = typeof everyWeeks === 'number' && from !== undefined;
  return {
    from,
    until: text('until'),
    everyWeeks: isCounted ? everyWeeks : undefined,
    weeksOfMonth: Array.isArray(weeksOfMonth) ? (weeksOfMonth as WeekOfMonth[]) : undefined,
  };
}

/** The index at which a class belongs in a day, by start time. */
export function indexFor(rows: readonly ClassRow[], start: string): number {
  const later = rows.findIndex((row) => row.start > start);
  return later === -1 ? rows.length : later;
}

/**
 * The end of a class whose start becomes `next`. An end that nobody has set, which is the usual time after the start,
 * goes along; one that somebody has set keeps its time of day. Ends as in the file; `minutes`: how long it usually is.
 */
export function endFollowing(
  { start, end }: { start: string; end: string },
  next: string,
  minutes: number,
): string {
  const isUsual = start === '' || minutesOf(countedTime(end)) - minutesOf(start) === minutes;
  if (end === '' || isUsual) return timeAfter(next, minutes);
  const time = end.slice(0, 5);
  return time > next ? time : typedTime(timeOf(minutesOf(time) + 24 * 60));
}

/** "16:00" and 90 → "17:30"; "23:30" and 60 → "00:30 next day", as it is written in the file. */
export const timeAfter = (time: string, minutes: number) =>
  typedTime(timeOf(minutesOf(time) + minutes));
