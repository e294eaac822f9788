/* Reads in the browser what is held in the coming weeks; make-coming-weeks.ts makes that data in the build. */

import { addDays, datesFrom, daysBetween } from '../content/dates.ts';
import { minutesOf, minutesOfDay, type PlaceTime } from './clock.ts';

/** The opening hours of the coming weeks: by day, with all words ready. */
export interface ComingHours {
  /** The first day, which is the day before the build, because hours and classes may go on after midnight. */
  first: string;
  /** The names of the seven weekdays as in a sentence, beginning with the weekday of the first day. */
  weekdays: readonly string[];
  /** The different opening times, such as "05:30" and "23:30"; after midnight they continue: "24:30". */
  spans: readonly (readonly [opens: string, closes: string])[];
  /** The opening times of each day, as indexes of `spans`. */
  open: readonly (readonly number[])[];
  /** The reasons for other hours than usual, by date. */
  reasons: Readonly<Record<string, string>>;
  /** Times in words, in two parts that may differ in size: "05:30" → "5:30" and "am". */
  times: Readonly<Record<string, readonly [number: string, half: string]>>;
  /** Dates in words, such as "November 30, 2026": all dates, or those that the opening hours need. */
  dates: Readonly<Record<string, string>>;
}

/**
 * What is held in the coming weeks, with all words ready: the sessions of all classes, or of those on a page. The build
 * renders rows from it, and so does the browser on another day.
 */
export interface ComingWeeks extends ComingHours {
  sessions: readonly Session[];
  /** The sessions of a usual week, as indexes of `sessions`, beginning with the weekday of the first day. */
  usual: readonly (readonly number[])[];
  /** The sessions of the dates that differ, by date, in order; cancelled ones too. */
  differs: Readonly<Record<string, readonly number[]>>;
}

/** A class at a time as it is held on some of the days, with what its row shows. */
export interface Session extends RowWords {
  /** The id of the class in the usual week, such as "monday-cycling-0900". */
  id: string;
  /** The id and the name of the class. */
  class: string;
  name: string;
  /** The times at the place, such as "09:00" and "10:00"; after midnight they continue: "24:30". */
  start: string;
  end: string;
  /** The name of the coach. */
  coach: string;
  /** The reason why it is cancelled, '' if nobody gave one; undefined if it is held. */
  off?: string;
  /** Whether it is not held on that date at all, but in other weeks, as `weeks` says. */
  away?: true;
}

/** The words that only rows show, and only some of them. */
export interface RowWords {
  /** The end in words: "to 10:00am". */
  until?: string;
  /** The usual start, if it differs, and what screen readers say instead: "Usually 6:00pm,". */
  usual?: string;
  said?: string;
  /** The address of the page of the coach. */
  coachPage?: string;
  /** The name of the usual coach, if another one gives the class. */
  usualCoach?: string;
  /** The marks that say how it differs from the usual week. */
  cancelled?: string;
  extra?: string;
  moved?: string;
  substitute?: string;
  /** The weeks of a class that is not weekly, with the date: "First Saturday of the month, on December 5, 2026". */
  weeks?: string;
  /** How it differs from the usual week: "December 4, 2026: Kavya N. instead of Arjun H." */
  note?: string;
  /** Attributes of parts of the row, by part. */
  attributes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The name of the link to its calendar file. */
  calendar?: string;
  /** The address and the name of the link to join. */
  join?: readonly [address: string, name: string];
}

export const markKinds = [
  'cancelled',
  'extra',
  'moved',
  'substitute',
] as const satisfies readonly (keyof RowWords)[];

/** A session on a day. */
export type DatedSession = Session & { date: string };

/** Whether the weeks include a date. A page from an old build does not know later days. */
export const isKnown = ({ first, open }: ComingHours, date: string) =>
  first <= date && daysBetween(first, date) < open.length;

/** Returns a time in words: "9:00am". */
export const timeWords = ({ times }: Pick<ComingHours, 'times'>, time: string) =>
  times[time]!.join('');

/** Counts the days from the weekday of a date to that of another one, which may be earlier. */
const placeInWeek = (first: string, date: string) => ((daysBetween(first, date) % 7) + 7) % 7;

/** Returns the name of the weekday of a date, as in a sentence: "Monday". */
export const weekdayName = ({ first, weekdays }: ComingHours, date: string) =>
  weekdays[placeInWeek(first, date)]!;

/** Names a coming day: "Monday", or the date if it is a week or more away. */
export const dayOrDate = (hours: ComingHours, date: string, today: string) =>
  date < addDays(today, 7) ? weekdayName(hours, date) : hours.dates[date]!;

/** Returns the opening times of a day; none if the gym is closed or the day is not known. */
export const spansOn = ({ first, open, spans }: ComingHours, date: string) =>
  (open[daysBetween(first, date)] ?? []).map((place) => spans[place]!);

/** Returns how long the gym is open from a moment on, also past midnight, and its closing time; undefined if closed. */
export const openUntil = (hours: ComingHours, now: Pick<PlaceTime, 'date' | 'time'>) =>
  openFrom((date) => spansOn(hours, date), now);

/** Does the same as `openUntil`: `spansOf` returns the opening times of each date. */
export function openFrom(
  spansOf: (date: string) => readonly (readonly [opens: string, closes: string])[],
  { date, time }: Pick<PlaceTime, 'date' | 'time'>,
): { minutes: number; closes: string } | undefined {
  const from = minutesOf(time);
  let until = from;
  let last = '';
  for (let days = -1; days <= 2; days++)
    // A span may go on over the whole next day and into the day after.
    for (const [opens, closes] of spansOf(addDays(date, days))) {
      const later = days * minutesOfDay;
      if (minutesOf(opens) + later > until || minutesOf(closes) + later <= until) continue;
      until = minutesOf(closes) + later;
      last = closes;
    }
  return until === from ? undefined : { minutes: until - from, closes: last };
}

/**
 * Returns the rows of a date in order: what is held, what is cancelled, and classes of other weeks. On a day that the
 * build did not know these are the rows of the usual week.
 */
export function rowsOn(
  { first, usual, differs, sessions }: ComingWeeks,
  date: string,
): DatedSession[] {
  const places = differs[date] ?? usual[placeInWeek(first, date)]!;
  return places.map((place) => ({ ...sessions[place]!, date }));
}

/** Returns the sessions of a date in order, cancelled ones too; none if the day is not known. */
export const sessionsOn = (weeks: ComingWeeks, date: string): DatedSession[] =>
  isKnown(weeks, date) ? rowsOn(weeks, date).filter(({ away }) => !away) : [];

/** Whether a session takes place. */
export const isHeld = ({ off, away }: Session) => off === undefined && !away;

/** Returns the sessions of some days from a date on, or of all known ones, in order, cancelled ones too. */
export const sessionsFrom = (
  weeks: ComingWeeks,
  from: string,
  days = weeks.open.length,
): DatedSession[] => datesFrom(from, days).flatMap((date) => sessionsOn(weeks, date));
/** Returns the sessions that are held and have not begun yet, in order. */
export const stillToCome = (
  sessions: readonly DatedSession[],
  { date, time }: Pick<PlaceTime, 'date' | 'time'>,
) =>
  sessions.filter(
    (one) => isHeld(one) && (one.date > date || (one.date === date && one.start > time)),
  );
