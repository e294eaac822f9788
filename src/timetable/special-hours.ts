import { daysOf } from '../content/days.ts';
import type { Hours } from '../content/hours.ts';
import { addDays } from './clock.ts';
import type { DateRange } from './runs-of-dates.ts';
import type { SpecialHours } from './special-days.ts';

/**
 * The special days of content/hours.yaml from `today` on, the shortest periods first: a holiday overrides a longer
 * period around it.
 */
export function specialHours(exceptions: Hours['exceptions'] = [], today: string): SpecialHours[] {
  return exceptions
    .map((day) => ({
      ...daysOf(day),
      spans:
        day.hours ?? (day.opens === undefined ? [] : [{ opens: day.opens, closes: day.closes! }]),
      reason: day.reason,
    }))
    .filter(({ until }) => until >= today)
    .sort((one, other) => lengthOf(one) - lengthOf(other));
}

/** For sorting: the milliseconds between the first day and the last. */
export const lengthOf = ({ from, until }: DateRange) => Date.parse(until) - Date.parse(from);

const daysAnnounced = 60;

/** The date, "2026-12-25", from which the pages announce a change: special hours, new weekly hours, a changed class. */
export const announcedFrom = ({ from }: Pick<SpecialHours, 'from'>) =>
  addDays(from, -daysAnnounced);

/**
 * Splits overlapping periods, the shortest first, into runs of days from `firstDate` on, each with the hours of one
 * period: a holiday divides the period around it.
 */
export function runsOf(days: readonly SpecialHours[], firstDate: string): SpecialHours[] {
  const runs: SpecialHours[] = [];
  const first = days.map(({ from }) => (from < firstDate ? firstDate : from)).sort()[0];
  if (first === undefined) return runs;
  const last = days.map(({ until }) => until).reduce((one, other) => (one > other ? one : other));
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const own = days.find(({ from, until }) => from <= date && date <= until);
    const run = runs.at(-1);
    if (!own) continue;
    if (run?.reason === own.reason && run.spans === own.spans && run.until === addDays(date, -1))
      run.until = date;
    else runs.push({ ...own, from: date, until: date });
  }
  return runs;
}
