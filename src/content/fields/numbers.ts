import type { PlaceFormats } from '../place/place-formats.ts';
import { mustBe, problem, toWrite } from '../problem.ts';
import { formatPrice } from '../text/format.ts';
import { note, type Notes } from './notes.ts';
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

/** A field with a number from `least` to `most`; the `noun` of its notes is its name in messages. */
export function decimal(label: string, least: number, most: number, more: Notes = {}) {
  const { noun = 'a number' } = more;
  const limited = (what: string) => ({
    error: ({ input }: { input?: unknown }) =>
      mustBe(
        what,
        input,
        `Write a number from ${least} to ${most}, for example ${exampleOf(input, least, most)}`,
      ),
  });
  return note(
    z
      .number(digitsOnly(least, most, noun))
      .min(least, limited(`at least ${least}`))
      .max(most, limited(`at most ${most}`)),
    { kind: 'number', example: String(least), label },
    more,
  );
}

const digitsOnly = (least: number, most: number, noun: string) => ({
  error: ({ input }: { input?: unknown }) => {
    const example = exampleOf(input, least, most);
    return String(input).trim() === String(example)
      ? mustBe(noun, input, `Write ${example}`, { write: example })
      : mustBe(noun, input, `Write digits only, for example ${example}`);
  },
});

/** The same for a whole number. */
export function whole(label: string, least: number, most: number, more?: Notes) {
  const noun = more?.noun ?? 'a whole number';
  return decimal(label, least, most, { ...more, noun }).int(digitsOnly(least, most, noun));
}

/** Says what is wrong with a price: it must be in whole units if prices are whole there, or have few decimals. */
function wrongPrice(value: unknown, place: PlaceFormats): string | undefined {
  const { currencyName, decimals, highestPrice } = place;
  const example = `Write digits only, without ${place.currencySign}, commas and quotes, for example ${decimals === 0 ? '750' : '199.50'}`;
  // No price is corrected: "199,00" is 199 in one country, and 19900 in none.
  if (typeof value !== 'number' || !Number.isFinite(value))
    return mustBe(`a number of ${currencyName}`, value, example);
  if (Number(value.toFixed(decimals)) !== value)
    return mustBe(
      decimals === 0
        ? `whole ${currencyName}`
        : `a price with at most ${decimals} digits after the point`,
      value,
      toWrite(roundedAmounts(Math.abs(value), decimals), false),
    );
  if (value <= 0) return mustBe('more than 0', value, example);
  return value > highestPrice
    ? problem(`{field} is ${formatPrice(value, place)}, which cannot be right.`, example)
    : undefined;
}

/** A field with a price above 0 in the currency of the site, which says how high a price is and how many decimals it has. */
export const price = (label?: string, more?: Notes) =>
  note(
    z.number().positive(),
    {
      kind: 'price',
      written: 'Digits only, without the sign of the currency or what separates thousands.',
      example: '750',
      wrongAt: wrongPrice,
      label,
    },
    more,
  );

/** Returns the amounts that one with too many decimals may mean: 29.905 → 29.90 or 29.91. */
function roundedAmounts(amount: number, decimals: number) {
  const factor = 10 ** decimals;
  return factor === 1
    ? wholeAmounts(amount)
    : [Math.floor(amount * factor) / factor, Math.ceil(amount * factor) / factor];
}

/** Returns the whole amounts that one may mean: 750.5 → 750 or 751; 1.15 → 1150, because YAML reads 1.150 as 1.15. */
const wholeAmounts = (amount: number) =>
  amount < 100 ? [Math.round(amount * 1000)] : [Math.floor(amount), Math.ceil(amount)];
