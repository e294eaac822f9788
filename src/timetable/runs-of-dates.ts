/** The first and the last of some days. */
export interface Days {
  from: string;
  until: string;
}

/** Neighbours joined: a run ends where one of `all` is missing from `held`. Both are in order. */
export function runsOfDates(held: readonly string[], all: readonly string[]): Days[] {
  const runs: Days[] = [];
  let run: Days | undefined;
  for (const date of all) {
    if (!held.includes(date)) run = undefined;
    else if (run) run.until = date;
    else runs.push((run = { from: date, until: date }));
  }
  return runs;
}
