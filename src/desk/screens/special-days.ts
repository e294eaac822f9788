import type { Weekday } from '../../content/weekdays.ts';
import type { Shown } from '../../editor/shown.ts';
import { countedTime, midnight } from '../../text/counted-time.ts';

/** The file with the opening hours. */
export const hoursFile = 'hours.yaml';

/**
 * One special day, or several in a row, as typed so far: `date`, or `from` and `until` (both included), "2026-12-25".
 * Times are as in the file: "22:00", or "00:30 next day" for closing.
 */
export interface DraftSpecialDay {
  date?: string;
  from?: string;
  until?: string;
  closed?: boolean;
  opens?: string;
  closes?: string;
  hours?: { opens?: string; closes?: string }[];
  reason?: string;
}

/** The special days of the draft, in the order of the file. */
export const specialDaysIn = ({ values }: Pick<Shown, 'values'>): DraftSpecialDay[] =>
  (values[hoursFile] as { exceptions?: DraftSpecialDay[] } | null | undefined)?.exceptions ?? [];

/** The special day that applies to a date, with its index: one for that date alone overrides a range. */
export function specialDayOn(specialDays: readonly DraftSpecialDay[], day: string) {
  const found = specialDays.map((specialDay, index) => ({ specialDay, index }));
  return (
    found.find(({ specialDay }) => specialDay.date === day) ??
    found.find(
      ({ specialDay: { from, until } }) =>
        from !== undefined && until !== undefined && from <= day && day <= until,
    )
  );
}

/** Whether a class lies within the hours of a special day. Times that are still empty do not exclude it. */
export function fitsOpeningTimes(
  specialDay: DraftSpecialDay | undefined,
  /** `end` is counted on after midnight: "24:30". */
  row: { start: string; end: string },
) {
  if (!specialDay) return true;
  if (specialDay.closed === true) return false;
  const { opens = '', closes = '', hours = [{ opens, closes }] } = specialDay;
  return hours.some(
    (span) =>
      (span.opens ?? '') <= row.start &&
      (span.closes === undefined || span.closes === '' || row.end <= countedTime(span.closes)),
  );
}

/** The first opening and the last closing time of a weekday; '' when it is closed. */
export function usualHours({ values }: Pick<Shown, 'values'>, day: Weekday) {
  const spans = (values[hoursFile] as { week?: Record<string, unknown> } | null)?.week?.[day];
  if (spans === 'open 24 hours') return { opens: '00:00', closes: midnight };
  const all = Array.isArray(spans) ? (spans as { opens?: string; closes?: string }[]) : [];
  return { opens: all[0]?.opens ?? '', closes: all.at(-1)?.closes ?? '' };
}
