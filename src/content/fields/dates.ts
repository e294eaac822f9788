import { isOneDate, isOneTime, nearestDate, nearestTime } from '../dates-and-times.ts';
import { says, shown, toType } from '../messages.ts';
import { weekdays, type Weekday } from '../weekdays.ts';
import { closest, isAlmost } from './choices.ts';
import { isText } from './text.ts';
import { z } from './zod.ts';

export const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** A time of the day on the 24-hour clock: "09:00". */
export const time = z
  .string({
    error: ({ input }) =>
      says(
        `must be a time such as "09:00", but here is ${shown(input)}.`,
        toType(`"${nearestTime(input)}"`, isOneTime(input)),
      ),
  })
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: ({ input }) =>
      says(
        `must be a time of 24 hours with two digits on both sides, such as "09:00", but here is ${shown(input)}.`,
        /\d\s*(-|–|to)\s*\d/.test(String(input))
          ? `Only one time belongs here. Write {key}: "${nearestTime(input)}" and the other time on its own line.`
          : toType(`"${nearestTime(input)}"`, isOneTime(input)),
      ),
  })
  .meta({
    kind: 'time',
    written: 'A time in India, 24 hours, in quotes: "21:30".',
    examples: ['"09:00"'],
  });

export const isDate = (value: string) => nearestDate(value) === value;

/** A date in figures can be written in the right form; "Friday" may be any of many days. */
const dateMend = (input: unknown) =>
  /\d/.test(String(input))
    ? toType(`"${nearestDate(input)}"`, isOneDate(input))
    : 'Write the date of that day as year-month-day: the 5th of December 2026 is {key}: "2026-12-05"';

function faultOfDate(value: string): string {
  const year = /^(\d{4})-\d{2}-\d{2}$/.exec(value)?.[1];
  if (year === undefined)
    return says(
      `must be written year-month-day, such as "2026-03-11", but here is ${shown(value)}.`,
      dateMend(value),
    );
  if (year < '1900' || year > '2200')
    return says(
      `has the year ${year}, which cannot be right.`,
      `Correct the year, for example {key}: "${nearestDate(value)}"`,
    );
  return says(
    `is a day that the calendar does not have: ${value}.`,
    `Write a real day, for example {key}: "${nearestDate(value)}"`,
  );
}

/** A day of the calendar: "2022-03-11". Never a Date, which would move with the reader's clock. */
export const date = z
  .string({
    error: ({ input }) =>
      says(`must be a date such as "2026-03-11", but here is ${shown(input)}.`, dateMend(input)),
  })
  .trim()
  .superRefine((value, context) => {
    if (!isDate(value)) context.addIssue({ code: 'custom', message: faultOfDate(value) });
  })
  .meta({
    kind: 'date',
    written: 'A date, year-month-day, in quotes: "2026-03-11".',
    examples: ['"2026-03-11"'],
  });

/** The last day is not before the first. `what` names the thing that begins then: "the offer". */
export const daysInOrder =
  (what: string) =>
  (
    { from, until }: { from?: string | undefined; until?: string | undefined },
    context: z.RefinementCtx,
  ) => {
    if (from === undefined || until === undefined || until >= from) return;
    if (!isDate(from) || !isDate(until)) return;
    const message = says(
      `is ${until}, which is before ${from}, when ${what} begins.`,
      'Write a day on or after the first one.',
    );
    context.addIssue({ code: 'custom', path: ['until'], message });
  };

/** The day of the week, in small letters. */
export const weekday = z
  .string({ error: isText })
  .refine((value): value is Weekday => (weekdays as readonly string[]).includes(value), {
    error: ({ input }) =>
      says(
        `must be a day of the week in small letters, but here is ${shown(input)}.`,
        isAlmost(String(input), closest(input, weekdays))
          ? `Write ${closest(input, weekdays)}`
          : 'Write one day in small letters, for example monday',
      ),
  })
  .transform((value) => value)
  .meta({ kind: 'choice', choices: weekdays, enum: weekdays, examples: ['monday'] });
