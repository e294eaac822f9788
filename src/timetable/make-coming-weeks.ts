/* Makes the data about the coming weeks that coming-weeks.ts reads in the browser. */

import type { PlaceFormats } from '../content/place/place-formats.ts';
import { formatDate, splitTime } from '../content/text/format.ts';
import { nameOfDay, type Weekday, weekdayAfter } from '../content/weekdays.ts';
import { addDays, datesFrom, weekdayOf } from '../content/dates.ts';
import { type ComingHours, type ComingWeeks, isHeld, type Session } from './coming-weeks.ts';
import { type DayHours, hoursOfDays, type OpeningHours } from './opening-hours.ts';

/**
 * The number of days from the build on that pages know. The site is built daily, and stays right for five weeks without
 * a build.
 */
export const daysAhead = 35;

/** How many days ahead the next opening of a closed gym is looked for. */
const longestClosed = 400;

/** Returns the hours from the day before `today` on. If the gym is closed at their end, they go on until it opens. */
function comingDays(opening: OpeningHours, today: string, days: number): DayHours[] {
  const isOpen = ({ spans }: DayHours) => spans.length > 0;
  const all = hoursOfDays(opening, addDays(today, -1), days + 2);
  if (all.slice(-7).some(isOpen)) return all;
  const later = hoursOfDays(opening, addDays(today, days + 1), longestClosed);
  return [...all, ...later.slice(0, later.findIndex(isOpen) + 1)];
}

/** Returns the opening hours of the coming days, from the day before `today` on. */
export function comingHours(
  opening: OpeningHours,
  today: string,
  place: PlaceFormats,
  days = daysAhead,
): ComingHours {
  const spans: ComingHours['spans'][number][] = [];
  const coming = comingDays(opening, today, days);
  const first = coming[0]!.date;
  const open = coming.map(({ spans: own }) =>
    own.map(({ opens, closes }) =>
      placeIn(spans, [opens, closes], (one) => one[0] === opens && one[1] === closes),
    ),
  );
  return {
    first,
    weekdays: Array.from({ length: 7 }, (_, ahead) =>
      nameOfDay(weekdayAfter(weekdayOf(first), ahead), place),
    ),
    spans,
    open,
    reasons: Object.fromEntries(
      coming.flatMap(({ date, special }) => (special ? [[date, special.reason] as const] : [])),
    ),
    times: timesInWords(spans.flat(), place),
    dates: datesInWords(afterAWeek(first, open), place),
  };
}

/** The sessions from which the coming weeks are made, in order. */
export interface Sessions {
  /** Returns the rows of a date. */
  on: (date: string) => readonly Session[];
  /** Returns the rows of a weekday in a usual week, as they are after the last known day. */
  usual: (day: Weekday) => readonly Session[];
}

interface Options {
  days?: number;
  /** Whether all dates are given in words, or only those that a sentence about the next class may need. */
  allDates?: boolean;
}

/** Returns what is held in the coming days, from the day before `today` on. */
export function comingWeeks(
  opening: OpeningHours,
  today: string,
  { on, usual }: Sessions,
  place: PlaceFormats,
  { days = daysAhead, allDates = true }: Options = {},
): ComingWeeks {
  const open = comingHours(opening, today, place, days);
  const sessions: Session[] = [];
  const keys: string[] = [];
  const placesOf = (rows: readonly Session[]) =>
    rows.map((row) => {
      const key = JSON.stringify(row);
      return keys.includes(key) ? keys.indexOf(key) : keys.push(key) && sessions.push(row) - 1;
    });
  const dates = datesFrom(open.first, open.open.length);
  const held = dates.map((date) => placesOf(on(date)));
  const week = Array.from({ length: 7 }, (_, ahead) =>
    placesOf(usual(weekdayAfter(weekdayOf(open.first), ahead))),
  );
  const takePlace = held.map((own) => own.filter((index) => isHeld(sessions[index]!)));
  return {
    ...open,
    times: timesInWords(
      [...open.spans.flat(), ...sessions.flatMap(({ start, end }) => [start, end])],
      place,
    ),
    dates: allDates
      ? datesInWords(dates, place)
      : { ...open.dates, ...datesInWords(afterAWeek(open.first, takePlace), place) },
    sessions,
    usual: week,
    differs: Object.fromEntries(
      held.flatMap((own, ahead) =>
        own.join() === week[ahead % 7]!.join() ? [] : [[dates[ahead]!, own] as const],
      ),
    ),
  };
}

/** Returns the days with sessions after a week without any; sentences name them by their dates, others by weekdays. */
const afterAWeek = (first: string, days: readonly (readonly number[])[]) =>
  days.flatMap((own, at) =>
    own.length > 0 && days.slice(Math.max(0, at - 6), at).every((one) => one.length === 0)
      ? addDays(first, at)
      : [],
  );

/** Returns the index of a value in a list, and adds the value if it is new. */
function placeIn<Value>(list: Value[], value: Value, isSame: (one: Value) => boolean): number {
  const known = list.findIndex(isSame);
  return known < 0 ? list.push(value) - 1 : known;
}

const timesInWords = (times: readonly string[], place: PlaceFormats) =>
  Object.fromEntries([...new Set(times)].map((time) => [time, splitTime(time, place)]));

const datesInWords = (dates: readonly string[], place: PlaceFormats) =>
  Object.fromEntries(dates.map((date) => [date, formatDate(date, place)]));
