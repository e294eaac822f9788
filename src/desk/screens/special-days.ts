/* The special days of hours.yaml in the draft, which may be filled in only in part. */

import type { DeskState } from '../draft/desk-state.ts';

/** The file with the opening hours. */
export const hoursFile = 'hours.yaml';

/**
 * One special day, or several in a row, as typed so far: `date`, or `from` and `until` (both included), "2026-12-25".
 * Times are as in the file: "22:00", or "00:30 next day" for closing.
 */
export interface DraftSpecialDay extends DraftDays {
  closed?: boolean;
  opens?: string;
  closes?: string;
  hours?: { opens?: string; closes?: string }[];
  reason?: string;
}

/** The special days of the draft, in the order of the file. */
export const specialDaysIn = ({ values }: Pick<DeskState, 'values'>): DraftSpecialDay[] =>
  (values[hoursFile] as { exceptions?: DraftSpecialDay[] } | null | undefined)?.exceptions ?? [];

/** The days of an item of a dated list, as far as they are typed: `date`, or `from` and `until`, both included. */
interface DraftDays {
  date?: string;
  from?: string;
  until?: string;
}

/** The first and the last day of an item of a dated list. */
export const daysOfItem = ({ date, from = date, until = from }: DraftDays) => ({ from, until });

/** The shorter range first: on the site, too, it overrides a longer one around it. */
const byLength = (one: DraftDays, other: DraftDays) => lengthOf(one) - lengthOf(other);

function lengthOf(item: DraftDays): number {
  const { from = '', until = '' } = daysOfItem(item);
  return Date.parse(until) - Date.parse(from);
}

/** The special day that applies to a date, with its index: the shortest that covers it. */
export function specialDayOn(specialDays: readonly DraftSpecialDay[], day: string) {
  const covering = specialDays
    .map((specialDay, index) => ({ specialDay, index }))
    .filter(({ specialDay }) => {
      const { from, until } = daysOfItem(specialDay);
      return from !== undefined && from <= day && day <= until!;
    });
  return covering.sort((one, other) => byLength(one.specialDay, other.specialDay))[0];
}
