import type { Hours } from '../content/hours.ts';
import type { Weekday } from '../content/weekdays.ts';
import type { Weeks } from './weeks.ts';

/** A class as the live parts need it: names, not ids. */
export interface LiveSlot {
  id: string;
  day: Weekday;
  start: string;
  end: string;
  /** Id of the class, for changes. */
  classId: string;
  class: string;
  trainer: string;
  /** When it is not held every week. */
  weeks?: Weeks | undefined;
  /** The first day of its timetable, while that is still to come: it is not held before. */
  since?: string | undefined;
}

export interface Span {
  opens: string;
  closes: string;
}

/** Days with other opening times, or none; `until` is the last of them. */
export interface DifferentDays {
  from: string;
  until: string;
  spans: readonly Span[];
  reason: string;
}

/** A class that is called off or changed on some days; `until` is the last of them. */
export interface ClassChange {
  from: string;
  until: string;
  /** Which class: its id, and when it usually begins. */
  classId: string;
  start: string;
  /** Why it is called off. */
  off?: string;
  /** Overrides of the usual times and coach. */
  instead?: { start?: string; end?: string; trainer?: string };
  /** Why it is changed. */
  because?: string | undefined;
}

/** The opening hours of the week, and the days that override them. */
export interface OpenDays {
  week: Hours['week'];
  /** Where two of them cover a day, the first one counts. */
  exceptions: readonly DifferentDays[];
}

/** All overrides of the week: of the opening hours and of single classes. */
export interface SpecialDays extends OpenDays {
  /** Where two of them cover a class, the first one counts. */
  changes: readonly ClassChange[];
}

/** When the doors are open on a date; none while the day is closed, with the reason if it is a special day. */
export function opening(
  { week, exceptions }: OpenDays,
  date: string,
  day: Weekday,
): { spans: readonly Span[]; reason?: string } {
  const exception = exceptions.find(({ from, until }) => from <= date && date <= until);
  if (exception) return exception;
  const usual = week[day];
  return { spans: usual === 'closed' ? [] : usual };
}
