import { fill } from '../content/text/fill.ts';
import { formatDate } from '../content/text/format.ts';
import type { DateRange } from '../timetable/recurrence.ts';
import type { SiteContent } from './site-content.ts';

/** Writes the dates of a range: "January 26, 2027", or "February 18, 2027 to March 19, 2027". */
export const daysInWords = (site: SiteContent, { from, until }: DateRange) =>
  from === until
    ? formatDate(from, site.place)
    : fill(site.files['site.yaml'].hoursTable.spanOfDates, {
        from: formatDate(from, site.place),
        to: formatDate(until, site.place),
      });

/** Writes a period whose ends, in words, may be open: "Until December 31, 2026."; undefined if both are open. */
export function periodInWords(
  site: SiteContent,
  from: string | undefined,
  until: string | undefined,
) {
  const { both, day, from: since, until: till } = site.files['site.yaml'].period;
  if (from === undefined) return until === undefined ? undefined : fill(till, { until });
  if (until === undefined) return fill(since, { from });
  return from === until ? fill(day, { date: from }) : fill(both, { from, until });
}

/** Compares two ranges by their first days, for sorting. */
export const byFirstDay = (one: Pick<DateRange, 'from'>, other: Pick<DateRange, 'from'>) =>
  one.from < other.from ? -1 : 1;
