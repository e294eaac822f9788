import type { SpecialDays, LiveSlot } from '../timetable/special-days.ts';
import { nextDateOf, sessionOn, type Session } from '../timetable/sessions.ts';
import { addDays, type IndianTime } from '../timetable/clock.ts';

/** A saved class as it is held on the next date on which it comes. */
export interface PlannedSlot extends Session {
  date: string;
  /** Names of other saved classes of that day that overlap with it. */
  clashes: readonly string[];
  onNow: boolean;
}

export interface MyWeek {
  /** From the next class on, through one week. */
  planned: readonly PlannedSlot[];
  /** The first of them that is held. */
  next: PlannedSlot | undefined;
}

/** The saved classes as a week that begins now. */
export function planWeek(
  saved: readonly string[],
  slots: readonly LiveSlot[],
  calendar: SpecialDays,
  now: IndianTime,
): MyWeek {
  const coming = slots
    .filter(({ id }) => saved.includes(id))
    .flatMap((slot) => comingSession(slot, calendar, now) ?? [])
    .sort((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1));
  const planned = coming.map((session): PlannedSlot => ({
    ...session,
    clashes: coming
      .filter(
        (other) =>
          other !== session &&
          other.date === session.date &&
          other.start < session.end &&
          session.start < other.end,
      )
      .map(({ slot }) => slot.class),
    onNow: session.date === now.date && session.start <= now.time,
  }));
  return {
    planned,
    next: planned.find(({ off }) => off === undefined),
  };
}

/** A class on its next date; one that is over today is shown on its next date after today. */
function comingSession(slot: LiveSlot, calendar: SpecialDays, now: IndianTime) {
  for (const from of [now.date, addDays(now.date, 1)]) {
    const date = nextDateOf(slot, from);
    const session = date === undefined ? undefined : sessionOn(calendar, slot, date);
    if (session && (date !== now.date || session.end > now.time))
      return { ...session, date: date! };
  }
  return undefined;
}

const momentOf = ({ date, start }: { date: string; start: string }) => `${date} ${start}`;
