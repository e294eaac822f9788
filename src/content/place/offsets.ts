import { shiftedAhead } from './moments.ts';

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
