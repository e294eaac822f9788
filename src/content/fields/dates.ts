import { endPattern, isDate, timePattern } from '../dates.ts';
import { mustBe, problem, type SaidAt, toWrite } from '../problem.ts';
import { countedTime, formatDate, typedTime } from '../text/format.ts';
import { note, type Notes } from './notes.ts';
import { z } from './zod.ts';

/**
 * Says what to write for a time without its zero or with a point for its colon: "9:30", "16.00". Since "9:30" may be in
 * the evening, its correction is not certain. The fields of this file are times, ends and dates.
 */
function timeToWrite(input: unknown, example: string): [remedy: string, more?: { write: string }] {
  const [, hour = '', minute] = /^[\s“”"']*(\d{1,2})[:.](\d\d)[\s“”"']*$/.exec(String(input)) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  if (!timePattern.test(time)) return [toWrite([example], false)];
  return hour.length === 2 ? [`Write ${time}`, { write: time }] : [toWrite([time], false)];
}

/** Describes a value that is not a time; `example` shows how to write one. */
function timeProblem(input: unknown, example: string): string {
  const what = 'a time of the 24-hour clock such as 09:00';
  const isTwo = typeof input === 'string' && /\d['"\s]*(-|–|to)['"\s]*\d/.test(input);
  if (!isTwo) return mustBe(what, input, ...timeToWrite(input, example));
  const first = /([01]\d|2[0-3]):[0-5]\d/.exec(input)?.[0] ?? '09:00';
  return mustBe(
    what,
    input,
    `Only one time goes here. Write ${first} and the other time by itself.`,
  );
}

/** A field with a time of the 24-hour clock: "09:00". */
export const time = (label?: string, more?: Notes) =>
  note(
    z
      .string({ error: ({ input }) => timeProblem(input, '09:00') })
      .trim()
      .regex(timePattern, { error: ({ input }) => timeProblem(input, '09:00') }),
    {
      kind: 'time',
      written: 'A time of the 24-hour clock, in quotes: "21:30".',
      example: '"09:00"',
      label,
    },
    more,
  );

const endProblem = ({ input }: { input?: unknown }) =>
  timeProblem(
    input,
    /next|tomorrow|^\s*(?:2[4-9]|3\d)/i.test(String(input)) ? '00:30 next day' : '22:00',
  );

/**
 * A field with the end of a class or of opening hours: "22:00", "24:00" for midnight, or "00:30 next day", which
 * becomes "24:30", so that all times of a day compare as texts.
 */
export const endTime = (label?: string, more?: Notes) =>
  note(
    z
      .string({ error: endProblem })
      .trim()
      .regex(endPattern, { error: endProblem })
      .transform(countedTime),
    {
      kind: 'time',
      nextDay: true,
      written: 'A time of the 24-hour clock, in quotes: "21:30"; after midnight "00:30 next day".',
      example: '"10:00"',
      label,
    },
    more,
  );

const exampleDate = 'Write year-month-day: the 5th of December 2026 is 2026-12-05';

/** Says what to write for a date with other signs or without zeros: "2022-3-11", "2022.03.11". */
function dateToWrite(input: unknown): [remedy: string, more?: { write: string }] {
  const [, year, month = '', day = ''] =
    /^[\s“”"']*(\d{4})[-–./](\d{1,2})[-–./](\d{1,2})[\s“”"']*$/.exec(String(input)) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? [`Write ${date}`, { write: date }] : [exampleDate];
}

function dateProblem({ input }: { input?: unknown }): string {
  const year = /^(\d{4})-\d{2}-\d{2}$/.exec(String(input))?.[1];
  if (year === undefined) return mustBe('a date such as 2026-03-11', input, ...dateToWrite(input));
  return year < '1900' || year > '2200'
    ? problem(`{field} has the year ${year}, which cannot be right.`, exampleDate)
    : problem(`{field} is a date that does not exist: ${String(input)}.`, exampleDate);
}

/** A field with a date such as "2022-03-11", which stays a text because a `Date` depends on the time zone. */
export const date = (label?: string, more?: Notes) =>
  note(
    z.string({ error: dateProblem }).trim().refine(isDate, { error: dateProblem }),
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
    const say: SaidAt = (place) =>
      problem(
        `{field} is ${formatDate(until, place)}, which is before ${formatDate(from, place)}, ${begins}.`,
        'Write a date on or after the first day.',
      );
    context.addIssue({ code: 'custom', path: ['until'], params: { say } });
  };

/** Says what to write for an end that is not after its beginning: what it may mean, or an example. */
export function laterEnd(start: string, end: string): [remedy: string, more?: { write: string }] {
  if (end === '00:00') return ['Write 24:00, the end of the day', { write: '24:00' }];
  const [hour, minute] = [Number(start.slice(0, 2)), start.slice(3)];
  const later = hour < 23 ? `${String(hour + 1).padStart(2, '0')}:${minute}` : '00:30 next day';
  return end < latestNight && end !== start
    ? [`Write ${typedTime(end)} next day if it ends after midnight, or else correct it.`]
    : [`Write a time after ${start}, for example ${later}, or correct the other time.`];
}

/** The time before which a gym that is open past midnight closes. */
const latestNight = '06:00';
