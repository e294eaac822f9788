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
    error: ({ input }) =>
      fault({ code: 'not-a-price', data: { input: inputOf(input) }, meant: priceMeant(input) }),
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

/** The price that somebody wrote with what belongs beside one: "₹1,150/-". Undefined for anything else. */
function priceMeant(input: unknown): Meant | undefined {
  const digits = typedText(input)
    .trim()
    .replace(new RegExp(`^(?:${currencies()})\\s*|\\s*(?:\\/-|${currencies()})$`, 'giu'), '')
    .replace(/(?<=\d),(?=\d{2,3}(?:,|$))|\.00?$/g, '');
  const isPrice = /^[1-9]\d*$/.test(digits) && Number(digits) <= __PLACE__.highestPrice;
  return isPrice ? { values: [digits], isCertain: true } : undefined;
}
