import { weekdays, type Weekday } from '../content/weekdays.ts';
import type { ScheduleRow } from '../content/schedule.ts';

/** A timetable row with its day and id, `monday-cycling-0900`. */
export interface Slot extends ScheduleRow {
  id: string;
  /** Its id in calendars, which stays when its start changes: `monday-cycling-1`. */
  uid: string;
  day: Weekday;
}

export type Week = Record<Weekday, readonly ScheduleRow[]>;

/**
 * The id of a class at a time on a weekday, which members save. It keeps the time of before when the class has moved.
 * Slots that share it get a suffix.
 */
export const slotId = (
  day: Weekday,
  { class: id, start, formerly = start }: Pick<ScheduleRow, 'class' | 'start' | 'formerly'>,
) => `${day}-${id}-${formerly.replace(':', '')}`;

/**
 * The id under which visitors save a slot. Rows of one class at one time that are held on different dates, such as with
 * another coach from January on, are saved as one.
 */
export const savedId = (id: string) => id.replace(/--\d+$/, '');

/** "monday-yoga-0900" for the first row of a class at a time, and "monday-yoga-0900--2" for the next one. */
function rowIds(day: Weekday, rows: readonly ScheduleRow[]): string[] {
  const times = new Map<string, number>();
  return rows.map((row) => {
    const id = slotId(day, row);
    const number = (times.get(id) ?? 0) + 1;
    times.set(id, number);
    return number === 1 ? id : `${id}--${number}`;
  });
}

/** The classes of a day in order. */
const slotsOfDay = (week: Week, day: Weekday): Slot[] =>
  rowIds(day, week[day])
    .map((id, index) => ({ ...week[day][index]!, day, id, uid: uidOf(week[day], index, day) }))
    .sort((a, b) => a.start.localeCompare(b.start));

/** Counts the rows of the class on that day, whatever their times. */
function uidOf(rows: readonly ScheduleRow[], index: number, day: Weekday) {
  const { class: id } = rows[index]!;
  const place = rows.slice(0, index + 1).filter((row) => row.class === id).length;
  return `${day}-${id}-${place}`;
}

export const slotsOfWeek = (week: Week): Slot[] => weekdays.flatMap((day) => slotsOfDay(week, day));
