import type { SchedulePageContent } from '../content/pages/schedule.ts';
import type { Weekday } from '../content/weekdays.ts';
import { fill } from '../text/fill.ts';
import { formatDate, formatSpans } from '../text/format.ts';
import { sessionsOn } from './sessions.ts';
import { opening, type SpecialDays, type LiveSlot } from './special-days.ts';

/** How a date differs from the regular week. */
interface DayNotes {
  /** Set if the gym is closed all day, unlike on other such weekdays. */
  closed?: { reason: string; sentence: string };
  /** Special hours and cancelled classes. */
  sentences: readonly string[];
}

/** `allDay`: the words for opening hours of a whole day. */
export type ClosedWords = SchedulePageContent['closed'] & { allDay: string };

/** Compares a date with the regular week; `day` is its weekday. */
export function notesOfDay(
  calendar: SpecialDays,
  slots: readonly LiveSlot[],
  words: ClosedWords,
  day: Weekday,
  date: string,
): DayNotes {
  const { spans, reason } = opening(calendar, date, day);
  const shown = formatDate(date);
  if (reason !== undefined && spans.length === 0) {
    const sentence = fill(words.closedDay, { date: shown, reason });
    return { closed: { reason, sentence }, sentences: [] };
  }
  const hours = formatSpans(spans, words.allDay);
  return {
    sentences: [
      ...(reason === undefined ? [] : [fill(words.otherHours, { date: shown, hours, reason })]),
      ...sessionsOn(calendar, slots, date).flatMap(({ slot, off }) =>
        !off || off === reason
          ? []
          : [fill(words.cancelledClass, { class: slot.class, date: shown, reason: off })],
      ),
    ],
  };
}
