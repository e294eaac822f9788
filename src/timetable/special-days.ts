import type { Hours, OtherHours } from '../content/hours.ts';
import type { Weekday } from '../content/weekdays.ts';
import { addDays, dayOf, minutesOf, minutesOfDay } from './clock.ts';
import type { DateRange } from './runs-of-dates.ts';
import type { Weeks } from '../content/weekly.ts';

/** A class as the browser needs it: names instead of ids. Times are "18:00", dates "2026-12-25". */
export interface LiveSlot {
  id: string;
  day: Weekday;
  start: string;
  end: string;
  /** For matching changes. */
  classId: string;
  class: string;
  trainer: string;
  /** Unless it is held in every week for good. */
  weeks?: Weeks | undefined;
  /** The day on which the timetable takes effect, if in the future. */
  since?: string | undefined;
}

/** Opening times, such as "05:30" and "11:00". */
export interface Span {
  opens: string;
  /** Counted on after midnight: "25:00" is 1:00 of the next day. */
  closes: string;
}

/** Days with special hours; closed without `spans`. */
export interface SpecialHours extends DateRange {
  spans: readonly Span[];
  reason: string;
}

/** A class that is cancelled or changed on some days. */
export interface ClassChange extends DateRange {
  /** The class, by its id and regular start. */
  classId: string;
  start: string;
  /** Only the classes of this coach, if given. */
  coach?: string;
  /** The reason, if cancelled. */
  off?: string;
  /** Overrides of the regular times and trainer. */
  instead?: { start?: string; end?: string; trainer?: string };
  /** The reason, if changed. */
  because?: string | undefined;
}

/** The weekly opening hours, and the days that override them. */
export interface OpenDays {
  week: Hours['week'];
  /** Weekdays with other hours from a day on; of those that cover a date, the last one applies. */
  otherHours?: readonly OtherHours[] | undefined;
  /** The first one that covers a day applies. */
  exceptions: readonly SpecialHours[];
}

/** All overrides of the week: of opening hours and of single classes. */
export interface SpecialDays extends OpenDays {
  /** The first one that covers a class applies. */
  changes: readonly ClassChange[];
}

/**
 * The number of minutes until the gym closes, counted from a date and time, also past midnight; 0 if it is closed.
 * Looks two days ahead.
 */
export function minutesOpen(calendar: OpenDays, date: string, time: string): number {
  const from = minutesOf(time);
  let until = from;
  for (let days = -1; days <= 2; days++) {
    const day = addDays(date, days);
    for (const { opens, closes } of opening(calendar, day, dayOf(day)).spans) {
      const closesAfter = minutesOf(closes) + days * minutesOfDay;
      if (minutesOf(opens) + days * minutesOfDay <= until && until < closesAfter)
        until = closesAfter;
    }
  }
  return until - from;
}

/** The opening hours on a date, empty when closed; the reason only on a special day. */
export function opening(
  { week, otherHours = [], exceptions }: OpenDays,
  date: string,
  day: Weekday,
): { spans: readonly Span[]; reason?: string } {
  const exception = exceptions.find(({ from, until }) => from <= date && date <= until);
  if (exception) return exception;
  const other = otherHours.findLast(
    ({ from, until = date, [day]: own }) => own && from <= date && date <= until,
  );
  const usual = (other ?? week)[day]!;
  return { spans: usual === 'closed' ? [] : usual };
}
