/** From a moment on, a zone is ahead of UTC by so much; both in milliseconds, negative in the Americas. */
export type Offset = readonly [from: number, ahead: number];

const minute = 60_000;
const day = 86_400_000;

/** How far a zone, "Europe/Copenhagen", is ahead of UTC at a moment; both in milliseconds. */
function aheadAt(zone: Intl.DateTimeFormat, moment: number): number {
  const parts = Object.fromEntries(
    zone.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;
  const local = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute);
  return local - Math.floor(moment / minute) * minute;
}

/**
 * The offsets of a zone for three years from January 1 of `year` on, the first from the beginning of time. One entry for
 * a zone that does not change its clocks in these years.
 */
export function offsetsOf(timeZone: string, year: number): Offset[] {
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
  const offsets: [number, number][] = [[0, aheadAt(zone, begin)]];
  for (let moment = begin + day; moment < Date.UTC(year + 3, 0, 1); moment += day) {
    const before = offsets.at(-1)![1];
    const ahead = aheadAt(zone, moment);
    if (ahead !== before) offsets.push([changeBetween(zone, moment - day, moment, before), ahead]);
  }
  return offsets;
}

/** The minute of the change, by halving the day. */
function changeBetween(zone: Intl.DateTimeFormat, from: number, until: number, before: number) {
  let [early, late] = [from, until];
  while (late - early > minute) {
    const middle = Math.floor((early + late) / 2 / minute) * minute;
    if (aheadAt(zone, middle) === before) early = middle;
    else late = middle;
  }
  return late;
}
