/* The fields with a time, the end of a class, or a date. */

import { endPattern, isDate, timePattern } from '../dates.ts';
import type { PlaceFormats } from '../place/place-formats.ts';
import { problem, report } from '../problem.ts';
import { countedTime, formatDate, formatTime, typedTime } from '../text/format.ts';
import { note, type Notes } from './notes.ts';
import { z } from './zod.ts';

/** A field with a time of the 24-hour clock: "09:00". */
export const time = (label?: string, more?: Notes) =>
  note(
    z.string().trim().regex(timePattern),
    {
      kind: 'time',
      written: 'A time of the 24-hour clock, in quotes: "21:30".',
      example: '"09:00"',
      label,
    },
    more,
  );

/**
 * A field with the end of a class or of opening hours: "22:00", "24:00" for midnight, or "00:30 next day", which
 * becomes "24:30", so that all times of a day compare as texts.
 */
export const endTime = (label?: string, more?: Notes) =>
  note(
    z.string().trim().regex(endPattern).transform(countedTime),
    {
      kind: 'time',
      nextDay: true,
      written: 'A time of the 24-hour clock, in quotes: "21:30"; after midnight "00:30 next day".',
      example: '"10:00"',
      label,
    },
    more,
  );

/** A field with a date such as "2022-03-11", which stays a text because a `Date` depends on the time zone. */
export const date = (label?: string, more?: Notes) =>
  note(
    z.string().trim().refine(isDate),
    {
      kind: 'date',
      written: 'A date, year-month-day, in quotes: "2026-03-11".',
      example: '"2026-03-11"',
      label,
    },
    more,
  );

/** A refinement: the last day is not before the first, of which messages say `begins`: "when the offer begins". */
export const daysInOrder =
  (begins: string) =>
  (
    { from, until }: { from?: string | undefined; until?: string | undefined },
    context: z.RefinementCtx,
  ) => {
    if (from === undefined || until === undefined || until >= from) return;
    if (!isDate(from) || !isDate(until)) return;
    const say = (place: PlaceFormats) =>
      problem(
        `{field} is ${formatDate(until, place)}, which is before ${formatDate(from, place)}, ${begins}.`,
        'Write a date on or after the first day.',
      );
    report(context, say, 'until');
  };

/** Says what to write for an end that is not after its beginning: what it may mean, or an example. */
export function laterEnd(
  start: string,
  end: string,
  place: PlaceFormats,
): [remedy: string, more?: { write?: string; atDesk?: string }] {
  if (end === '00:00')
    return ['Write 24:00, the end of the day', { write: '24:00', atDesk: 'Choose midnight.' }];
  return end < latestNight && end !== start
    ? [
        `Write ${typedTime(end)} next day if it ends after midnight, or else correct it.`,
        { atDesk: `Choose ${formatTime(end, place)} after midnight, or another time.` },
      ]
    : [`Write a time after ${formatTime(start, place)}, or correct the other time.`];
}

/** The time before which a gym that is open past midnight closes. */
const latestNight = '06:00';
