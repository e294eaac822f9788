import { nameOfDay } from '../../content/weekdays.ts';
import { formatTime } from '../../content/text/format.ts';
import type { Slot } from '../../timetable/slots.ts';
import type { SavedSlot } from '../../accounts/saved-slot.ts';
import { names } from './timetable.ts';

/** The name, day and time of a weekly or extra class as visitors read them, to fill into sentences. */
export const slotWords = ({ class: id, day, start }: Slot): SavedSlot => ({
  class: names.class(id),
  day: nameOfDay(day),
  start: formatTime(start),
});
