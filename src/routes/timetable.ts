import type { Weekday } from '../content/weekdays.ts';
import { formatSpans } from '../format.ts';
import type { Week } from '../timetable/slots.ts';
import { timetableOf } from '../timetable/timetable.ts';
import { classOf, content, trainerOf, week as days } from './content.ts';

const hours = content['hours.yaml'];

/** The classes of each day. */
const week: Week = {
  monday: days.monday.classes,
  tuesday: days.tuesday.classes,
  wednesday: days.wednesday.classes,
  thursday: days.thursday.classes,
  friday: days.friday.classes,
  saturday: days.saturday.classes,
  sunday: days.sunday.classes,
};

const names = {
  class: (id: string) => classOf(id).name,
  trainer: (id: string) => trainerOf(id).name,
};

/** What differs, the classes of the week, and those that come beside them: a page carries nothing of the past. */
export const {
  calendar,
  slots: liveWeek,
  extras,
} = timetableOf(week, hours, content['notice.yaml'], names, __TODAY__);

/** "5:30am – 11:30pm", or that the doors are closed. */
export function hoursOfDay(day: Weekday): string {
  const spans = hours.week[day];
  if (spans === 'closed') return content['site.yaml'].hoursTable.closed;
  return formatSpans(spans);
}
