/** An offset of a time zone: from the moment `from` on, the zone is `ahead` of UTC, both in milliseconds. */
export type Offset = readonly [from: number, ahead: number];

/** The offsets of a place in order; the first has no beginning. A place that never changes its clocks has one. */
export type Clock = readonly Offset[];

const minute = 60_000;
const day = 86_400_000;

/** Returns how far a zone such as "Europe/Copenhagen" is ahead of UTC at a moment, both in milliseconds. */
function aheadIn(zone: Intl.DateTimeFormat, moment: number): number {
  const parts = Object.fromEntries(
    zone.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;
  const local = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute);
  return local - Math.floor(moment / minute) * minute;
}

/** Returns the clock of a zone for three years from January 1 of `year` on. */
export function clockOf(timeZone: string, year: number): Clock {
  const zone = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const begin = Date.UTC(year, 0, 1);
  const offsets: Offset[] = [[0, aheadIn(zone, begin)]];
  for (let moment = begin + day; moment < Date.UTC(year + 3, 0, 1); moment += day) {
    const before = offsets.at(-1)![1];
    const ahead = aheadIn(zone, moment);
    if (ahead !== before) offsets.push([changeBetween(zone, moment - day, moment, before), ahead]);
  }
  return offsets;
}

/** Finds the minute of the change by halving the day again and again. */
function changeBetween(zone: Intl.DateTimeFormat, from: number, until: number, before: number) {
  let [early, late] = [from, until];
  while (late - early > minute) {
    const middle = Math.floor((early + late) / 2 / minute) * minute;
    if (aheadIn(zone, middle) === before) early = middle;
    else late = middle;
  }
  return late;
}

/** Returns how many milliseconds a place is ahead of UTC at a moment. */
const aheadAt = (moment: number, clock: Clock): number =>
  clock.findLast(([from]) => moment >= from)![1];

/**
 * Returns the local time of a place at a moment, "2026-11-23T18:05:00.000Z", in which Z does not mean UTC. Intl is not
 * used, because loading its time zones takes a browser longer than painting a page.
 */
export const localTime = (moment: number, clock: Clock): string =>
  new Date(moment + aheadAt(moment, clock)).toJSON();

/** Returns the moment of a date and time at a place, in milliseconds; in a repeated hour, the first of the two. */
export function momentOf(date: string, time: string, clock: Clock): number {
  const local = Date.parse(`${date}T${time}Z`);
  const before = aheadAt(local - day, clock);
  const early = local - before;
  return aheadAt(early, clock) === before ? early : local - aheadAt(early, clock);
}

/** Writes a date and time with the offset of a place: "2026-11-23T18:05+05:30". */
export function momentInWords(date: string, time: string, clock: Clock): string {
  const offset = offsetInWords(aheadAt(momentOf(date, time, clock), clock));
  return `${date}T${time}${offset.slice(0, 3)}:${offset.slice(3)}`;
}

/** Writes an offset: 19800000 → "+0530". */
export function offsetInWords(ahead: number): string {
  const minutes = Math.abs(ahead) / 60_000;
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return (ahead < 0 ? '-' : '+') + twoDigits(Math.floor(minutes / 60)) + twoDigits(minutes % 60);
}
