import { nameOfDay } from '../content/weekdays.ts';
import { formatTime } from '../text/format.ts';
import type { LiveSlot } from '../timetable/special-days.ts';
import type { SavedSlot } from '../accounts/saved-slot.ts';

/** The name, day and time of a weekly or extra class as visitors read them, to fill into sentences. */
export const slotWords = ({ class: name, day, start }: LiveSlot): SavedSlot => ({
  class: name,
  day: nameOfDay(day),
  start: formatTime(start),
});
