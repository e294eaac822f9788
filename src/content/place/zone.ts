/**
 * An offset of a time zone: from the moment `from` on, it is `ahead` of UTC (in milliseconds, negative in the
 * Americas). If the changes of one kind (to summer time, or back) recur by a rule every year, the last one has this
 * `rule`, in the format of iCalendar.
 */
export type Offset = readonly [from: number, ahead: number, rule?: string];

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
  return withRules(offsets);
}

/** Gives the last change of each kind its rule, if those of all three years follow one. */
function withRules(offsets: readonly Offset[]): Offset[] {
  const changes = offsets.slice(1).map(([moment, ahead], index) => {
    const before = offsets[index]![1];
    return { ahead, kind: `${before} ${ahead}`, local: new Date(moment + before) };
  });
  return offsets.map((offset, index): Offset => {
    const kind = changes[index - 1]?.kind;
    const alike = changes.filter((one) => one.kind === kind);
    const isLast = kind !== undefined && alike.at(-1) === changes[index - 1];
    const rule = isLast && alike.length === 3 ? ruleOf(alike.map(({ local }) => local)) : undefined;
    return rule === undefined ? offset : [offset[0], offset[1], rule];
  });
}

const codesOfDays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"; undefined if the local times do not follow such a rule. */
function ruleOf(times: readonly Date[]): string | undefined {
  const [first] = times as [Date];
  const isShared = (value: (time: Date) => number) =>
    times.every((time) => value(time) === value(first));
  const isRegular =
    isShared((time) => time.getUTCMonth()) &&
    isShared((time) => time.getUTCDay()) &&
    isShared((time) => time.getTime() % day);
  if (!isRegular) return undefined;
  const isLast = (time: Date) =>
    new Date(time.getTime() + 7 * day).getUTCMonth() !== time.getUTCMonth();
  const place = (time: Date) => Math.ceil(time.getUTCDate() / 7);
  if (!times.every(isLast) && !isShared(place)) return undefined;
  const which = times.every(isLast) ? -1 : place(first);
  return `FREQ=YEARLY;BYMONTH=${first.getUTCMonth() + 1};BYDAY=${which}${codesOfDays[first.getUTCDay()]}`;
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
