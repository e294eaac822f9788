import type { Weekday } from '../../content/weekdays.ts';
import type { Shown } from '../../editor/shown.ts';

export const hoursFile = 'hours.yaml';

/** Days with other opening hours, possibly incomplete. */
export interface Exception {
  date?: string;
  from?: string;
  until?: string;
  closed?: boolean;
  opens?: string;
  closes?: string;
  hours?: { opens?: string; closes?: string }[];
  reason?: string;
}

export const exceptionsIn = ({ values }: Pick<Shown, 'values'>): Exception[] =>
  (values[hoursFile] as { exceptions?: Exception[] } | null | undefined)?.exceptions ?? [];

/** The exception that applies to a day: one for the day itself overrides a range around it. */
export function exceptionOn(exceptions: readonly Exception[], day: string) {
  const found = exceptions.map((exception, index) => ({ exception, index }));
  return (
    found.find(({ exception }) => exception.date === day) ??
    found.find(
      ({ exception: { from, until } }) =>
        from !== undefined && until !== undefined && from <= day && day <= until,
    )
  );
}

/** Whether a class takes place under an exception. Empty times do not rule it out. */
export function isHeldAt(exception: Exception | undefined, row: { start: string; end: string }) {
  if (!exception) return true;
  if (exception.closed === true) return false;
  const { opens = '', closes = '', hours = [{ opens, closes }] } = exception;
  return hours.some(
    (span) =>
      (span.opens ?? '') <= row.start &&
      (span.closes === undefined || span.closes === '' || row.end <= span.closes),
  );
}

/** The first opening and the last closing time of a weekday; '' when it is closed. */
export function usualHours({ values }: Pick<Shown, 'values'>, day: Weekday) {
  const spans = (values[hoursFile] as { week?: Record<string, unknown> } | null)?.week?.[day];
  const all = Array.isArray(spans) ? (spans as { opens?: string; closes?: string }[]) : [];
  return { opens: all[0]?.opens ?? '', closes: all.at(-1)?.closes ?? '' };
}
