import { says, shown, toType } from '../messages.ts';
import { z } from './zod.ts';

/** A whole number from `least` to `most`; `noun` says of what. */
export const whole = (least: number, most: number, noun = 'a whole number') => {
  const suggest = (input: unknown) => {
    const digits = typedText(input)
      .replace(/[.,]\d{1,2}$/, '')
      .replace(/\D/g, '');
    const found = digits === '' ? NaN : Number(digits);
    return found >= least && found <= most ? found : Math.max(least, Math.min(most, 1));
  };
  const mend = (input: unknown) => `Write digits only, for example {key}: ${suggest(input)}`;
  const within = (input: unknown) =>
    `Write a number from ${least} to ${most}, for example {key}: ${suggest(input)}`;
  return z
    .number({
      error: ({ input }) => says(`must be ${noun}, but here is ${shown(input)}.`, mend(input)),
    })
    .int({
      error: ({ input }) =>
        says(`must be ${noun} without a fraction, but here is ${String(input)}.`, mend(input)),
    })
    .min(least, {
      error: ({ input }) =>
        says(`must be at least ${least}, but here is ${String(input)}.`, within(input)),
    })
    .max(most, {
      error: ({ input }) =>
        says(`must be at most ${most}, but here is ${String(input)}.`, within(input)),
    })
    .meta({ kind: 'number', examples: [String(least)] });
};

/** A price in whole rupees. */
export const rupees = z
  .number({
    error: ({ input }) =>
      says(
        `must be a number of rupees, but here is ${shown(input)}.`,
        isOneNumber(input)
          ? `Write {key}: ${digitsOf(input)}`
          : `Write digits only, for example {key}: ${digitsOf(input)}`,
      ),
  })
  .int({
    error: ({ input }) =>
      says(
        `must be whole rupees, but here is ${String(input)}.`,
        toType(String(wholeRupees(Number(input))), false),
      ),
  })
  .positive({
    error: ({ input }) =>
      says(
        `must be more than 0, but here is ${String(input)}.`,
        `Write the price in rupees, for example {key}: ${Math.abs(Number(input)) || 750}`,
      ),
  })
  .max(1_000_000, {
    error: ({ input }) =>
      says(
        `is over ten lakh (${String(input)}), which cannot be right.`,
        'Write the price in rupees, for example {key}: 750',
      ),
  })
  .meta({ kind: 'price', written: 'Rupees: digits only, no comma, no ₹.', examples: ['750'] });

/** 750.5 → 751; 1.15 was typed as 1.150 and means 1150. */
const wholeRupees = (amount: number) =>
  Math.abs(amount) < 100 ? Math.round(Math.abs(amount) * 1000) : Math.round(Math.abs(amount));

/** A text or a number as it was typed; the empty text for anything else. */
const typedText = (input: unknown) =>
  typeof input === 'string' || typeof input === 'number' ? String(input) : '';

/** "₹1,150/-" is one price; "750-950", "2k", "10% off" and "free" may be any. */
const isOneNumber = (input: unknown) =>
  /^\s*(?:₹|rs\.?|inr)?\s*\p{Nd}[\p{Nd},oO]*(?:\.00?)?\s*(?:\/-|rupees|rs\.?|inr)?\s*$/iu.test(
    typedText(input),
  );

/** "₹1,150.00/-" → 1150, "೭೫೦" → 750, "115O" → 1150; nothing to go by → 750 */
function digitsOf(input: unknown): number {
  const digits = typedText(input)
    .replace(/\p{Nd}/gu, asLatinDigit)
    .replace(/(?<=\d)[oO]|[oO](?=\d)/g, '0')
    .replace(/\.(\d{1,2})\b(?!\d)/, '')
    .replace(/(?<=\d)\s*(?:-|–|to)\s*\d.*$/, '')
    .replace(/\D/g, '');
  return Number(digits.slice(0, 7)) || 750;
}

/** A digit of any script → 0 to 9; the digits of each script stand in a row in Unicode. */
function asLatinDigit(digit: string): string {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0)! - zero < 9) zero--;
  return String(digit.codePointAt(0)! - zero);
}
