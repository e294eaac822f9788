import type { Meant } from '../../findings/finding.ts';
import { inputOf } from '../../findings/input.ts';
import { fault } from './fault.ts';
import { z } from './zod.ts';

/** What messages say of a number that should be from `least` to `most`. */
const facts = (least: number, most: number, noun: string) => (input: unknown) => {
  const digits = typedText(input)
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/\D/g, '');
  const found = digits === '' ? NaN : Number(digits);
  const isFitting = found >= least && found <= most;
  const example = isFitting ? found : Math.max(least, Math.min(most, 1));
  return { noun, input: inputOf(input), example };
};

/** A number from `least` to `most`; `noun` describes it in messages. */
export function decimal(least: number, most: number, noun = 'a number') {
  const data = facts(least, most, noun);
  const limited = (input: unknown) => ({ ...data(input), least, most });
  return z
    .number({ error: ({ input }) => fault({ code: 'not-a-number', data: data(input) }) })
    .min(least, { error: ({ input }) => fault({ code: 'number-too-small', data: limited(input) }) })
    .max(most, { error: ({ input }) => fault({ code: 'number-too-large', data: limited(input) }) })
    .meta({ kind: 'number', examples: [String(least)] });
}

/** A whole number from `least` to `most`; `noun` describes it in messages. */
export function whole(least: number, most: number, noun = 'a whole number') {
  const data = facts(least, most, noun);
  const number = decimal(least, most, noun);
  return number
    .int({ error: ({ input }) => fault({ code: 'number-with-fraction', data: data(input) }) })
    .meta({ kind: 'number', examples: [String(least)] });
}

/**
 * A price in the currency of the site, above 0: in whole units where prices are whole, else with at most as many
 * decimals as the currency has.
 */
export const price = z
  .number({
    error: ({ input }) => {
      const { values, isCertain } = amountsMeant(input);
      const meant: Meant | undefined =
        values.length > 0 ? { values: values.map(String), isCertain } : undefined;
      return fault({ code: 'not-a-price', data: { input: inputOf(input) }, meant });
    },
  })
  .refine((value) => Number(value.toFixed(__PLACE__.decimals)) === value, {
    error: ({ input }) =>
      fault({
        code: 'price-with-fraction',
        data: { input },
        meant: { values: roundedAmounts(Math.abs(Number(input))).map(String), isCertain: false },
      }),
  })
  .positive({
    error: ({ input }) =>
      fault({
        code: 'price-not-above-zero',
        data: { input, example: Math.abs(Number(input)) || 750 },
      }),
  })
  .refine((value) => value <= __PLACE__.highestPrice, {
    error: ({ input }) => fault({ code: 'price-too-high', data: { input } }),
  })
  .meta({
    kind: 'price',
    written: 'Digits only, without the sign of the currency or what separates thousands.',
    examples: ['750'],
  });

/** 29.905 → 29.90 or 29.91, where prices have decimals. */
const roundedAmounts = (amount: number) => {
  const factor = 10 ** __PLACE__.decimals;
  return factor === 1
    ? wholeAmounts(amount)
    : [Math.floor(amount * factor) / factor, Math.ceil(amount * factor) / factor];
};

/** 750.5 → 750 or 751; 1.15 → 1150, because YAML reads 1.150 as the number 1.15. */
const wholeAmounts = (amount: number) =>
  amount < 100 ? [Math.round(amount * 1000)] : [Math.floor(amount), Math.ceil(amount)];

/** A text or a number as it was typed; the empty text for anything else. */
const typedText = (input: unknown) =>
  typeof input === 'string' || typeof input === 'number' ? String(input) : '';

/** What people write beside an amount, as a regular expression: the sign, the code and the name of the currency. */
function currencies(): string {
  const name = __PLACE__.currencyName.split(' ').at(-1)!;
  const own = [__PLACE__.currencySign, __PLACE__.currency, name];
  const all = __PLACE__.currency === 'INR' ? [...own, 'rs.', 'rs'] : own;
  return all.map((word) => word.replace(/[.$]/g, '\\$&')).join('|');
}

/** Commas between thousands or lakhs: 1,150 and 1,15,000. */
const withCommas = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})$/;

/** What a mistyped price may mean: "₹1,150/-" one price; "750,00" and "75O" two; "750-950" a guess; "free" none. */
function amountsMeant(input: unknown): Meant<number> {
  const typed = typedText(input)
    .replace(/\p{Nd}/gu, asLatinDigit)
    .trim()
    .replace(new RegExp(`^(?:${currencies()})\\s*|\\s*(?:\\/-|${currencies()})$`, 'giu'), '');
  const isPlain = (words: string) => /^\d+$/.test(words) || withCommas.test(words);
  const amount = (words: string) => Number(words.replace(/\D/g, ''));
  const possible = (...amounts: number[]) => {
    const values = [...new Set(amounts)].filter(
      (value) => value >= 1 && value <= __PLACE__.highestPrice,
    );
    return { values, isCertain: values.length === 1 && amounts.length === 1 };
  };
  const whole = typed.replace(/\.00?$/, '');
  if (isPlain(whole)) return possible(amount(whole));
  const [, units, , cents] = /^([\d,]*\d)([.,])(\d+)$/.exec(typed) ?? [];
  if (units !== undefined && cents !== undefined) {
    if (cents.length <= __PLACE__.decimals) return possible(Number(`${amount(units)}.${cents}`));
    return cents.length < 3
      ? possible(amount(units), amount(typed))
      : possible(amount(typed), amount(units));
  }
  const [, thousands] = /^(\d+)\s*k$/i.exec(typed) ?? [];
  if (thousands !== undefined) return possible(Number(thousands) * 1000, Number(thousands));
  // Letters that look like digits, or that were typed beside them by mistake.
  if (/^[\dolisb]*\d[\dolisb]*$/i.test(typed))
    return possible(amount(withDigits(typed)), amount(typed));
  const figures = typed.split(/\s+/);
  if (figures.length > 1 && figures.every((figure) => /^\d{3,}$/.test(figure)))
    return possible(...figures.map(Number));
  // Of several numbers, the first may be the price.
  const [first = ''] = /^\d[\d\s.]*(?=[.,]\d\d?$|$)|\d[\d,.]*/.exec(typed) ?? [];
  return { values: possible(amount(first)).values, isCertain: false };
}

const digitsLike: Record<string, string> = { o: '0', l: '1', i: '1', s: '5', b: '8' };
/** "7S0" → "750" */
const withDigits = (typed: string) =>
  typed.replace(/[olisb]/gi, (letter) => digitsLike[letter.toLowerCase()]!);

/** A digit of any script → 0 to 9; the digits of each script are consecutive in Unicode. */
function asLatinDigit(digit: string): string {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0)! - zero < 9) zero--;
  return String(digit.codePointAt(0)! - zero);
}
