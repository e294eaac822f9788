import { addDays, dayOf, minutesBetween, nextDate } from './clock.ts';
import {
  minutesOpen,
  opening,
  type ClassChange,
  type SpecialDays,
  type LiveSlot,
} from './special-days.ts';
import { isHeldOn } from './weeks.ts';

/** A class on one date, with overrides applied. */
export interface Session extends Pick<LiveSlot, 'start' | 'end' | 'trainer'> {
  /** The class in the regular timetable. */
  slot: LiveSlot;
  /** The reason if it is cancelled, '' if unknown. */
  off: string | undefined;
  /** The changes that apply on that date: cancellations first, then others, each with the shortest period first. */
  by: readonly ClassChange[];
  /** Whether time or trainer differ from the timetable. */
  changed: boolean;
}

/** Whether a change is about a class, whatever the date. */
export const isAbout = (
  { classId, start, coach }: ClassChange,
  slot: Pick<LiveSlot, 'classId' | 'start' | 'trainer'>,
) => classId === slot.classId && start === slot.start && (coach ?? slot.trainer) === slot.trainer;

/** Returns the session of a class on a date of its weekday; undefined in weeks without it. */
export function sessionOn(
  calendar: SpecialDays,
  slot: LiveSlot,
  date: string,
): Session | undefined {
  if (!isHeldOn(slot.weeks ?? {}, date) || date < (slot.since ?? '')) return undefined;
  const by = calendar.changes.filter(
    (change) => change.from <= date && date <= change.until && isAbout(change, slot),
  );
  // A longer period decides what a shorter one leaves open.
  const instead = by.reduceRight((said, one) => ({ ...said, ...one.instead }), {});
  const { start, end, trainer } = { ...slot, ...instead };
  const { reason } = opening(calendar, date, slot.day);
  const fits = minutesOpen(calendar, date, start) >= minutesBetween(start, end);
  const off = by.find((one) => one.off !== undefined)?.off ?? (fits ? undefined : (reason ?? ''));
  const changed = start !== slot.start || end !== slot.end || trainer !== slot.trainer;
  return { slot, start, end, trainer, off, by, changed };
}

/** The sessions of a date in order, including cancelled ones. */
export const sessionsOn = (
  calendar: SpecialDays,
  slots: readonly LiveSlot[],
  date: string,
): Session[] =>
  slots
    .filter(({ day }) => day === dayOf(date))
    .flatMap((slot) => sessionOn(calendar, slot, date) ?? [])
    .sort((one, other) => one.start.localeCompare(other.start));

/** More weeks than lie between any two dates of a class: at most 17, from one fifth Monday of a month to the next. */
const mostWeeksBetween = 18;

/** The dates of a class between two days, both included. */
export function datesOf(slot: LiveSlot, from: string, until: string): string[] {
  const dates: string[] = [];
  for (let next = nextDateOf(slot, from); next !== undefined && next <= until;) {
    dates.push(next);
    next = nextDateOf(slot, addDays(next, 1));
  }
  return dates;
}

/** The next date of a class on or after `from`; undefined when there is none. */
export function nextDateOf({ day, weeks, since = '' }: LiveSlot, from: string): string | undefined {
  const first = nextDate(day, [from, since, weeks?.from ?? ''].sort().at(-1)!);
  for (let week = 0; week <= mostWeeksBetween; week++) {
    const date = addDays(first, week * 7);
    if (isHeldOn(weeks ?? {}, date)) return date;
  }
  return undefined;
}
