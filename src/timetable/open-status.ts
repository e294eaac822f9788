import type { Site } from '../content/site.ts';
import { fill } from '../fill.ts';
import type { Weekday } from '../content/weekdays.ts';
import { capitalise, formatDate, formatTime } from '../format.ts';
import { opening, whyNot, type Exceptions, type LiveSlot } from './special-days.ts';
import { addDays, dayAfter, minutesBetween, type IndianTime } from './clock.ts';

export interface LiveStatusProps extends Exceptions {
  words: Site['openStatus'];
  slots: readonly LiveSlot[];
}

export interface Status {
  open: boolean;
  /** "Open now" and "closes 11:30pm" */
  door: readonly string[];
  /** "Next class: Fitness, 6:00pm, with Kavya N." */
  class: string | undefined;
}

/** How many days ahead the next opening and the next class are looked for: a week beyond the days that are closed now. */
function farthest({ exceptions }: LiveStatusProps | Exceptions, date: string): number {
  const now = exceptions.filter(({ from, until }) => from <= addDays(date, 14) && date <= until);
  const last =
    now
      .map(({ until }) => until)
      .sort()
      .at(-1) ?? date;
  return 14 + (Date.parse(last) - Date.parse(date)) / 86_400_000;
}

/** "Monday", or the date of a day that is a week away or more. */
const dayIn = (ahead: number, date: string, day: Weekday) =>
  ahead < 7 ? capitalise(dayAfter(day, ahead)) : formatDate(addDays(date, ahead));

/** What the line on the home page says at a given moment. */
export function statusAt(props: LiveStatusProps, now: IndianTime): Status {
  return { ...doorAt(props, now), class: classAt(props, now) };
}

function doorAt(
  { words, ...calendar }: LiveStatusProps,
  { date, day, time }: IndianTime,
): Omit<Status, 'class'> {
  const { spans, reason } = opening(calendar, date, day);
  const current = spans.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) {
    const minutes = minutesBetween(time, current.closes);
    const closes =
      minutes <= 60
        ? fill(words.closesSoon, { minutes })
        : fill(words.closes, { time: formatTime(current.closes) });
    return { open: true, door: [words.open, closes] };
  }
  const later = spans.find(({ opens }) => opens > time);
  if (later)
    return {
      open: false,
      door: [words.closed, fill(words.opensToday, { time: formatTime(later.opens) })],
    };
  const shut =
    spans.length > 0
      ? words.closed
      : reason === undefined
        ? words.closedToday
        : fill(words.closedFor, { reason });
  for (let ahead = 1, last = farthest(calendar, date); ahead <= last; ahead++) {
    const [first] = opening(calendar, addDays(date, ahead), dayAfter(day, ahead)).spans;
    if (!first) continue;
    const opens = formatTime(first.opens);
    const then =
      ahead === 1
        ? fill(words.opensTomorrow, { time: opens })
        : fill(words.opensLater, { day: dayIn(ahead, date, day), time: opens });
    return { open: false, door: [shut, then] };
  }
  return { open: false, door: [shut] };
}

function classAt(
  { words, slots, ...calendar }: LiveStatusProps,
  { date, day, time }: IndianTime,
): string | undefined {
  for (let ahead = 0, last = farthest(calendar, date); ahead <= last; ahead++) {
    const onDay = slots.filter(
      (slot) =>
        slot.day === dayAfter(day, ahead) &&
        whyNot(calendar, slot, addDays(date, ahead)) === undefined,
    );
    const next = ahead === 0 ? onDay.find(({ end }) => end > time) : onDay[0];
    if (!next) continue;
    const { class: name, trainer } = next;
    const start = formatTime(next.start);
    if (ahead > 1)
      return fill(words.nextLater, {
        class: name,
        day: dayIn(ahead, date, day),
        start,
        trainer,
      });
    if (ahead === 1) return fill(words.nextTomorrow, { class: name, start, trainer });
    if (next.start <= time)
      return fill(words.onNow, { class: name, end: formatTime(next.end), trainer });
    return fill(words.nextToday, { class: name, start, trainer });
  }
  return undefined;
}
