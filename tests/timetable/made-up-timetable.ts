import type { Hours } from '../../src/content/hours.ts';
import type { Notice } from '../../src/content/notice.ts';
import type { ScheduleRow } from '../../src/content/schedule.ts';
import { type Weekday, weekdays } from '../../src/content/weekdays.ts';
import { addDays } from '../../src/content/dates.ts';
import type { Session } from '../../src/timetable/coming-weeks.ts';
import type { NamesOfIds } from '../../src/timetable/day-notes.ts';
import { comingWeeks, daysAhead } from '../../src/timetable/make-coming-weeks.ts';
import {
  type Occurrence,
  occurrences,
  type TimetableContent,
} from '../../src/timetable/occurrences.ts';
import type { OpeningHours, Span } from '../../src/timetable/opening-hours.ts';
import { type Week, weeklySlots } from '../../src/timetable/slots.ts';
import { india } from '../content/place/places.ts';

/** A week with the same hours on all days, or with none on Sunday. */
export const weekOf = (open: Span[], sunday: 'closed' | Span[] = 'closed'): Hours['week'] => ({
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: open,
  sunday,
});

export type MadeUpRow = Partial<ScheduleRow> &
  Pick<ScheduleRow, 'start' | 'end'> & { day: Weekday };

/** A class on a weekday: Yoga with Asha unless `more` says otherwise. */
export const row = (
  day: Weekday,
  start: string,
  end: string,
  more: Partial<ScheduleRow> = {},
): MadeUpRow => ({ day, start, end, ...more });

export interface MadeUpTimetable {
  rows: readonly MadeUpRow[];
  hours?: Partial<OpeningHours>;
  notice?: Omit<Notice, 'label'>;
  effectiveFrom?: string;
}

/** A timetable of these classes, open from 6:00 to 22:00 on all days but Sunday. */
export const timetableOf = ({
  rows,
  hours = {},
  notice = {},
  effectiveFrom,
}: MadeUpTimetable): TimetableContent => ({
  week: Object.fromEntries(
    weekdays.map((name) => [
      name,
      rows
        .filter(({ day }) => day === name)
        .map((one): ScheduleRow => ({ class: 'yoga', trainer: 'Asha', ...one })),
    ]),
  ) as unknown as Week,
  hours: { week: weekOf([{ opens: '06:00', closes: '22:00' }]), ...hours },
  notice: { label: 'Notice', ...notice },
  ...(effectiveFrom !== undefined && { effectiveFrom }),
});

/** Ids as names, those of classes with a capital letter. */
export const names: NamesOfIds = {
  class: (id) => id.charAt(0).toUpperCase() + id.slice(1),
  trainer: (id) => id,
  reason: ({ reason }) => reason,
};

/** What the browser learns of a timetable that is built on a day. */
export const weeksIn = (
  timetable: MadeUpTimetable,
  today: string,
  options: Parameters<typeof comingWeeks>[4] = {},
) => {
  const content = timetableOf(timetable);
  const held = occurrences(content, addDays(today, -1), (options.days ?? daysAhead) + 400);
  const weekly = weeklySlots(content.week).filter(({ weeks }) => !weeks);
  const sessionOf = ({
    slot,
    start,
    end,
    trainer,
    off,
  }: Pick<Occurrence, 'slot' | 'start' | 'end' | 'trainer' | 'off'>): Session => ({
    id: slot.id,
    class: slot.class,
    name: names.class(slot.class),
    start,
    end,
    coach: names.trainer(trainer),
    ...(off && { off: names.reason(off) }),
  });
  const sessions = {
    on: (date: string) => held.filter((one) => one.date === date).map(sessionOf),
    usual: (day: Weekday) =>
      weekly.filter((slot) => slot.day === day).map((slot) => sessionOf({ slot, ...slot })),
  };
  return comingWeeks(content.hours, today, sessions, india, options);
};
