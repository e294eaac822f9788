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

/** Milliseconds that the place is ahead of UTC at a moment. */
const aheadAt = (moment: number): number =>
  __PLACE__.changesClocks ? shiftedAhead(moment) : __PLACE__.ahead;

const day = 86_400_000;

/** The moment of a date and time at the place, in milliseconds; the first of two in an hour that is repeated. */
export function momentOf(date: string, time: string): number {
  const local = Date.parse(`${date}T${time}Z`);
  const before = aheadAt(local - day);
  const early = local - before;
  return aheadAt(early) === before ? early : local - aheadAt(early);
}

/** A date and time with the offset of the place, "2026-11-23T18:05+05:30". */
export function momentInWords(date: string, time: string): string {
  const offset = offsetInWords(aheadAt(momentOf(date, time)));
  return `${date}T${time}${offset.slice(0, 3)}:${offset.slice(3)}`;
}

/** 19800000 → "+0530" */
export function offsetInWords(ahead: number): string {
  const minutes = Math.abs(ahead) / 60_000;
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return (ahead < 0 ? '-' : '+') + twoDigits(Math.floor(minutes / 60)) + twoDigits(minutes % 60);
}
