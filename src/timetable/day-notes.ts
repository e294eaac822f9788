/* What visitors read about a date that differs from the usual week. */

import type { SchedulePageContent } from '../content/pages/schedule.ts';
import type { PlaceFormats } from '../content/place/place-formats.ts';
import { fill } from '../content/text/fill.ts';
import {
  capitalise,
  dayAndMonth,
  dayAndShortMonth,
  formatDate,
  formatSpans,
  formatTime,
} from '../content/text/format.ts';
import { nameOfDay, shortNameOfDay } from '../content/weekdays.ts';
import { weekdayOf } from '../content/dates.ts';
import type { Cancelled, Occurrence } from './occurrences.ts';
import type { DayHours } from './opening-hours.ts';

/** The notes of one date. */
interface DayNotes {
  /** The reason and the sentence, if the gym is closed all day and is open on other such weekdays. */
  closed?: { reason: string; sentence: string };
  /** Sentences about special hours and cancelled classes. */
  sentences: readonly string[];
}

/** The texts about closed days, and as `allDay` the words for opening hours of a whole day. */
export type ClosedWords = SchedulePageContent['closed'] & { allDay: string };

/** Says how a date, with what is held on it, differs from the regular week. */
export function notesOfDay(
  { date, spans, special }: DayHours,
  held: readonly Occurrence[],
  names: NamesOfIds,
  words: ClosedWords,
  place: PlaceFormats,
): DayNotes {
  const shown = formatDate(date, place);
  if (special && spans.length === 0) {
    const { reason } = special;
    const sentence = fill(words.closedDay, { date: shown, reason });
    return { closed: { reason, sentence }, sentences: [] };
  }
  const hours = formatSpans(spans, words.allDay, place);
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

/** Joins a day and its month in the order of the place: "November 26". */
function inOrder([day, month]: [day: string, month: string], place: PlaceFormats): string {
  switch (place.dateOrder) {
    case 'mdy':
      return place.dateStart + month + place.dateGap + day;
    case 'ymd':
      return month + place.secondDateGap + day + place.dateEnd;
    default:
      return place.dateStart + day + place.dateGap + month;
  }
}

/** Writes a date as in a sentence: "2026-11-26" → "Thursday, November 26". */
export const dayAndDate = (date: string, place: PlaceFormats): string =>
  nameOfDay(weekdayOf(date), place) + place.dayGap + inOrder(dayAndMonth(date, place), place);

/** Writes a date shortly: "2026-11-26" → "Thu, Nov 26". */
export const shortDayAndDate = (date: string, place: PlaceFormats): string =>
  capitalise(shortNameOfDay(weekdayOf(date), place)) +
  place.dayGap +
  inOrder(dayAndShortMonth(date, place), place);

/**
 * Says how a class differs from the timetable: "Kavya N. instead of Arjun H., 7:00pm to 8:00pm instead of 6:00pm"; ''
 * if it does not differ.
 */
export function changeWords(
  { slot, start, end, trainer }: Pick<Occurrence, 'slot' | 'start' | 'end' | 'trainer'>,
  names: Pick<NamesOfIds, 'trainer'>,
  words: Pick<SchedulePageContent['changes'], 'trainer' | 'time'>,
  place: PlaceFormats,
): string {
  const changes: string[] = [];
  if (trainer !== slot.trainer)
    changes.push(
      fill(words.trainer, {
        trainer: names.trainer(trainer),
        usualTrainer: names.trainer(slot.trainer),
      }),
    );
  if (start !== slot.start || end !== slot.end)
    changes.push(
      fill(words.time, {
        start: formatTime(start, place),
        end: formatTime(end, place),
        usualStart: formatTime(slot.start, place),
      }),
    );
  return changes.join(', ');
}

/** Functions that return the words for the ids of the timetable. */
export interface NamesOfIds {
  class: (id: string) => string;
  trainer: (id: string) => string;
  /** Says why a class is cancelled: "Moved to December 7, 2026, 7:00pm, the studio is let"; '' if nobody said why. */
  reason: (off: Cancelled) => string;
}
