import { daysOf } from '../content/dates.ts';
import type { Notice } from '../content/notice.ts';
import type { ScheduleRow } from '../content/schedule.ts';
import { type Weekday, weekdays } from '../content/weekdays.ts';
import { isBetween, isEveryWeek } from '../content/weekly.ts';
import { addDays, dayOf, minutesBetween } from './clock.ts';
import { type Recurrence, weeksOf } from './recurrence.ts';

/** For how many days after its last one calendar files still have a class, so that they tell its end. */
export const daysEndIsTold = 60;

/** The rows of the timetable by weekday. The functions below make slots of them: classes at a time of a weekday. */
export type Week = Readonly<Record<Weekday, readonly ScheduleRow[]>>;

/** A class at a time of a weekday, with the ids of class and coach: held in every week, in some, or an extra class. */
export interface Slot extends Recurrence, Pick<ScheduleRow, 'class' | 'trainer' | 'start' | 'end'> {
  /** An id such as `monday-cycling-0900`. */
  id: string;
  /** Its id in calendars, which stays when its start changes: `monday-cycling-1`. */
  uid: string;
  /** What only an extra class has. */
  extra?: { because?: string | undefined; movedFrom?: string | undefined };
}

/** An extra class, which has a first and a last day. */
export type ExtraSlot = Slot & {
  weeks: { from: string; until: string };
  extra: NonNullable<Slot['extra']>;
};

export const isExtra = (slot: Slot): slot is ExtraSlot => slot.extra !== undefined;

/**
 * Makes the id of a class at a time on a weekday, which members save. After the class has moved, the id keeps the
 * former time. If slots have the same id, the later ones get a suffix.
 */
const slotId = (
  day: Weekday,
  { class: id, start, formerly = start }: Pick<ScheduleRow, 'class' | 'start' | 'formerly'>,
) => `${day}-${id}-${formerly.replace(':', '')}`;

/**
 * Returns the id under which visitors save a slot; accounts keep it, so it must not change. Rows of one class at one
 * time that are held on different dates, such as with another coach from January on, are saved as one.
 */
export const savedId = (id: string) => id.replace(/--\d+$/, '');

/** Returns the classes of the week from Monday to Sunday, each day in order. They are held from `since` on. */
export const weeklySlots = (week: Week, since?: string): Slot[] =>
  weekdays.flatMap((day) =>
    week[day]
      .map((row, index): Slot => {
        const before = week[day].slice(0, index);
        const id = slotId(day, row);
        const twins = before.filter((one) => slotId(day, one) === id).length;
        return {
          class: row.class,
          trainer: row.trainer,
          start: row.start,
          end: row.end,
          day,
          since,
          id: twins === 0 ? id : `${id}--${twins + 1}`,
          uid: `${day}-${row.class}-${1 + before.filter((one) => one.class === row.class).length}`,
          weeks: weeksOf(row),
        };
      })
      .sort((one, other) => one.start.localeCompare(other.start)),
  );

/** Returns the extra and the moved classes of content/notice.yaml, with one slot for each weekday. */
export function extraSlots({ extraClasses = [], moves = [] }: Notice, week: Week): ExtraSlot[] {
  const slots: ExtraSlot[] = [];
  const add = (
    row: Pick<Slot, 'class' | 'trainer' | 'start' | 'end'>,
    weeks: ExtraSlot['weeks'],
    extra: ExtraSlot['extra'],
  ) => {
    const days = new Set<Weekday>();
    for (let date = weeks.from; date <= weeks.until; date = addDays(date, 1)) days.add(dayOf(date));
    for (const day of days) {
      const uid = `${day}-${row.class}-extra-${weeks.from}-`;
      slots.push({
        ...row,
        day,
        weeks,
        extra,
        id: `${slotId(day, row)}-${weeks.from.replaceAll('-', '')}`,
        uid: `${uid}${1 + slots.filter((one) => one.uid.startsWith(uid)).length}`,
      });
    }
  };
  for (const { class: id, trainer, start, end, reason, ...days } of extraClasses)
    add({ class: id, trainer, start, end }, daysOf(days), { because: reason });
  for (const { date, class: id, start, trainer, newDate, newStart, newEnd } of moves) {
    const usual = week[dayOf(date)].find((row) => row.class === id && row.start === start);
    const coach = trainer ?? usual?.trainer;
    // If the timetable does not have the moved class then, the check has reported that.
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
  const weekly = rowsOf(week, id, today)
    .filter(isEveryWeek)
    .sort((one, other) => (one.start < other.start ? -1 : 1));
  const start = mostOf(weekly, (row) => row.start);
  if (start === undefined) return undefined;
  return { start, rows: weekly.filter((row) => row.start === start) };
}
