import { addDays, dayOf, nextDate } from './clock.ts';
import { opening, type ClassChange, type SpecialDays, type LiveSlot } from './special-days.ts';
import { isItsWeek } from './weeks.ts';

/** A class on one date, as it is held then. */
export interface Session extends Pick<LiveSlot, 'start' | 'end' | 'trainer'> {
  /** The class as the timetable has it. */
  slot: LiveSlot;
  /** Why it is not held; the empty text when no reason is known. */
  off: string | undefined;
  /** The changes that apply on that day, those for the fewest days first. */
  by: readonly ClassChange[];
  /** It is held at another time or by another coach than the timetable says. */
  changed: boolean;
}

/** A class on a date that is its day of the week; undefined in a week in which it is not held. */
export function sessionOn(
  calendar: SpecialDays,
  slot: LiveSlot,
  date: string,
): Session | undefined {
  if (!isItsWeek(slot.weeks, date) || date < (slot.since ?? '')) return undefined;
  const by = calendar.changes.filter(
    ({ from, until, classId, start }) =>
      from <= date && date <= until && classId === slot.classId && start === slot.start,
  );
  // What the change of a single day leaves open, the change of the longer time around it decides.
  const instead = by.reduceRight((said, one) => ({ ...said, ...one.instead }), {});
  const { start, end, trainer } = { ...slot, ...instead };
  const { spans, reason } = opening(calendar, date, slot.day);
  const fits = spans.some(({ opens, closes }) => opens <= start && end <= closes);
  const off = by.find((one) => one.off !== undefined)?.off ?? (fits ? undefined : (reason ?? ''));
  const changed = start !== slot.start || end !== slot.end || trainer !== slot.trainer;
  return { slot, start, end, trainer, off, by, changed };
}

/** The classes of a date, those that are off with them, from early to late. */
export const sessionsOn = (
  calendar: SpecialDays,
  slots: readonly LiveSlot[],
  date: string,
): Session[] =>
  slots
    .filter(({ day }) => day === dayOf(date))
    .flatMap((slot) => sessionOn(calendar, slot, date) ?? [])
    .sort((one, other) => one.start.localeCompare(other.start));

/** The most weeks between two dates of a class: from the fourth Monday of a month to that of the next. */
const mostWeeksBetween = 5;

/** The first date on or after another one that can lie in these weeks. */
function firstOf(weeks: LiveSlot['weeks'], from: string): string {
  if (!weeks || 'ofMonth' in weeks) return from;
  const begins = 'from' in weeks ? weeks.from : weeks.everySecondFrom;
  return begins > from ? begins : from;
}

/** The dates of a class between two days, the last one included. */
export function datesOf(slot: LiveSlot, from: string, until: string): string[] {
  const dates: string[] = [];
  for (let next = nextDateOf(slot, from); next !== undefined && next <= until;) {
    dates.push(next);
    next = nextDateOf(slot, addDays(next, 1));
  }
  return dates;
}

/** The next date on or after another one in whose week a class is held; undefined when none comes any more. */
export function nextDateOf({ day, weeks, since = '' }: LiveSlot, from: string): string | undefined {
  const first = nextDate(day, firstOf(weeks, from > since ? from : since));
  for (let week = 0; week <= mostWeeksBetween; week++) {
    const date = addDays(first, week * 7);
    if (isItsWeek(weeks, date)) return date;
  }
  return undefined;
}
