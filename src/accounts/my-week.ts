import type { SpecialDays, LiveSlot } from '../timetable/special-days.ts';
import { nextDateOf, sessionOn, type Session } from '../timetable/sessions.ts';
import { addDays, type IndianTime } from '../timetable/clock.ts';

/** A saved class on its next date. */
export interface PlannedSlot extends Session {
  /** "2026-11-23" */
  date: string;
  /** Names of the saved classes that overlap with it. */
  clashes: readonly string[];
  onNow: boolean;
}

interface MyWeek {
  /** One week of sessions, from the next one on. */
  planned: readonly PlannedSlot[];
  /** The first session that is not cancelled. */
  next: PlannedSlot | undefined;
}

/** Returns the saved classes as a week that begins now. */
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
  return { planned, next: planned.find(({ off }) => off === undefined) };
}

/** Returns the next session of a class: today's, or a later one if today's is over. */
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
