import type { SchedulePageContent } from '../content/pages/schedule.ts';
import { fill } from '../text/fill.ts';
import type { WeeklyEvent } from './calendar-file.ts';
import { differencesOf } from './dates-that-differ.ts';
import { addDays } from './clock.ts';
import { datesOf, nextDateOf } from './sessions.ts';
import type { SpecialDays, LiveSlot } from './special-days.ts';

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
 * A class as a recurring event from its next date on, with its exceptions. One that has ended keeps its last date, so
 * that a calendar that has it learns of the end; undefined if it has none.
 */
export function weeklyEvent(
  calendar: SpecialDays,
  slot: LiveSlot,
  from: string,
  { eventTitle, eventText, url, place }: EventWords,
  uid: string,
): WeeklyEvent | undefined {
  const first = nextDateOf(slot, from) ?? lastDateOf(slot);
  if (first === undefined) return undefined;
  const { off, changed } = differencesOf(calendar, slot, first);
  const text = (trainer: string) => fill(eventText, { trainer, url });
  return {
    ...slot,
    uid,
    title: fill(eventTitle, { class: slot.class }),
    text: text(slot.trainer),
    place,
    first,
    cancelled: off,
    changed: changed.map((one) => ({ ...one, text: text(one.trainer) })),
  };
}

/** In days: more than lie between any two dates of a class. */
const longestGap = 126;

const lastDateOf = (slot: LiveSlot) =>
  slot.weeks?.until === undefined
    ? undefined
    : datesOf(slot, addDays(slot.weeks.until, -longestGap), slot.weeks.until).at(-1);
