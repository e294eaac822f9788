import type { Hours } from '../content/hours.ts';
import type { Notice } from '../content/notice.ts';
import type { Weekday } from '../content/weekdays.ts';

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

/** What the live parts must know of days that differ. */
export interface Exceptions {
  week: Hours['week'];
  exceptions: NonNullable<Hours['exceptions']>;
  cancellations: NonNullable<Notice['cancellations']>;
}

interface Span {
  opens: string;
  closes: string;
}

/** When the doors are open on a date; none while the day is closed, with the reason if it is a special day. */
export function opening(
  { week, exceptions }: Exceptions,
  date: string,
  day: Weekday,
): { spans: Span[]; reason?: string } {
  const exception = exceptions.find((one) => one.date === date);
  if (exception?.opens !== undefined && exception.closes !== undefined) {
    return {
      spans: [{ opens: exception.opens, closes: exception.closes }],
      reason: exception.reason,
    };
  }
  if (exception) return { spans: [], reason: exception.reason };
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
