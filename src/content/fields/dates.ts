import { countedTime } from '../../text/counted-time.ts';
import { endPattern, isDate, timePattern } from '../dates-and-times.ts';
import type { Meant } from '../../findings/finding.ts';
import { inputOf } from '../../findings/input.ts';
import { weekdays, type Weekday } from '../weekdays.ts';
import { wordsMeant } from './choices.ts';
import { fault } from './fault.ts';
import { textFault } from './text.ts';
import { z } from './zod.ts';

/** The time that lacks its zero or has a point for its colon: "9:30", "16.00"; 9 may be in the evening. */
function timeMeant(input: unknown, example = '"09:00"'): Meant {
  const [, hour = '', minute] = /^[\s“”"']*(\d{1,2})[:.](\d\d)[\s“”"']*$/.exec(String(input)) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return timePattern.test(time)
    ? { values: [`"${time}"`], isCertain: hour.length === 2 }
    : { values: [example], isCertain: false };
}

/** An end after midnight: "00.30 (next day)", "24:30". */
const endMeant = (input: unknown) =>
  timeMeant(
    input,
    /next|tomorrow|^\s*(?:2[4-9]|3\d)/i.test(String(input)) ? '"00:30 next day"' : '"22:00"',
  );

function faultOfTime(input: string, meant = timeMeant): string {
  const own = inputOf(input);
  return /\d['"\s]*(-|–|to)['"\s]*\d/.test(input)
    ? fault({
        code: 'two-times-in-one',
        data: { input: own, first: /([01]\d|2[0-3]):[0-5]\d/.exec(input)?.[0] ?? '09:00' },
      })
    : fault({ code: 'not-a-24-hour-time', data: { input: own }, meant: meant(input) });
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
      fault({ code: 'not-a-time', data: { input: inputOf(input) }, meant: endMeant(input) }),
  })
  .trim()
  .regex(endPattern, { error: ({ input }) => faultOfTime(String(input), endMeant) })
  .transform(countedTime)
  .meta({
    kind: 'time',
    nextDay: true,
    written: 'A time of the 24-hour clock, in quotes: "21:30"; after midnight "00:30 next day".',
    examples: ['"10:00"'],
  });

/** The date that is written with the year first, but with other signs or without zeros: "2022-3-11", "2022.03.11". */
function dateMeant(input: unknown): Meant | undefined {
  const [, year, month = '', day = ''] =
    /^[\s“”"']*(\d{4})[-–./](\d{1,2})[-–./](\d{1,2})[\s“”"']*$/.exec(String(input)) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? { values: [`"${date}"`], isCertain: true } : undefined;
}

/** The next 5th of December. */
const example = '{next:12-05}';

function faultOfDate(value: string): string {
  const year = /^(\d{4})-\d{2}-\d{2}$/.exec(value)?.[1];
  if (year === undefined)
    return fault({
      code: 'date-in-another-form',
      data: { input: inputOf(value), example },
      meant: dateMeant(value),
    });
  return year < '1900' || year > '2200'
    ? fault({ code: 'impossible-year', data: { year, example } })
    : fault({ code: 'impossible-day', data: { date: value, example } });
}

/** A date: "2022-03-11". Never a Date, which depends on the reader's time zone. */
export const date = z
  .string({
    error: ({ input }) =>
      fault({
        code: 'not-a-date',
        data: { input: inputOf(input), example },
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
