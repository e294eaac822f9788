import type { SpecialDays, LiveSlot } from '../timetable/special-days.ts';
import { nextDateOf, sessionOn, type Session } from '../timetable/sessions.ts';
import { savedId } from '../timetable/slots.ts';
import { addDays, minutesOf, type PlaceTime } from '../timetable/clock.ts';

type Dated = Session & { date: string };

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

/** The slots that are saved. */
export const savedSlots = (saved: readonly string[], slots: readonly LiveSlot[]) =>
  slots.filter(({ id }) => saved.includes(savedId(id)));

/** Returns the saved classes as a week that begins now. */
export function planWeek(
  saved: readonly string[],
  slots: readonly LiveSlot[],
  calendar: SpecialDays,
  now: PlaceTime,
): MyWeek {
  const coming = savedSlots(saved, slots)
    .flatMap((slot) => comingSession(slot, calendar, now) ?? [])
    .sort((a, b) => startOf(a) - startOf(b))
    // Several slots may be saved under one id: only the next session of them is listed.
    .filter(
      ({ slot: { id } }, index, all) =>
        all.findIndex(({ slot }) => savedId(slot.id) === savedId(id)) === index,
    );
  const planned = coming.map((session): PlannedSlot => ({
    ...session,
    clashes: coming
      .filter(
        (other) =>
          other !== session && startOf(other) < endOf(session) && startOf(session) < endOf(other),
      )
      .map(({ slot }) => slot.class),
    onNow: startOf(session) <= minuteOf(now.date, now.time),
  }));
  return { planned, next: planned.find(({ off }) => off === undefined) };
}

/**
 * Returns the next session of a class that is not over: yesterday's, if it goes on after midnight, today's or a later
 * one.
 */
function comingSession(slot: LiveSlot, calendar: SpecialDays, now: PlaceTime) {
  for (const from of [-1, 0, 1].map((days) => addDays(now.date, days))) {
    const date = nextDateOf(slot, from);
    const session = date === undefined ? undefined : sessionOn(calendar, slot, date);
    if (session && minuteOf(date!, session.end) > minuteOf(now.date, now.time))
      return { ...session, date: date! };
  }
  return undefined;
}

/** A date and time as minutes since 1970; the time may count on past midnight, such as "25:00". */
const minuteOf = (date: string, time: string) => Date.parse(date) / 60_000 + minutesOf(time);
const startOf = ({ date, start }: Dated) => minuteOf(date, start);
const endOf = ({ date, end }: Dated) => minuteOf(date, end);
