/* The special days of hours.yaml in the draft, which may be filled in only in part. */

import { type Days, inForceOn } from '../../content/dates.ts';
import type { DeskState } from '../draft/desk-state.ts';

/** The file with the opening hours. */
export const hoursFile = 'hours.yaml';

/**
 * One special day, or several in a row, as typed so far: `date`, or `from` and `until` (both included), "2026-12-25".
 * Times are as in the file: "22:00", or "00:30 next day" for closing.
 */
export interface DraftSpecialDay extends Days {
  closed?: boolean;
  opens?: string;
  closes?: string;
  hours?: { opens?: string; closes?: string }[];
  reason?: string;
}

/** The special days of the draft, in the order of the file. */
export const specialDaysIn = ({ values }: Pick<DeskState, 'values'>): DraftSpecialDay[] =>
  (values[hoursFile] as { exceptions?: DraftSpecialDay[] } | null | undefined)?.exceptions ?? [];

/** The first and the last day of an item of a dated list, as far as they are typed. */
export const daysOfItem = ({ date, from = date, until = from }: Days) => ({ from, until });

/** The special day that applies to a date, with its index: the shortest that covers it, as on the site. */
export const specialDayOn = (specialDays: readonly DraftSpecialDay[], day: string) =>
  inForceOn(
    specialDays.flatMap((specialDay, index) => {
      const { from, until } = daysOfItem(specialDay);
      return from === undefined ? [] : [{ specialDay, index, from, until }];
    }),
    day,
  );
