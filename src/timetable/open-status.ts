import type { Site } from '../content/site.ts';
import { fill } from '../text/fill.ts';
import { formatTime } from '../text/format.ts';
import { sessionsOn } from './sessions.ts';
import {
  minutesOpen,
  opening,
  type LiveSlot,
  type OpenDays,
  type SpecialDays,
} from './special-days.ts';
import {
  addDays,
  dayAfter,
  daysBetween,
  minutesOf,
  minutesOfDay,
  momentsOf,
  timeOf,
  type PlaceTime,
} from './clock.ts';
import { dayOrDate } from './day-or-date.ts';

/** The texts that say whether the gym is open: `openStatus` without `fallback` and its texts about classes. */
export type OpeningWords = Omit<
  Site['openStatus'],
  'onNow' | 'nextToday' | 'nextTomorrow' | 'nextLater' | 'fallback'
>;

export interface LiveStatusProps extends SpecialDays {
  words: Site['openStatus'];
  slots: readonly LiveSlot[];
}

/** The status line: whether the gym is open, the texts that say so, and the text about the class on now or next. */
export interface Status {
  open: boolean;
  /** "Open now" and "closes 11:30pm" */
  opening: readonly string[];
  /** "Next class: Fitness, 6:00pm, with Kavya N." */
  class: string | undefined;
}

/** How many days ahead to search for an opening or class: two weeks after the special days of the next two weeks. */
function daysToSearch({ exceptions }: Pick<OpenDays, 'exceptions'>, date: string): number {
  const now = exceptions.filter(({ from, until }) => from <= addDays(date, 14) && date <= until);
  const last =
    now
      .map(({ until }) => until)
      .sort()
      .at(-1) ?? date;
  return 14 + daysBetween(date, last);
}

/** The status line of the home page at a given time. */
export function statusAt(props: LiveStatusProps, now: PlaceTime): Status {
  return { ...openingAt(props, now), class: classAt(props, now) };
}

/** Whether the gym is open at a given time, and until or from when. */
export function openingAt(
  { words, ...calendar }: OpenDays & { words: OpeningWords },
  { date, day, time }: PlaceTime,
): Omit<Status, 'class'> {
  const { spans, reason } = opening(calendar, date, day);
  const minutes = minutesOpen(calendar, date, time);
  if (minutes > minutesOfDay) return { open: true, opening: [words.open] };
  if (minutes > 0) {
    const closes =
      minutes <= 60
        ? fill(words.closesSoon, { minutes })
        : fill(words.closes, { time: formatTime(timeOf(minutesOf(time) + minutes)) });
    return { open: true, opening: [words.open, closes] };
  }
  const later = spans.find(({ opens }) => opens > time);
  if (later)
    return {
      open: false,
      opening: [words.closed, fill(words.opensToday, { time: formatTime(later.opens) })],
    };
  const shut = spans.length > 0 ? words.closed : closedAllDay(words, reason);
  for (let ahead = 1, last = daysToSearch(calendar, date); ahead <= last; ahead++) {
    const [first] = opening(calendar, addDays(date, ahead), dayAfter(day, ahead)).spans;
    if (!first) continue;
    const opens = formatTime(first.opens);
    const then =
      ahead === 1
        ? fill(words.opensTomorrow, { time: opens })
        : fill(words.opensLater, { day: dayOrDate(addDays(date, ahead), date), time: opens });
    return { open: false, opening: [shut, then] };
  }
  return { open: false, opening: [shut] };
}

const closedAllDay = (words: OpeningWords, reason: string | undefined) =>
  reason === undefined ? words.closedToday : fill(words.closedFor, { reason });

function classAt(
  { words, slots, ...calendar }: LiveStatusProps,
  now: PlaceTime,
): string | undefined {
  const { date, time } = now;
  for (const at of momentsOf(now)) {
    const held = sessionsOn(calendar, slots, at.date).find(
      ({ off, start, end }) => off === undefined && start <= at.time && at.time < end,
    );
    if (held) {
      const { slot, end, trainer } = held;
      return fill(words.onNow, { class: slot.class, end: formatTime(end), trainer });
    }
  }
  const begins = slots.reduce((latest, { since = '' }) => (since > latest ? since : latest), date);
  for (
    let ahead = 0, last = daysToSearch(calendar, begins) + daysBetween(date, begins);
    ahead <= last;
    ahead++
  ) {
    const next = sessionsOn(calendar, slots, addDays(date, ahead)).find(
      ({ off, start }) => off === undefined && (ahead > 0 || start > time),
    );
    if (!next) continue;
    const { trainer } = next;
    const values = { class: next.slot.class, start: formatTime(next.start), trainer };
    if (ahead > 1)
      return fill(words.nextLater, { ...values, day: dayOrDate(addDays(date, ahead), date) });
    if (ahead === 1) return fill(words.nextTomorrow, values);
    return fill(words.nextToday, values);
  }
  return undefined;
}
