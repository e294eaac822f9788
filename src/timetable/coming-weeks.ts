import {
  addDays,
  daysBetween,
  minutesOf,
  minutesOfDay,
  momentsOf,
  type PlaceTime,
} from './clock.ts';

/**
 * The opening hours of the coming weeks as the browser gets them: by day, with all words ready. make-coming-weeks.ts
 * makes them in the build, and the functions of this file read them in the browser: change both together.
 */
export interface ComingHours {
  /** The first day, which is the day before the build, because hours and classes may go on after midnight. */
  first: string;
  /** The names of the seven weekdays as in a sentence, beginning with the weekday of the first day. */
  weekdays: readonly string[];
  /** The different opening times, such as "05:30" and "23:30"; after midnight they count on, as "24:30". */
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

/** What is held in the coming weeks, with all words ready: the sessions of all classes, or of the classes of a page. */
export interface ComingWeeks extends ComingHours {
  sessions: readonly ComingSession[];
  /** The sessions of each day in order, cancelled ones too, as indexes of `sessions`. */
  held: readonly (readonly number[])[];
}

/** A class at a time, as it is held on some of the days. */
export interface ComingSession {
  /** The id of the class in the usual week, such as "monday-cycling-0900". */
  id: string;
  /** The id and the name of the class. */
  class: string;
  name: string;
  /** The times at the place, such as "09:00" and "10:00"; after midnight they count on, as "24:30". */
  start: string;
  end: string;
  /** The name of the coach. */
  coach: string;
  /** The reason why it is cancelled, '' if nobody gave one; undefined if it is held. */
  off?: string;
  /** What differs from the usual week: "Kavya N. instead of Arjun H." */
  note?: string;
}

/** A session on a day. */
export type DatedSession = ComingSession & { date: string };

/** Whether the weeks include a date. An old build knows nothing of the days after its last. */
export const isKnown = ({ first, open }: ComingHours, date: string) =>
  first <= date && daysBetween(first, date) < open.length;

/** Returns a time in words: "9:00am". */
export const timeWords = ({ times }: Pick<ComingHours, 'times'>, time: string) =>
  times[time]!.join('');

/** Returns the name of the weekday of a date, as in a sentence: "Monday". */
export const weekdayName = ({ first, weekdays }: ComingHours, date: string) =>
  weekdays[daysBetween(first, date) % 7]!;

/** Names a coming day: "Monday", or the date if it is a week or more away. */
export const dayOrDate = (hours: ComingHours, date: string, today: string) =>
  date < addDays(today, 7) ? weekdayName(hours, date) : hours.dates[date]!;

/** Returns the opening times of a day; none if the gym is closed or the day is not known. */
export const spansOn = ({ first, open, spans }: ComingHours, date: string) =>
  (open[daysBetween(first, date)] ?? []).map((place) => spans[place]!);

/** Returns how long the gym is open from a moment on, also past midnight, and its closing time; undefined if closed. */
export const openUntil = (hours: ComingHours, now: Pick<PlaceTime, 'date' | 'time'>) =>
  openFrom((date) => spansOn(hours, date), now);

/** Does what `openUntil` does, with a function `spansOf` that returns the opening times of each date. */
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

/** Returns the sessions of a date in order, cancelled ones too. */
export const sessionsOn = ({ first, held, sessions }: ComingWeeks, date: string): DatedSession[] =>
  (held[daysBetween(first, date)] ?? []).map((place) => ({ ...sessions[place]!, date }));

/** Returns the sessions of some days from a date on, in order, cancelled ones too. */
export const sessionsFrom = (weeks: ComingWeeks, from: string, days: number): DatedSession[] =>
  Array.from({ length: days }, (_, ahead) => addDays(from, ahead)).flatMap((date) =>
    sessionsOn(weeks, date),
  );

/** Returns the sessions that are held and have not begun yet, in order. */
export const stillToCome = (
  sessions: readonly DatedSession[],
  { date, time }: Pick<PlaceTime, 'date' | 'time'>,
) =>
  sessions.filter(
    (one) => one.off === undefined && (one.date > date || (one.date === date && one.start > time)),
  );

/** The state of a class today, as pages show it. `upNext` is the first class that is held and has not begun. */
export type SessionState = 'onNow' | 'upNext' | 'finished' | 'cancelled' | 'later';

/** Returns the states of a day's classes by id. The time may be past the midnight of that day: "24:30". */
function statesOf(sessions: readonly DatedSession[], { time }: PlaceTime) {
  const next = sessions.find(({ off, start }) => off === undefined && start > time);
  return sessions.map((session): [string, SessionState] => {
    const { id, off, start, end } = session;
    if (off !== undefined) return [id, 'cancelled'];
    if (end <= time) return [id, 'finished'];
    if (start <= time) return [id, 'onNow'];
    return [id, session === next ? 'upNext' : 'later'];
  });
}

/** Returns the states of today's classes by id, and of classes that began yesterday and go on after midnight. */
export function statesNow(weeks: ComingWeeks, now: PlaceTime): Map<string, SessionState> {
  const [yesterday, today] = momentsOf(now).map((moment) =>
    statesOf(sessionsOn(weeks, moment.date), moment),
  ) as [[string, SessionState][], [string, SessionState][]];
  return new Map([...today, ...yesterday.filter(([, state]) => state === 'onNow')]);
}
