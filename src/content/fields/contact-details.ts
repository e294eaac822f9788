/* The fields with an e-mail address or a phone number. */

import type { PlaceFormats } from '../place/place-formats.ts';
import { problem, report, type ValueSentences } from '../problem.ts';
import { note, type Notes } from './notes.ts';
import { z } from './zod.ts';

/** A field with an e-mail address, such as "name@example.com". */
export const email = (label?: string, more?: Notes) =>
  note(
    z
      .string()
      .trim()
      .regex(/^[^\s@<>":]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i),
    { kind: 'email', example: '"name@example.com"', label },
    more,
  );

const example = 'For example +91 80 4123 4567';
const fullNumber = 'Write the whole number, with + and the code of the country.';

const tooShort = (rest = 'the whole number') =>
  problem(`The phone number is too short: + and the country, then ${rest}.`, example);

/** The fewest digits of a whole number, in small countries; in India it always has twelve. */
const leastDigits = 8;

/** Says that a number with the code of its country is too short for the country of the gym. */
function tooShortAt(value: unknown, { country }: PlaceFormats): ValueSentences | undefined {
  const digits = String(value).replace(/\D/g, '').length;
  return country === 'IN' && digits >= leastDigits && digits < 12 && hasCode.test(String(value))
    ? tooShort('ten digits')
    : undefined;
}

/** Matches one number that begins with the code of its country. */
const hasCode = /^\s*\+[1-9][\d\s()./-]*$/;

function wrongNumber(value: string): ValueSentences | undefined {
  const digits = value.replace(/\D/g, '').length;
  if (/[^\d\s+()./-]/.test(value))
    return problem('A phone number has only + and digits, such as +91 80 4123 4567.', fullNumber);
  if (!/^\+[1-9]/.test(value))
    return problem('A phone number begins with + and the code of the country.', example);
  if (/\+.*\+/.test(value))
    return problem('Only one phone number goes here.', 'Write the second one elsewhere.');
  if (digits < leastDigits) return tooShort();
  return digits > 15
    ? problem('The phone number is too long: at most 15 digits.', example)
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
