import type { SchedulePageContent } from '../content/pages/schedule.ts';
import { fill } from '../text/fill.ts';
import type { WeeklyEvent } from './calendar-file.ts';
import { differencesOf } from './dates-that-differ.ts';
import { nextDateOf } from './sessions.ts';
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

/** A class as a recurring event from its next date on, with its exceptions; undefined when no date is left. */
export function weeklyEvent(
  calendar: SpecialDays,
  slot: LiveSlot,
  from: string,
  { eventTitle, eventText, url, place }: EventWords,
): WeeklyEvent | undefined {
  const first = nextDateOf(slot, from);
  if (first === undefined) return undefined;
  const { off, changed } = differencesOf(calendar, slot, first);
  const text = (trainer: string) => fill(eventText, { trainer, url });
  return {
    ...slot,
    title: fill(eventTitle, { class: slot.class }),
    text: text(slot.trainer),
    place,
    first,
    cancelled: off,
    changed: changed.map((one) => ({ ...one, text: text(one.trainer) })),
  };
}
