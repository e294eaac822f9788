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

/** Days on which the doors are open at other times than usual, or not at all; the last day is one of them. */
export interface DifferentDays {
  from: string;
  until: string;
  spans: readonly Span[];
  reason: string;
}

/** A class that is off on some days, or held otherwise; the last day is one of them. */
export interface ClassChange {
  from: string;
  until: string;
  /** Which class: its id, and when it usually begins. */
  classId: string;
  start: string;
  /** Why it is not held. */
  off?: string;
  /** What is otherwise when it is held. */
  instead?: { start?: string; end?: string; trainer?: string };
  /** Why it is held otherwise. */
  because?: string | undefined;
}

/** When the doors are open, and when otherwise. */
export interface OpenDays {
  week: Hours['week'];
  /** Where two of them cover a day the first one counts. */
  exceptions: readonly DifferentDays[];
}

/** The days that differ, as the live parts need them. */
export interface Exceptions extends OpenDays {
  /** Where two of them cover a class the first one counts. */
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
