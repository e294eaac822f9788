import type { SchedulePageContent } from '../content/pages/schedule.ts';
import { fill } from '../content/text/fill.ts';
import type { WeeklyEvent } from './calendar-file.ts';
import { addDays } from './clock.ts';
import type { NamesOfIds } from './names.ts';
import type { Occurrence } from './occurrences.ts';
import { datesOf, longestGap, nextDateOf } from './recurrence.ts';
import type { Slot } from './slots.ts';

/** The texts of each event. */
export interface EventWords extends Pick<
  SchedulePageContent['calendar'],
  'eventTitle' | 'eventText'
> {
  /** The URL of the current timetable. */
  url: string;
  place: string;
}

/**
 * A class as a recurring event from its next date on, with the exceptions among its occurrences. One that has ended
 * keeps its last date, so that a calendar that has it learns of the end; undefined if it has none.
 */
export function weeklyEvent(
  slot: Slot,
  occurrences: readonly Occurrence[],
  from: string,
  names: NamesOfIds,
  { eventTitle, eventText, url, place }: EventWords,
): WeeklyEvent | undefined {
  const first = nextDateOf(slot, from) ?? lastDateOf(slot);
  if (first === undefined) return undefined;
  const coming = occurrences.filter(({ date }) => date >= first);
  const text = (trainer: string) => fill(eventText, { trainer: names.trainer(trainer), url });
  return {
    ...slot,
    title: fill(eventTitle, { class: names.class(slot.class) }),
    text: text(slot.trainer),
    place,
    first,
    cancelled: coming.flatMap(({ date, off }) => (off ? [date] : [])),
    changed: coming.flatMap(({ date, start, end, trainer, changed, off }) =>
      changed && !off ? [{ date, start, end, text: text(trainer) }] : [],
    ),
  };
}

const lastDateOf = (slot: Slot) =>
  slot.weeks?.until === undefined
    ? undefined
    : datesOf(slot, addDays(slot.weeks.until, -longestGap), slot.weeks.until).at(-1);
