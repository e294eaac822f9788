import type { Hours } from '../content/hours.ts';
import type { Notice } from '../content/notice.ts';
import type { Weekday } from '../content/weekdays.ts';
import { addDays, dayOf } from './clock.ts';

/** A class as the live parts need it: names, not ids. */
export interface LiveSlot {
  id: string;
  day: Weekday;
  start: string;
  end: string;
  /** Id of the class, for cancellations. */
  classId: string;
  class: string;
  trainer: string;
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

/** What the live parts must know of days that differ. */
export interface Exceptions {
  week: Hours['week'];
  /** Where two of them cover a day the first one counts. */
  exceptions: readonly DifferentDays[];
  cancellations: NonNullable<Notice['cancellations']>;
}

/** When the doors are open on a date; none while the day is closed, with the reason if it is a special day. */
export function opening(
  { week, exceptions }: Exceptions,
  date: string,
  day: Weekday,
): { spans: readonly Span[]; reason?: string } {
  const exception = exceptions.find(({ from, until }) => from <= date && date <= until);
  if (exception) return exception;
  const usual = week[day];
  return { spans: usual === 'closed' ? [] : usual };
}

/** Why a class is not held on a date, or undefined when it is. */
export function whyNot(calendar: Exceptions, slot: LiveSlot, date: string): string | undefined {
  const cancelled = calendar.cancellations.find(
    (one) => one.date === date && one.class === slot.classId && one.start === slot.start,
  );
  if (cancelled) return cancelled.reason;
  const { spans, reason } = opening(calendar, date, slot.day);
  const held = spans.some(({ opens, closes }) => opens <= slot.start && slot.end <= closes);
  return held ? undefined : (reason ?? '');
}

/** Each date from `first` on, in order, on which anything may differ from the usual week. */
export function datesThatDiffer(
  { exceptions, cancellations }: Exceptions,
  first: string,
): string[] {
  const dates = new Set(cancellations.map(({ date }) => date));
  for (const { from, until } of exceptions)
    for (let date = from < first ? first : from; date <= until; date = addDays(date, 1))
      dates.add(date);
  return [...dates].filter((date) => date >= first).sort();
}

/** The dates from `first` on, on which a class of the timetable is not held. */
export const datesNotHeld = (calendar: Exceptions, slot: LiveSlot, first: string): string[] =>
  datesThatDiffer(calendar, first).filter(
    (date) => dayOf(date) === slot.day && whyNot(calendar, slot, date) !== undefined,
  );
