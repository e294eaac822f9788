import { datesMeant, isDate, timePattern, timesMeant } from '../dates-and-times.ts';
import { says, shown, toType } from '../messages.ts';
import { weekdays, type Weekday } from '../weekdays.ts';
import { wordsMeant } from './choices.ts';
import { isText } from './text.ts';
import { z } from './zod.ts';

const quotedAll = (values: readonly string[]) => values.map((value) => `"${value}"`);

function timeMend(input: unknown): string {
  const { values, isCertain } = timesMeant(input);
  return toType(values.length > 0 ? quotedAll(values) : ['"09:00"'], isCertain);
}

/** A time of the day on the 24-hour clock: "09:00". */
export const time = z
  .string({
    error: ({ input }) =>
      says(`must be a time such as "09:00", but here is ${shown(input)}.`, timeMend(input)),
  })
  .trim()
  .regex(timePattern, {
    error: ({ input }) =>
      says(
        `must be a time of 24 hours with two digits on both sides, such as "09:00", but here is ${shown(input)}.`,
        /\d\s*(-|–|to)\s*\d/.test(String(input))
          ? `Only one time belongs here. Write {key}: "${timesMeant(input).values[0] ?? '09:00'}" and the other time on its own line.`
          : timeMend(input),
      ),
  })
  .meta({
    kind: 'time',
    written: 'A time in India, 24 hours, in quotes: "21:30".',
    examples: ['"09:00"'],
  });

/** A day without its year is that of the coming one, which only the check knows. */
const dated = (value: string) => (isDate(value) ? value : `{next:${value}}`);

function dateMend(input: unknown): string {
  const { values, isCertain } = datesMeant(input);
  if (values.length > 0) return toType(quotedAll(values.map(dated)), isCertain);
  return 'Write the date of that day as year-month-day: the 5th of December is {key}: "{next:12-05}"';
}

function faultOfDate(value: string): string {
  const year = /^(\d{4})-\d{2}-\d{2}$/.exec(value)?.[1];
  if (year === undefined)
    return says(
      `must be written year-month-day, such as "2026-03-11", but here is ${shown(value)}.`,
      dateMend(value),
    );
  return year < '1900' || year > '2200'
    ? says(`has the year ${year}, which cannot be right.`, dateMend(value))
    : says(`is a day that the calendar does not have: ${value}.`, dateMend(value));
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
    error: ({ input }) => {
      const meant = wordsMeant(input, weekdays);
      return says(
        `must be a day of the week in small letters, but here is ${shown(input)}.`,
        toType(meant.length > 0 ? meant : ['monday'], meant.length === 1),
      );
    },
  })
  .transform((value) => value)
  .meta({ kind: 'choice', choices: weekdays, enum: weekdays, examples: ['monday'] });
