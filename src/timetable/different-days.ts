import { daysOf } from '../content/different-day.ts';
import type { Hours } from '../content/hours.ts';
import { addDays } from './clock.ts';
import type { DifferentDays } from './special-days.ts';

/**
 * The days that differ as content/hours.yaml has them, without those that are over on `today`. A single day within a
 * longer time, such as a holiday in weeks of other hours, comes first and counts.
 */
export function differentDays(
  exceptions: Hours['exceptions'] = [],
  today: string,
): DifferentDays[] {
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

export const lengthOf = ({ from, until }: { from: string; until: string }) =>
  Date.parse(until) - Date.parse(from);

/** How many days ahead special days are announced. */
const told = 60;

/** From when on days that differ are listed. */
export const listedFrom = ({ from }: Pick<DifferentDays, 'from'>) => addDays(from, -told);

/** Runs of days with the same hours: where a holiday lies within weeks of other hours, those before and after it. */
export function runsOf(days: readonly DifferentDays[], today: string): DifferentDays[] {
  const runs: DifferentDays[] = [];
  const first = days.map(({ from }) => (from < today ? today : from)).sort()[0];
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
