import { countedTime } from '../../text/counted-time.ts';
import {
  datesMeant,
  endPattern,
  endsMeant,
  isDate,
  timePattern,
  timesMeant,
} from '../dates-and-times.ts';
import type { Meant } from '../../findings/finding.ts';
import { inputOf } from '../../findings/input.ts';
import { weekdays, type Weekday } from '../weekdays.ts';
import { wordsMeant } from './choices.ts';
import { fault } from './fault.ts';
import { textFault } from './text.ts';
import { z } from './zod.ts';

const quotedAll = (values: readonly string[]) => values.map((value) => `"${value}"`);

function timeMeant(input: unknown, parsed = timesMeant): Meant {
  const { values, isCertain } = parsed(input);
  return { values: values.length > 0 ? quotedAll(values) : ['"09:00"'], isCertain };
}

function faultOfTime(input: string, parsed = timesMeant): string {
  const own = inputOf(input);
  return /\d\s*(-|–|to)\s*\d/.test(input)
    ? fault({
        code: 'two-times-in-one',
        data: { input: own, first: timesMeant(input).values[0] ?? '09:00' },
      })
    : fault({ code: 'not-a-24-hour-time', data: { input: own }, meant: timeMeant(input, parsed) });
}

/** A time of the day on the 24-hour clock: "09:00". */
export const time = z
  .string({
    error: ({ input }) =>
      fault({ code: 'not-a-time', data: { input: inputOf(input) }, meant: timeMeant(input) }),
  })
  .trim()
  .regex(timePattern, { error: ({ input }) => faultOfTime(String(input)) })
  .meta({
    kind: 'time',
    written: 'A time of the 24-hour clock, in quotes: "21:30".',
    examples: ['"09:00"'],
  });

/**
 * The end of a class or of opening hours: "22:00", "24:00" for midnight, or "00:30 next day", which becomes "24:30", so
 * that all times of a day compare as texts.
 */
export const endTime = z
  .string({
    error: ({ input }) =>
      fault({
        code: 'not-a-time',
        data: { input: inputOf(input) },
        meant: timeMeant(input, endsMeant),
      }),
  })
  .trim()
  .regex(endPattern, { error: ({ input }) => faultOfTime(String(input), endsMeant) })
  .transform(countedTime)
  .meta({
    kind: 'time',
    nextDay: true,
    written: 'A time of the 24-hour clock, in quotes: "21:30"; after midnight "00:30 next day".',
    examples: ['"10:00"'],
  });

/** A day without a year means the next one: the checker, which knows today, replaces {next:12-05} by its date. */
const withYear = (value: string) => (isDate(value) ? value : `{next:${value}}`);

function dateMeant(input: unknown): Meant | undefined {
  const { values, isCertain } = datesMeant(input);
  return values.length > 0 ? { values: quotedAll(values.map(withYear)), isCertain } : undefined;
}

/** The next 5th of December. */
const example = '{next:12-05}';

function faultOfDate(value: string): string {
  const year = /^(\d{4})-\d{2}-\d{2}$/.exec(value)?.[1];
  const meant = dateMeant(value);
  if (year === undefined)
    return fault({ code: 'date-in-another-form', data: { input: inputOf(value), example }, meant });
  return year < '1900' || year > '2200'
    ? fault({ code: 'impossible-year', data: { year, example }, meant })
    : fault({ code: 'impossible-day', data: { date: value, example }, meant });
}

/** A date: "2022-03-11". Never a Date, which depends on the reader's time zone. */
export const date = z
  .string({
    error: ({ input }) =>
      fault({
        code: 'not-a-date',
        data: { input: inputOf(input), example },
        meant: dateMeant(input),
      }),
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

/** A refinement: the last day is not before the first. `what` names the thing in the message. */
export const daysInOrder =
  (what: 'offer' | 'notice' | 'class' | 'price' | 'hours') =>
  (
    { from, until }: { from?: string | undefined; until?: string | undefined },
    context: z.RefinementCtx,
  ) => {
    if (from === undefined || until === undefined || until >= from) return;
    if (!isDate(from) || !isDate(until)) return;
    const message = fault({ code: 'last-day-before-beginning', data: { from, until, what } });
    context.addIssue({ code: 'custom', path: ['until'], message });
  };

/** A weekday in lowercase: "monday". */
export const weekday = z
  .string({ error: textFault })
  .refine((value): value is Weekday => (weekdays as readonly string[]).includes(value), {
    error: ({ input }) => {
      const meant = wordsMeant(input, weekdays);
      return fault({
        code: 'not-a-weekday',
        data: { input: inputOf(input) },
        meant: { values: meant.length > 0 ? meant : ['monday'], isCertain: meant.length === 1 },
      });
    },
  })
  .transform((value) => value)
  .meta({ kind: 'choice', choices: weekdays, enum: weekdays, examples: ['monday'] });
