/*
 * Texts and elements that a page shows on certain days only. `shown` is their state on the day of the build; in the
 * browser src/design/runtime/show-of-today.ts updates it.
 */

import { capitalise, formatDate } from '../content/text/format.ts';
import { withoutMarks } from '../content/text/marks.ts';
import type { DatedChange } from '../design/parts/DatedChanges.tsx';
import { addDays } from '../content/dates.ts';
import type { DateRange } from '../timetable/recurrence.ts';
import type { SiteContent } from './site-content.ts';
import { periodInWords } from './days-in-words.ts';

/** Returns a text, such as one about a holiday, that is shown from the day `since` through the day `until`. */
export const shownBetween = (
  site: SiteContent,
  text: string,
  { until }: Pick<DateRange, 'until'>,
  since: string,
): DatedChange => ({
  text: capitalise(text),
  from: since,
  until,
  shown: since <= site.today && site.today <= until,
});

/** Returns the texts of a fact that changes on certain days, such as a price, each with its days. */
export function textsByDay(site: SiteContent, textOn: (day: string) => string): DatedChange[] {
  const texts = site.daysOfChange.map((day) => ({ day, text: textOn(day) }));
  const differing = texts.filter(
    ({ text }, index) => index === 0 || withoutMarks(text) !== withoutMarks(texts[index - 1]!.text),
  );
  return differing.map(({ day, text }, index) => ({
    text,
    from: index === 0 ? beforeAllDates : day,
    until: index + 1 < differing.length ? addDays(differing[index + 1]!.day, -1) : afterAllDates,
    shown: index === 0,
  }));
}

/** A date before all dates on pages, for texts without a first day. */
export const beforeAllDates = '2000-01-01';
/** A date after all dates on pages, for texts without a last day. */
export const afterAllDates = '9999-12-31';

/** The days on which something is shown; either end may be open. */
interface OpenRange {
  from?: string | undefined;
  until?: string | undefined;
}

/** Returns "Until December 31, 2026." with its days; undefined for a range without ends. */
export function periodOf(site: SiteContent, { from, until }: OpenRange): DatedChange | undefined {
  const text = periodInWords(
    site,
    from === undefined ? undefined : formatDate(from, site.place),
    until === undefined ? undefined : formatDate(until, site.place),
  );
  if (text === undefined) return undefined;
  const days = { from: from ?? beforeAllDates, until: until ?? afterAllDates };
  return { ...days, text, shown: days.from <= site.today && site.today <= days.until };
}

/** Whether the last day has passed. */
export const isOver = (site: SiteContent, { until }: OpenRange) =>
  until !== undefined && until < site.today;
