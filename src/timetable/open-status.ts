/* The line that says whether the gym is open now, for live-hours.ts and live-status.ts. */

import type { Site } from '../content/site.ts';
import { fill } from '../content/text/fill.ts';
import { addDays } from '../content/dates.ts';
import { minutesOfDay, momentsOf, type PlaceTime } from './clock.ts';
import {
  type ComingHours,
  type ComingWeeks,
  dayOrDate,
  isKnown,
  openUntil,
  sessionsFrom,
  sessionsOn,
  spansOn,
  stillToCome,
  timeWords,
} from './coming-weeks.ts';

/**
 * The texts that say whether the gym is open: `openStatus` of content/site.yaml without `fallback` and its texts about
 * classes.
 */
export type OpeningWords = Omit<
  Site['openStatus'],
  'onNow' | 'nextToday' | 'nextTomorrow' | 'nextLater' | 'fallback'
>;

/** Whether the gym is open, and the texts about it: "Open now" and "closes 11:30pm". */
export interface Opening {
  isOpen: boolean;
  opening: readonly string[];
}

/** Says whether the gym is open, and when that changes; undefined on days that the build did not know. */
export function openingAt(
  hours: ComingHours,
  words: OpeningWords,
  now: PlaceTime,
): Opening | undefined {
  const { date, time } = now;
  if (!isKnown(hours, date)) return undefined;
  const open = openUntil(hours, now);
  if (open) {
    const { minutes, closes } = open;
    if (minutes > minutesOfDay) return { isOpen: true, opening: [words.open] };
    const until =
      minutes <= 60
        ? fill(words.closesSoon, { minutes })
        : fill(words.closes, { time: timeWords(hours, closes) });
    return { isOpen: true, opening: [words.open, until] };
  }
  const today = spansOn(hours, date);
  const later = today.find(([opens]) => opens > time);
  if (later) {
    const opens = fill(words.opensToday, { time: timeWords(hours, later[0]) });
    return { isOpen: false, opening: [words.closed, opens] };
  }
  const shut = today.length > 0 ? words.closed : closedAllDay(words, hours.reasons[date]);
  for (let day = addDays(date, 1); isKnown(hours, day); day = addDays(day, 1)) {
    const [first] = spansOn(hours, day);
    if (!first) continue;
    const opens = timeWords(hours, first[0]);
    const then =
      day === addDays(date, 1)
        ? fill(words.opensTomorrow, { time: opens })
        : fill(words.opensLater, { day: dayOrDate(hours, day, date), time: opens });
    return { isOpen: false, opening: [shut, then] };
  }
  return { isOpen: false, opening: [shut] };
}

const closedAllDay = (words: OpeningWords, reason: string | undefined) =>
  reason === undefined ? words.closedToday : fill(words.closedFor, { reason });

/** Returns the text about the class that is on now, or else about the next class. */
export function classAt(
  weeks: ComingWeeks,
  words: Site['openStatus'],
  now: PlaceTime,
): string | undefined {
  const { date } = now;
  for (const at of momentsOf(now)) {
    const held = sessionsOn(weeks, at.date).find(
      ({ off, start, end }) => off === undefined && start <= at.time && at.time < end,
    );
    if (held) {
      const { name, end, coach } = held;
      return fill(words.onNow, { class: name, end: timeWords(weeks, end), trainer: coach });
    }
  }
  const [next] = stillToCome(sessionsFrom(weeks, date), now);
  if (!next) return undefined;
  const start = timeWords(weeks, next.start);
  const values = { class: next.name, start, trainer: next.coach };
  if (next.date === date) return fill(words.nextToday, values);
  if (next.date === addDays(date, 1)) return fill(words.nextTomorrow, values);
  return fill(words.nextLater, { ...values, day: dayOrDate(weeks, next.date, date) });
}
