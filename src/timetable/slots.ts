import { weekdays, type Weekday } from '../content/weekdays.ts';
import type { ScheduleRow } from '../content/schedule.ts';

/** A timetable row with its day and id, `monday-cycling-0900`. */
export interface Slot extends ScheduleRow {
  id: string;
  day: Weekday;
}

export type Week = Record<Weekday, readonly ScheduleRow[]>;

export const slotId = (day: Weekday, row: Pick<ScheduleRow, 'class' | 'start'>) =>
  `${day}-${row.class}-${row.start.replace(':', '')}`;

/** The classes of a day in order. */
const slotsOfDay = (week: Week, day: Weekday): Slot[] =>
  week[day]
    .map((row) => ({ ...row, day, id: slotId(day, row) }))
    .sort((a, b) => a.start.localeCompare(b.start));

export const slotsOfWeek = (week: Week): Slot[] => weekdays.flatMap((day) => slotsOfDay(week, day));
