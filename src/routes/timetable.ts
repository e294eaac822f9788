import type { Weekday } from '../content/weekdays.ts';
import { fill } from '../text/fill.ts';
import { formatDate, formatSpans, formatTime } from '../text/format.ts';
import { datesOf } from '../timetable/sessions.ts';
import { opening, type LiveSlot, type OpenDays } from '../timetable/special-days.ts';
import type { Week } from '../timetable/slots.ts';
import { timetableOf } from '../timetable/timetable.ts';
import type { DatedChange } from '../parts/DatedChanges.tsx';
import { classOf, content, scheduleOf, trainerOf } from './content.ts';
import { textsByDay } from './dated-lines.ts';

const hours = content['hours.yaml'];

/** The classes of each day of the usual week, by the ids of the files. */
export const usualWeek: Week = {
  monday: scheduleOf('monday').classes,
  tuesday: scheduleOf('tuesday').classes,
  wednesday: scheduleOf('wednesday').classes,
  thursday: scheduleOf('thursday').classes,
  friday: scheduleOf('friday').classes,
  saturday: scheduleOf('saturday').classes,
  sunday: scheduleOf('sunday').classes,
};

const words = content['pages/schedule.yaml'].changes;
const names = {
  class: (id: string) => classOf(id).name,
  trainer: (id: string) => trainerOf(id).name,
  moves: {
    away: (date: string, start: string) =>
      fill(words.movedTo, { date: formatDate(date), start: formatTime(start) }),
    here: (date: string) => fill(words.movedFrom, { date: formatDate(date) }),
  },
};

const { effectiveFrom } = content['schedule/overview.yaml'];
const timetable = timetableOf(
  usualWeek,
  hours,
  content['notice.yaml'],
  names,
  __TODAY__,
  effectiveFrom,
);
/** The timetable from which all pages are built: current special days, and the weekly classes. */
export const { calendar, slots: liveWeek, ended } = timetable;

/** The dates of a class on which the gym is open, from one day through another. */
export const openDatesOf = (slot: LiveSlot, from: string, until: string): string[] =>
  datesOf(slot, from, until).filter((date) => opening(calendar, date, slot.day).spans.length > 0);

/** Extra classes with at least one date on which the gym is open. */
export const extras = timetable.extras.filter(
  (slot) => openDatesOf(slot, slot.weeks.from, slot.weeks.until).length > 0,
);

/** The weekly hours without special days. */
export const usualDays: OpenDays = { ...calendar, exceptions: [] };

/** The opening hours of a weekday, on the days on which they are valid: "5:30am – 11:30pm", or the word for closed. */
export function hoursOfDay(day: Weekday): DatedChange[] {
  const { closed, allDay } = content['site.yaml'].hoursTable;
  return textsByDay((date) => {
    const { spans } = opening(usualDays, date, day);
    return spans.length === 0 ? closed : formatSpans(spans, allDay);
  });
}
