import { daysOf } from '../content/dates.ts';
import type { Hours, SpecialDay } from '../content/hours.ts';
import type { Weekday } from '../content/weekdays.ts';
import { addDays, dayOf, daysBetween } from './clock.ts';
import { openFrom } from './coming-weeks.ts';
import type { DateRange } from './recurrence.ts';

/** The opening hours as content/hours.yaml has them. */
export type OpeningHours = Pick<Hours, 'week' | 'otherHours' | 'exceptions'>;

/** Opening times, such as "05:30" and "11:00". */
export interface Span {
  opens: string;
  /** Counted on after midnight: "25:00" is 1:00 of the next day. */
  closes: string;
}

/** The opening hours of a date. */
export interface DayHours {
  /** "2026-12-25" */
  date: string;
  /** Empty when closed. */
  spans: readonly Span[];
  /** What overrides the usual hours on that day, if anything. */
  special?: SpecialDay;
}

/** The opening hours of some days from a date on. */
export const hours = (content: { hours: OpeningHours }, from: string, days: number): DayHours[] =>
  Array.from({ length: days }, (_, ahead) => hoursOn(content.hours, addDays(from, ahead)));

/** The opening hours of a date: of several special days the shortest, of several weekly hours the latest. */
export function hoursOn(
  { week, otherHours = [], exceptions = [] }: OpeningHours,
  date: string,
): DayHours {
  const [special] = exceptions
    .filter((one) => daysOf(one).from <= date && date <= daysOf(one).until)
    .sort((one, other) => lengthOf(one) - lengthOf(other));
  if (special) return { date, spans: spansOf(special), special };
  return { date, spans: weeklyHours({ week, otherHours }, dayOf(date), date) };
}

/** The weekly opening hours of a weekday that are valid on a date. */
export function weeklyHours(
  { week, otherHours = [] }: Pick<OpeningHours, 'week' | 'otherHours'>,
  day: Weekday,
  date: string,
): readonly Span[] {
  const [other] = otherHours
    .filter(({ from, until = date, [day]: own }) => own && from <= date && date <= until)
    .sort((one, another) => (one.from < another.from ? 1 : -1));
  const usual = (other ?? week)[day]!;
  return usual === 'closed' ? [] : usual;
}

const spansOf = ({ hours: several, opens, closes }: SpecialDay): readonly Span[] =>
  several ?? (opens === undefined ? [] : [{ opens, closes: closes! }]);

/** The days of an item, for sorting. */
export const lengthOf = (item: Parameters<typeof daysOf>[0]) =>
  daysBetween(daysOf(item).from, daysOf(item).until);

/** Days that follow each other with the hours of one special day. */
export interface SpecialRun extends DateRange {
  spans: readonly Span[];
  reason: string;
}

/** The special days that are not over on a date, in order: a holiday divides longer special hours around it. */
export function specialRuns(
  { exceptions = [], ...usual }: OpeningHours,
  date: string,
): SpecialRun[] {
  const current = exceptions.filter((one) => daysOf(one).until >= date);
  const ranges = current.map(daysOf);
  const first = ranges.map(({ from }) => from).sort()[0];
  const last = ranges
    .map(({ until }) => until)
    .sort()
    .at(-1);
  if (first === undefined || last === undefined) return [];
  const runs: (SpecialRun & { special: SpecialDay })[] = [];
  const opening = { ...usual, exceptions: current };
  for (const { date: day, spans, special } of hours(
    { hours: opening },
    first,
    1 + daysBetween(first, last),
  )) {
    if (!special) continue;
    const run = runs.at(-1);
    if (run?.special === special && run.until === addDays(day, -1)) run.until = day;
    else runs.push({ from: day, until: day, spans, reason: special.reason, special });
  }
  return runs.filter(({ until }) => until >= date);
}

/** How many minutes the gym stays open from a date and time on, also past midnight; 0 if it is closed. */
export const minutesOpen = (opening: OpeningHours, date: string, time: string): number =>
  openFrom(
    (day) => hoursOn(opening, day).spans.map(({ opens, closes }) => [opens, closes] as const),
    { date, time },
  )?.minutes ?? 0;
