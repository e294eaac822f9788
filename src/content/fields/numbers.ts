import { mustBe, problem, toWrite } from '../problem.ts';
import { formatPrice } from '../text/format.ts';
import { z } from './zod.ts';

/** Returns a text or a number as it was typed; '' for anything else. The fields with numbers and prices are below. */
const typedText = (input: unknown) =>
  typeof input === 'string' || typeof input === 'number' ? String(input) : '';

/** Returns a number that fits: the one in the input, or the nearest to 1. */
function exampleOf(input: unknown, least: number, most: number): number {
  const digits = typedText(input)
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/\D/g, '');
  const found = digits === '' ? NaN : Number(digits);
  return found >= least && found <= most ? found : Math.max(least, Math.min(most, 1));
}

/** A field with a number from `least` to `most`; `noun` describes it in messages. */
export function decimal(least: number, most: number, noun = 'a number') {
  const limited = (what: string) => ({
    error: ({ input }: { input?: unknown }) =>
      mustBe(
        what,
        input,
        `Write a number from ${least} to ${most}, for example ${exampleOf(input, least, most)}`,
      ),
  });
  return z
    .number(digitsOnly(least, most, noun))
    .min(least, limited(`at least ${least}`))
    .max(most, limited(`at most ${most}`))
    .meta({ kind: 'number', examples: [String(least)] });
}

const digitsOnly = (least: number, most: number, noun: string) => ({
  error: ({ input }: { input?: unknown }) => {
    const example = exampleOf(input, least, most);
    return String(input).trim() === String(example)
      ? mustBe(noun, input, `Write ${example}`, { write: example })
      : mustBe(noun, input, `Write digits only, for example ${example}`);
  },
});

/** A field with a whole number from `least` to `most`; `noun` describes it in messages. */
export const whole = (least: number, most: number, noun = 'a whole number') =>
  decimal(least, most, noun)
    .int(digitsOnly(least, most, noun))
    .meta({ kind: 'number', examples: [String(least)] });

/** What to write as a price. No price is corrected: "199,00" is 199 in one country, and 19900 in none. */
const example = () =>
  `Write digits only, without ${__PLACE__.currencySign}, commas and quotes, for example ${__PLACE__.decimals === 0 ? '750' : '199.50'}`;

/** Describes a price that is not a number, such as "₹1,150/-". */
const priceProblem = ({ input }: { input?: unknown }) =>
  mustBe(`a number of ${__PLACE__.currencyName}`, input, example());

/**
 * A field with a price above 0 in the currency of the site: in whole units if prices are whole there, else with at most
 * as many decimals as the currency has.
 */
export const price = z
  .number({ error: priceProblem })
  .refine((value) => Number(value.toFixed(__PLACE__.decimals)) === value, {
    error: ({ input }) =>
      mustBe(
        __PLACE__.decimals === 0
          ? `whole ${__PLACE__.currencyName}`
          : `a price with at most ${__PLACE__.decimals} digits after the point`,
        input,
        toWrite(roundedAmounts(Math.abs(Number(input))), false),
      ),
  })
  .positive({ error: ({ input }) => mustBe('more than 0', input, example()) })
  .refine((value) => value <= __PLACE__.highestPrice, {
    error: ({ input }) =>
      problem(`{field} is ${formatPrice(Number(input))}, which cannot be right.`, example()),
  })
  .meta({
    kind: 'price',
    written: 'Digits only, without the sign of the currency or what separates thousands.',
    examples: ['750'],
  });

/** Returns the amounts that one with too many decimals may mean: 29.905 → 29.90 or 29.91. */
const roundedAmounts = (amount: number) => {
  const factor = 10 ** __PLACE__.decimals;
  return factor === 1
    ? wholeAmounts(amount)
    : [Math.floor(amount * factor) / factor, Math.ceil(amount * factor) / factor];
};

/** Returns the whole amounts that one may mean: 750.5 → 750 or 751; 1.15 → 1150, because YAML reads 1.150 as 1.15. */
const wholeAmounts = (amount: number) =>
  amount < 100 ? [Math.round(amount * 1000)] : [Math.floor(amount), Math.ceil(amount)];
