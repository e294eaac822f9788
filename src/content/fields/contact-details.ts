import type { PlaceFormats } from '../place/place-formats.ts';
import { mustBe, problem, report, type Said } from '../problem.ts';
import { note, type Notes } from './notes.ts';
import { z } from './zod.ts';

/** A field with an e-mail address, such as "name@example.com"; the field for a phone number is below. */
export const email = (label?: string, more?: Notes) =>
  note(
    z
      .string()
      .trim()
      .regex(/^[^\s@<>":]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i),
    { kind: 'email', example: '"name@example.com"', label },
    more,
  );

const fullNumber =
  'Write the full number, with + and the code of the country, for example "+91 80 4123 4567"';

const tooShort = (digits: number, least: number) =>
  problem(`{field} has only ${digits} digits; a full number has at least ${least}.`, fullNumber);

/** The fewest digits of a full number in small countries; in India it has always twelve. */
const leastDigits = 8;

/** Says that a number with the code of its country is too short for the country of the gym. */
function tooShortAt(value: unknown, { country }: PlaceFormats): Said | undefined {
  const digits = String(value).replace(/\D/g, '').length;
  return country === 'IN' && digits >= leastDigits && digits < 12 && hasCode.test(String(value))
    ? tooShort(digits, 12)
    : undefined;
}

/** Matches one number that begins with the code of its country. */
const hasCode = /^\s*\+[1-9][\d\s()./-]*$/;

function wrongNumber(value: string): Said | undefined {
  const digits = value.replace(/\D/g, '').length;
  if (/[^\d\s+()./-]/.test(value)) return mustBe('digits only', value, fullNumber);
  if (!/^\+[1-9]/.test(value))
    return mustBe('a number that begins with + and the code of the country', value, fullNumber);
  if (/\+.*\+/.test(value)) return mustBe('one number', value, fullNumber);
  if (digits < leastDigits) return tooShort(digits, leastDigits);
  return digits > 15
    ? problem(`{field} has ${digits} digits; a phone number has at most 15.`, fullNumber)
    : undefined;
}

/** A field with a phone number as people read it, with the code of its country: "+91 80 4123 4567". */
export const phone = (label?: string, more?: Notes) =>
  note(
    z
      .string()
      .trim()
      .superRefine((value, context) => {
        const wrong = wrongNumber(value);
        if (wrong) report(context, wrong);
      }),
    { kind: 'phone', example: '"+91 80 4123 4567"', wrongAt: tooShortAt, label },
    more,
  );
