/* The schema of `place` in content/site.yaml. */

import type { z as Zod } from 'zod';
import { oneOf } from './fields/choices.ts';
import { group } from './fields/groups.ts';
import { note, type Notes } from './fields/notes.ts';
import { z } from './fields/zod.ts';
import { isDatePattern } from './place/place-formats.ts';
import { mustBe, report, refusal } from './problem.ts';
import { weekdays } from './weekdays.ts';

/** The codes of standards in messages, with examples: ISO 639, ISO 3166, the time zone database, ISO 4217. */
const standards = {
  language: ['the code of a language', 'en for English, da for Danish'],
  country: ['the code of a country', 'IN for India, DK for Denmark'],
  zone: ['the name of a time zone', 'Asia/Kolkata, or Europe/Copenhagen'],
  currency: ['the code of a currency', 'INR for Indian rupees, EUR for euros'],
} as const;

/** A field with a code of a standard, such as a language or a currency; `isKnown` says whether the code exists. */
const code = (
  label: string,
  standard: keyof typeof standards,
  isKnown: (value: string) => boolean,
  more: Notes,
) =>
  note(
    z
      .string()
      .trim()
      .superRefine((value, context) => {
        const [what, examples] = standards[standard];
        if (!isKnown(value)) report(context, mustBe(what, value, `Write ${examples}`));
      }),
    { kind: 'text', most: 40, label },
    more,
  );

/** Whether Intl has a name for a code. */
const isNamed = (type: 'language' | 'region' | 'currency') => {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  return (value: string) => {
    try {
      return names.of(value) !== undefined;
    } catch {
      return false;
    }
  };
};

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return value.includes('/');
  } catch {
    return false;
  }
}

const isLanguage = (value: string) => /^[a-z]{2,3}$/.test(value) && isNamed('language')(value);
const isCountry = (value: string) => /^[A-Z]{2}$/.test(value) && isNamed('region')(value);
const isCurrency = (value: string) => /^[A-Z]{3}$/.test(value) && isNamed('currency')(value);

const clock = note(
  z
    .number()
    .refine(
      (value): value is 12 | 24 => value === 12 || value === 24,
      refusal(
        '{field} must be 12 or 24.',
        'Write 12 for a clock with am and pm, or 24 for one without',
      ),
    ),
  {
    kind: 'number',
    label: 'Clock',
    noun: '12 or 24',
    least: 12,
    most: 24,
    example: '12',
    written: '12: 9:00pm; 24: 21:00.',
  },
);

/**
 * Schema of `place` in content/site.yaml: language, country, time zone, currency and formats. Set once: days, times,
 * prices, the address and the calendars follow it.
 */
export const place = group(
  'Place and language',
  {
    language: code('Language of the site', 'language', isLanguage, {
      example: 'en',
      written: 'Two or three lowercase letters: en, da, de.',
    }),
    country: code('Country', 'country', isCountry, {
      example: 'IN',
      written: 'Two capital letters: IN, DK, DE.',
    }),
    timeZone: code('Time zone', 'zone', isTimeZone, {
      example: 'Asia/Kolkata',
      written: 'Continent/City, as on https://en.wikipedia.org/wiki/List_of_tz_database_time_zones',
    }),
    currency: code('Currency', 'currency', isCurrency, {
      example: 'INR',
      written: 'Three capital letters: INR, DKK, EUR.',
    }),
    clock,
    dates: note(
      z.string().superRefine((value, context) => {
        if (isDatePattern(value)) return;
        const sentences = mustBe(
          'a date with {day}, {month} and {year} once each',
          value,
          'Write for example "{day} {month} {year}"',
        );
        report(context, sentences);
      }),
      {
        kind: 'text',
        most: 40,
        label: 'How a date is written',
        example: '"{month} {day}, {year}"',
        written: 'Only if it differs from what is usual in the country.',
      },
    ).optional(),
    wordsIn: code('Language of the words so far', 'language', isLanguage, {
      example: 'en',
      written: 'Only while the words in these files are not translated.',
    }).optional(),
    weekBegins: oneOf('First day of the week', weekdays, {
      written: 'Only if it differs from what is usual in the country.',
    }).optional(),
  },
  { help: 'Days, times, prices and calendars follow it. It is set once, when the site is made.' },
);

/** Converts the value of `place` for src/content/place/, where the first day of the week is a number. */
export const placeOf = <Given extends Partial<Zod.infer<typeof place>>>({
  weekBegins,
  ...rest
}: Given) => ({ ...rest, firstDay: weekBegins && weekdays.indexOf(weekBegins) });
