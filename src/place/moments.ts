/** Milliseconds that a place that changes its clocks is ahead of UTC at a moment. */
function shiftedAhead(moment: number): number {
  let ahead = __PLACE__.ahead;
  for (const [from, next] of __PLACE__.shifts) if (moment >= from) ahead = next;
  return ahead;
}

/**
 * Milliseconds that the place is ahead of UTC at a moment: a constant where clocks never change. Without Intl: loading
 * its time zones takes a browser longer than painting a page.
 */
export const aheadAt = (moment: number): number =>
  __PLACE__.changesClocks ? shiftedAhead(moment) : __PLACE__.ahead;

/** A moment in the time of the place, though it is written like one in UTC: "2026-11-23T18:05:00.000Z". */
export const localTime = (moment: number): string =>
  new Date(moment + (__PLACE__.changesClocks ? shiftedAhead(moment) : __PLACE__.ahead)).toJSON();

/** The date at the place at a moment, "2026-11-23". */
export const localDate = (moment: number): string => localTime(moment).slice(0, 10);
