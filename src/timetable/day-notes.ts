import type { SchedulePageContent } from '../content/pages/schedule.ts';
import { fill } from '../content/text/fill.ts';
import { formatDate, formatSpans } from '../content/text/format.ts';
import type { NamesOfIds } from './names.ts';
import type { Occurrence } from './occurrences.ts';
import type { DayHours } from './opening-hours.ts';

/** How a date differs from the regular week. */
interface DayNotes {
  /** Set if the gym is closed all day, unlike on other such weekdays. */
  closed?: { reason: string; sentence: string };
  /** Special hours and cancelled classes. */
  sentences: readonly string[];
}

/** `allDay`: the words for opening hours of a whole day. */
export type ClosedWords = SchedulePageContent['closed'] & { allDay: string };

/** Compares a date, with what is held on it, with the regular week. */
export function notesOfDay(
  { date, spans, special }: DayHours,
  held: readonly Occurrence[],
  names: NamesOfIds,
  words: ClosedWords,
): DayNotes {
  const shown = formatDate(date);
  if (special && spans.length === 0) {
    const { reason } = special;
    const sentence = fill(words.closedDay, { date: shown, reason });
    return { closed: { reason, sentence }, sentences: [] };
  }
  const hours = formatSpans(spans, words.allDay);
  return {
    sentences: [
      ...(special ? [fill(words.otherHours, { date: shown, hours, reason: special.reason })] : []),
      ...held.flatMap(({ slot, off }) => {
        const reason = off && names.reason(off);
        if (!reason || reason === special?.reason) return [];
        return [
          fill(words.cancelledClass, { class: names.class(slot.class), date: shown, reason }),
        ];
      }),
    ],
  };
}
