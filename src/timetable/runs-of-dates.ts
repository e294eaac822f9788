/** The first and last date, "2026-12-25", both included. */
export interface DateRange {
  from: string;
  until: string;
}

/** Groups the dates of `held` into runs, which end where a date of `all` is missing. Both are sorted. */
export function runsOfDates(held: readonly string[], all: readonly string[]): DateRange[] {
  const runs: DateRange[] = [];
  let run: DateRange | undefined;
  for (const date of all) {
    if (!held.includes(date)) run = undefined;
    else if (run) run.until = date;
    else runs.push((run = { from: date, until: date }));
  }
  return runs;
}
