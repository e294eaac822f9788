/* Slots: classes at a time of a weekday. */

import { addDays, byStart, daysOf, weekdayOf } from '../content/dates.ts';
import { groupBy } from '../content/group-by.ts';
import type { Notice } from '../content/notice.ts';
import type { ScheduleRow } from '../content/schedule.ts';
import { type Weekday, weekdays } from '../content/weekdays.ts';
import { isBetween, isEveryWeek } from '../content/weekly.ts';
import { minutesBetween } from './clock.ts';
import { type Recurrence, weeksOf } from './recurrence.ts';

/** How many days after its last day a class stays in calendar files, so that calendars learn of its end. */
export const daysKeptAfterEnd = 60;

/** The rows of the timetable by weekday. */
export type Week = Readonly<Record<Weekday, readonly ScheduleRow[]>>;

/** A class at a time of a weekday, with the ids of class and coach: held in every week, in some, or an extra class. */
export interface Slot extends Recurrence, Pick<ScheduleRow, 'class' | 'trainer' | 'start' | 'end'> {
  /** An id such as `monday-cycling-0900`, for its rows, for members who save it, for its calendar file and its UID. */
  id: string;
  /** What only an extra class has. */
  extra?: { because?: string | undefined; movedFrom?: string | undefined };
}

/** An extra class, which has a first and a last day. */
export type ExtraSlot = Slot & {
  weeks: { from: string; until: string };
  extra: NonNullable<Slot['extra']>;
};

export const isExtra = (slot: Slot): slot is ExtraSlot => slot.extra !== undefined;

type IdFacts = Pick<ScheduleRow, 'class' | 'start' | 'id'>;

/**
 * Returns the id of a row, by which members save the class and calendars know it: its own id, or one made from its day
 * and time, such as `monday-cycling-0900`. Rows that succeed each other, such as with another coach from January on,
 * share an id.
 */
export const idOfRow = (day: Weekday, { class: name, start, id }: IdFacts): string =>
  id ?? `${day}-${name}-${start.replace(':', '')}`;

/** Returns the shared id, without the number of a row that is not the last with this id. */
export const savedId = (id: string) => id.replace(/--\d+$/, '');

/** Orders rows that share an id: the last to end comes first, and of those that end together the last to begin. */
const lastEndFirst = (one: ScheduleRow, other: ScheduleRow) =>
  (other.until ?? '9999').localeCompare(one.until ?? '9999') ||
  (other.from ?? '').localeCompare(one.from ?? '');

/**
 * Returns the ids of the classes of the week. Of rows that share an id, only the last has it as it is; those before it
 * have numbers, counted back from it, so that no id changes when an ended row is deleted.
 */
export function slotIds(week: Week): ReadonlyMap<ScheduleRow, string> {
  const all = weekdays.flatMap((day) => week[day].map((row) => ({ row, id: idOfRow(day, row) })));
  const ids = new Map<ScheduleRow, string>();
  for (const [id, same] of groupBy(all, (one) => one.id)) {
    const rows = same.map(({ row }) => row).sort(lastEndFirst);
    for (const [place, row] of rows.entries())
      ids.set(row, place === 0 ? id : `${id}--${place + 1}`);
  }
  return ids;
}

/** Returns the classes of the week from Monday to Sunday, each day in order. They are held from `since` on. */
export function weeklySlots(week: Week, since?: string): Slot[] {
  const ids = slotIds(week);
  return weekdays.flatMap((day) =>
    week[day]
      .map((row): Slot => ({
        class: row.class,
        trainer: row.trainer,
        start: row.start,
        end: row.end,
        day,
        since,
        id: ids.get(row)!,
        weeks: weeksOf(row),
      }))
      .sort(byStart),
  );
}

/** Returns the extra and the moved classes of content/notice.yaml, with one slot for each weekday. */
export function extraSlots({ extraClasses = [], moves = [] }: Notice, week: Week): ExtraSlot[] {
  const slots: ExtraSlot[] = [];
  const add = (
    row: Pick<Slot, 'class' | 'trainer' | 'start' | 'end'>,
    weeks: ExtraSlot['weeks'],
    extra: ExtraSlot['extra'],
  ) => {
    const days = new Set<Weekday>();
    for (let date = weeks.from; date <= weeks.until; date = addDays(date, 1))
      days.add(weekdayOf(date));
    for (const day of days) {
      slots.push({
        ...row,
        day,
        weeks,
        extra,
        id: `${idOfRow(day, row)}-${weeks.from.replaceAll('-', '')}`,
      });
    }
  };
  for (const { class: id, trainer, start, end, reason, ...days } of extraClasses)
    add({ class: id, trainer, start, end }, daysOf(days), { because: reason });
  for (const { date, class: id, start, trainer, newDate, newStart, newEnd } of moves) {
    const usual = week[weekdayOf(date)].find((row) => row.class === id && row.start === start);
    const coach = trainer ?? usual?.trainer;
    // If the timetable lacks the moved class on that day, the check has reported that.
    if (coach !== undefined)
      add(
        { class: id, trainer: coach, start: newStart, end: newEnd },
        { from: newDate, until: newDate },
        { movedFrom: date },
      );
  }
  return slots;
}

type Row = ScheduleRow & { day: Weekday };

/** Returns the rows of a class that are held at the time of a day, or the coming rows if none has begun. */
function rowsOf(week: Week, id: string, today: string): Row[] {
  const rows = weekdays.flatMap((day) => week[day].map((row) => ({ ...row, day })));
  const coming = rows.filter(
    ({ class: own, until }) => own === id && (until === undefined || until >= today),
  );
  const now = coming.filter((row) => isBetween(row, today));
  return now.length > 0 ? now : coming;
}

/** Returns the value that most rows have; of several such values, the first. */
function mostOf<Value>(rows: readonly Row[], valueOf: (row: Row) => Value): Value | undefined {
  const counts = new Map<Value, number>();
  for (const row of rows) counts.set(valueOf(row), (counts.get(valueOf(row)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/** Returns the coach with most times of a class, or the first of several in the week; undefined if it has no time. */
export const usualCoachOf = (week: Week, id: string, today: string): string | undefined =>
  mostOf(rowsOf(week, id, today), ({ trainer }) => trainer);

/** Returns how many minutes most times of a class take; undefined if it has no time. */
export const usualMinutesOf = (week: Week, id: string, today: string): number | undefined =>
  mostOf(rowsOf(week, id, today), ({ start, end }) => minutesBetween(start, end));

/**
 * Returns the weekly time at which a class is held most often: its start, and the rows of its days. Of several such
 * times it is the earliest of the day; undefined if the class has no weekly time.
 */
export function usualTimeOf(
  week: Week,
  id: string,
  today: string,
): { start: string; rows: Row[] } | undefined {
  const weekly = rowsOf(week, id, today).filter(isEveryWeek).sort(byStart);
  const start = mostOf(weekly, (row) => row.start);
  if (start === undefined) return undefined;
  return { start, rows: weekly.filter((row) => row.start === start) };
}
