import {
  addDays,
  daysBetween,
  minutesOf,
  minutesOfDay,
  momentsOf,
  type PlaceTime,
} from './clock.ts';

/** The opening hours of the coming weeks as the browser gets them: by day, with all words ready. */
export interface ComingHours {
  /** The first day, "2026-11-20": that before the build, because hours and classes may go on after midnight. */
  first: string;
  /** The names of the seven weekdays, as in a sentence, from that of the first day on. */
  weekdays: readonly string[];
  /** The different opening times, such as "05:30" and "23:30"; counted on after midnight. */
  spans: readonly (readonly [opens: string, closes: string])[];
  /** The opening times of each day, by their place in `spans`. */
  open: readonly (readonly number[])[];
  /** Why a day has other hours than usual, by date. */
  reasons: Readonly<Record<string, string>>;
  /** Times in words, in two parts for places that set them in different sizes: "05:30" → "5:30" and "am". */
  times: Readonly<Record<string, readonly [number: string, half: string]>>;
  /** Dates in words, "November 30, 2026": all, or those that the opening hours need. */
  dates: Readonly<Record<string, string>>;
}

/** What is held in the coming weeks, with all words ready; of all classes, or of those of a page. */
export interface ComingWeeks extends ComingHours {
  sessions: readonly ComingSession[];
  /** The sessions of each day in order, by their place in `sessions`; cancelled ones, too. */
  held: readonly (readonly number[])[];
}

/** A class at a time, as it is held on some of the days. */
export interface ComingSession {
  /** The id of the class in the usual week, "monday-cycling-0900". */
  id: string;
  /** The id and the name of the class. */
  class: string;
  name: string;
  /** "09:00" and "10:00", at the place; counted on after midnight. */
  start: string;
  end: string;
  /** The name of the coach. */
  coach: string;
  /** The reason if it is cancelled, '' if unknown. */
  off?: string;
  /** How it differs from the usual week: "Kavya N. instead of Arjun H." */
  note?: string;
}

/** A session on a day. */
export type DatedSession = ComingSession & { date: string };

/** Whether the weeks include a date. An old build says nothing of the days after its last. */
export const isKnown = ({ first, open }: ComingHours, date: string) =>
  first <= date && daysBetween(first, date) < open.length;

/** "9:00am" */
export const timeWords = ({ times }: Pick<ComingHours, 'times'>, time: string) =>
  times[time]!.join('');

/** "Monday", as in a sentence */
export const weekdayName = ({ first, weekdays }: ComingHours, date: string) =>
  weekdays[daysBetween(first, date) % 7]!;

/** Names a coming day: "Monday", or the date when it is a week or more away. */
export const dayOrDate = (hours: ComingHours, date: string, today: string) =>
  date < addDays(today, 7) ? weekdayName(hours, date) : hours.dates[date]!;

/** The opening times of a day; none when it is closed or not known. */
export const spansOn = ({ first, open, spans }: ComingHours, date: string) =>
  (open[daysBetween(first, date)] ?? []).map((place) => spans[place]!);

/** How long the gym is open from a moment on, past midnight too, and when it closes; undefined if it is closed. */
export const openUntil = (hours: ComingHours, now: Pick<PlaceTime, 'date' | 'time'>) =>
  openFrom((date) => spansOn(hours, date), now);

/** The same with the opening times of each date, as `spansOf` tells them. */
export function openFrom(
  spansOf: (date: string) => readonly (readonly [opens: string, closes: string])[],
  { date, time }: Pick<PlaceTime, 'date' | 'time'>,
): { minutes: number; closes: string } | undefined {
  const from = minutesOf(time);
  let until = from;
  let last = '';
  for (let days = -1; days <= 2; days++)
    // A span may reach over the next day, and the one after.
    for (const [opens, closes] of spansOf(addDays(date, days))) {
      const later = days * minutesOfDay;
      if (minutesOf(opens) + later > until || minutesOf(closes) + later <= until) continue;
      until = minutesOf(closes) + later;
      last = closes;
    }
  return until === from ? undefined : { minutes: until - from, closes: last };
}

/** The sessions of a date in order, cancelled ones, too. */
export const sessionsOn = ({ first, held, sessions }: ComingWeeks, date: string): DatedSession[] =>
  (held[daysBetween(first, date)] ?? []).map((place) => ({ ...sessions[place]!, date }));

/** The sessions of some days from a date on, in order, cancelled ones, too. */
export const sessionsFrom = (weeks: ComingWeeks, from: string, days: number): DatedSession[] =>
  Array.from({ length: days }, (_, ahead) => addDays(from, ahead)).flatMap((date) =>
    sessionsOn(weeks, date),
  );

/** The sessions that are held and have not begun yet, in order. */
export const stillToCome = (
  sessions: readonly DatedSession[],
  { date, time }: Pick<PlaceTime, 'date' | 'time'>,
) =>
  sessions.filter(
    (one) => one.off === undefined && (one.date > date || (one.date === date && one.start > time)),
  );

/** The state of a class today, which pages show beside it. `upNext` is the first that has not begun and is held. */
export type SessionState = 'onNow' | 'upNext' | 'finished' | 'cancelled' | 'later';

/** The states of a day's classes by id. The time may be past the midnight of that day: "24:30". */
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

/** The states of today's classes by id, and of those that began yesterday and go on after midnight. */
export function statesNow(weeks: ComingWeeks, now: PlaceTime): Map<string, SessionState> {
  const [yesterday, today] = momentsOf(now).map((moment) =>
    statesOf(sessionsOn(weeks, moment.date), moment),
  ) as [[string, SessionState][], [string, SessionState][]];
  return new Map([...today, ...yesterday.filter(([, state]) => state === 'onNow')]);
}
