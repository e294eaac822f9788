import { fill } from '../../content/text/fill.ts';
import { capitalise, formatDate } from '../../content/text/format.ts';
import type { DatedChange, ShownOn } from '../../design/parts/DatedChanges.tsx';
import { addDays } from '../../timetable/clock.ts';
import type { DateRange } from '../../timetable/recurrence.ts';
import { type Slot } from '../../timetable/slots.ts';
import { content, daysOfChange } from '../content.ts';

/** The dates of a range in words: "January 26, 2027", or "February 18, 2027 to March 19, 2027". */
export const daysInWords = ({ from, until }: DateRange) =>
  from === until
    ? formatDate(from)
    : fill(content['site.yaml'].hoursTable.spanOfDates, {
        from: formatDate(from),
        to: formatDate(until),
      });

/**
 * A line that a page shows on some days only, such as one about a holiday: from the day `since` through the last of
 * those days.
 */
export const dated = (
  text: string,
  { until }: Pick<DateRange, 'until'>,
  since: string,
): DatedChange => ({
  text: capitalise(text),
  from: since,
  until,
  shown: since <= __TODAY__ && __TODAY__ <= until,
});

/** The texts of a fact that changes on certain days, such as a price, each with its days. */
export function textsByDay(textOn: (day: string) => string): DatedChange[] {
  const texts = daysOfChange.map((day) => ({ day, text: textOn(day) }));
  const differing = texts.filter(
    ({ text }, index) => index === 0 || text !== texts[index - 1]!.text,
  );
  return differing.map(({ day, text }, index) => ({
    text,
    from: index === 0 ? beforeAllDates : day,
    until: index + 1 < differing.length ? addDays(differing[index + 1]!.day, -1) : afterAllDates,
    shown: index === 0,
  }));
}

/** Hides a class after its last day, if it has one. */
export const untilItEnds = ({ weeks }: Pick<Slot, 'weeks'>): { only?: ShownOn } =>
  weeks?.until === undefined
    ? {}
    : { only: { from: beforeAllDates, until: weeks.until, shown: weeks.until >= __TODAY__ } };

export const byFirstDay = (one: Pick<DateRange, 'from'>, other: Pick<DateRange, 'from'>) =>
  one.from < other.from ? -1 : 1;

/** The day from which `date` is the next date of its weekday, so that pages show it. */
export const weekBefore = (date: string) => addDays(date, -6);

/** Earlier and later than any date on a page. */
export const beforeAllDates = '2000-01-01';
export const afterAllDates = '9999-12-31';

/** The days on which something is shown; either end may be open. */
interface Dated {
  from?: string | undefined;
  until?: string | undefined;
}

/** "Until December 31, 2026." with its days; undefined when always shown. */
export function periodOf({ from, until }: Dated): DatedChange | undefined {
  const text = periodInWords(
    from === undefined ? undefined : formatDate(from),
    until === undefined ? undefined : formatDate(until),
  );
  if (text === undefined) return undefined;
  const days = { from: from ?? '0000-01-01', until: until ?? '9999-12-31' };
  return { ...days, text, shown: days.from <= __TODAY__ && __TODAY__ <= days.until };
}

function periodInWords(from: string | undefined, until: string | undefined) {
  const { both, day, from: since, until: till } = content['site.yaml'].period;
  if (from === undefined) return until === undefined ? undefined : fill(till, { until });
  if (until === undefined) return fill(since, { from });
  return from === until ? fill(day, { date: from }) : fill(both, { from, until });
}

/** Whether the last day has passed. */
export const isOver = ({ until }: Dated) => until !== undefined && until < __TODAY__;
