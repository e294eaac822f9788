/** Milliseconds that a place that changes its clocks is ahead of UTC at a moment. */
export function shiftedAhead(moment: number): number {
  let ahead = __PLACE__.ahead;
  for (const [from, next] of __PLACE__.shifts) if (moment >= from) ahead = next;
  return ahead;
}

/**
 * A moment in the time of the place, though it is written like one in UTC: "2026-11-23T18:05:00.000Z". Without Intl:
 * loading its time zones takes a browser longer than painting a page.
 */
export const localTime = (moment: number): string =>
  new Date(moment + (__PLACE__.changesClocks ? shiftedAhead(moment) : __PLACE__.ahead)).toJSON();
