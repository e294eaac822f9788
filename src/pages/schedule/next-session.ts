import { fill, type Sentence } from '../../content/text/fill.ts';
import type { PlaceTime } from '../../timetable/clock.ts';
import { nextRows } from '../../timetable/coming-sessions.ts';
import {
  type ComingWeeks,
  isKnown,
  timeWords,
  weekdayName,
  sessionsFrom,
  stillToCome,
} from '../../timetable/coming-weeks.ts';

/** The sentences about the next session: its day in a usual week, its date, and its times. */
export interface NextWords {
  weekly: Sentence<'class' | 'day'>;
  dated: Sentence<'class' | 'day' | 'date'>;
  held: Sentence<'start' | 'end' | 'trainer'>;
}

/**
 * Returns the start of the next session, of all or of a coach, and the sentences about it; undefined if there is none.
 * After the days that the build knew it is one of the usual week.
 */
export function nextSession(
  weeks: ComingWeeks,
  words: NextWords,
  now: Pick<PlaceTime, 'date' | 'time'>,
  coach?: string,
) {
  const { date } = now;
  const all = isKnown(weeks, date)
    ? stillToCome(sessionsFrom(weeks, date), now)
    : nextRows(weeks, date);
  const next = all.find((one) => coach === undefined || one.coach === coach);
  if (!next) return undefined;
  const values = { class: next.name, day: weekdayName(weeks, next.date) };
  const inWords = weeks.dates[next.date];
  return {
    start: next.start,
    startParts: weeks.times[next.start]!,
    date:
      inWords === undefined
        ? fill(words.weekly, values)
        : fill(words.dated, { ...values, date: inWords }),
    details: fill(words.held, {
      start: timeWords(weeks, next.start),
      end: timeWords(weeks, next.end),
      trainer: next.coach,
    }),
  };
}
