/** How many milliseconds the place is ahead of UTC at a moment, where clocks change in summer. */
export function shiftedAhead(moment: number): number {
  let ahead = __PLACE__.ahead;
  for (const [from, next] of __PLACE__.shifts) if (moment >= from) ahead = next;
  return ahead;
}

/**
 * The local time of the place at a moment, "2026-11-23T18:05:00.000Z", where Z does not mean UTC. It avoids Intl, whose
 * time zones take a browser longer to load than it needs to paint a page.
 */
export const localTime = (moment: number): string =>
  new Date(moment + (__PLACE__.changesClocks ? shiftedAhead(moment) : __PLACE__.ahead)).toJSON();
