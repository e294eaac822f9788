import type { SchedulePageContent } from '../content/pages/schedule.ts';
import { formatDate, splitTime } from '../content/text/format.ts';
import { nameOfDay } from '../content/weekdays.ts';
import { addDays, dayAfter, dayOf } from './clock.ts';
import type { ComingHours, ComingSession, ComingWeeks } from './coming-weeks.ts';
import { changeWords, type NamesOfIds } from './day-notes.ts';
import type { Occurrence } from './occurrences.ts';
import { type DayHours, hoursOfDays, type OpeningHours } from './opening-hours.ts';

/**
 * For how many days from the build on pages know what is held: the site is built daily, and stays right for five weeks
 * without a build. This file makes the data that coming-weeks.ts reads in the browser: change both together.
 */
export const daysAhead = 35;

/** For how many days it is searched when a closed gym opens again. */
const longestClosed = 400;

/** Returns the hours from the day before `today` on. If the gym is closed at their end, they go on until it opens. */
function comingDays(opening: OpeningHours, today: string, days: number): DayHours[] {
  const isOpen = ({ spans }: DayHours) => spans.length > 0;
  const all = hoursOfDays({ hours: opening }, addDays(today, -1), days + 2);
  if (all.slice(-7).some(isOpen)) return all;
  const later = hoursOfDays({ hours: opening }, addDays(today, days + 1), longestClosed);
  return [...all, ...later.slice(0, later.findIndex(isOpen) + 1)];
}

/** Returns the opening hours of the coming days, from the day before `today` on. */
export function comingHours(opening: OpeningHours, today: string, days = daysAhead): ComingHours {
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
    weekdays: Array.from({ length: 7 }, (_, ahead) => nameOfDay(dayAfter(dayOf(first), ahead))),
    spans,
    open,
    reasons: Object.fromEntries(
      coming.flatMap(({ date, special }) => (special ? [[date, special.reason] as const] : [])),
    ),
    times: timesInWords(spans.flat()),
    dates: datesInWords(afterAWeek(first, open)),
  };
}

interface Options {
  days?: number;
  /** The words for notes about how sessions differ from the usual week; without them, sessions have no notes. */
  words?: SchedulePageContent['changes'];
  /** Whether all dates are given in words, or only those that a sentence about the next class may need. */
  allDates?: boolean;
}

/** Returns what is held in the coming days. `coming` has the occurrences of a page from the day before `today` on. */
export function comingWeeks(
  opening: OpeningHours,
  coming: readonly Occurrence[],
  names: NamesOfIds,
  today: string,
  { days = daysAhead, words, allDates = true }: Options = {},
): ComingWeeks {
  const open = comingHours(opening, today, days);
  const sessions: ComingSession[] = [];
  const dates = open.open.map((_, ahead) => addDays(open.first, ahead));
  const held = dates.map((date) =>
    coming
      .filter((one) => one.date === date)
      .map((occurrence) => {
        const one = comingSession(occurrence, names, words);
        const key = JSON.stringify(one);
        return placeIn(sessions, one, (other) => JSON.stringify(other) === key);
      }),
  );
  const notOff = held.map((own) => own.filter((place) => sessions[place]!.off === undefined));
  return {
    ...open,
    times: timesInWords([
      ...open.spans.flat(),
      ...sessions.flatMap(({ start, end }) => [start, end]),
    ]),
    dates: allDates
      ? datesInWords(dates)
      : { ...open.dates, ...datesInWords(afterAWeek(open.first, notOff)) },
    sessions,
    held,
  };
}

/** Returns the days with sessions after a week without any; sentences name them by their dates, others by weekdays. */
const afterAWeek = (first: string, days: readonly (readonly number[])[]) =>
  days.flatMap((own, at) =>
    own.length > 0 && days.slice(Math.max(0, at - 6), at).every((one) => one.length === 0)
      ? addDays(first, at)
      : [],
  );

const comingSession = (
  occurrence: Occurrence,
  names: NamesOfIds,
  words: SchedulePageContent['changes'] | undefined,
): ComingSession => ({
  id: occurrence.slot.id,
  class: occurrence.slot.class,
  name: names.class(occurrence.slot.class),
  start: occurrence.start,
  end: occurrence.end,
  coach: names.trainer(occurrence.trainer),
  ...(occurrence.off && { off: names.reason(occurrence.off) }),
  ...(words && occurrence.isChanged && { note: changeWords(occurrence, names, words) }),
});

/** Returns the index of a value in a list, and adds the value if it is new. */
function placeIn<Value>(list: Value[], value: Value, isSame: (one: Value) => boolean): number {
  const known = list.findIndex(isSame);
  return known < 0 ? list.push(value) - 1 : known;
}

const timesInWords = (times: readonly string[]) =>
  Object.fromEntries([...new Set(times)].map((time) => [time, splitTime(time)]));

const datesInWords = (dates: readonly string[]) =>
  Object.fromEntries(dates.map((date) => [date, formatDate(date)]));
