import type { PlaceFormats } from '../place/place-formats.ts';
import { problem, type ValueSentences, toWrite } from '../problem.ts';
import { formatPrice } from '../text/format.ts';
import { note, type Notes } from './notes.ts';
import { z } from './zod.ts';

/** A field with a number from `least` to `most`; the `noun` of its notes is its name in messages. */
export const decimal = (label: string, least: number, most: number, more?: Notes) =>
  note(z.number().min(least).max(most), { kind: 'number', example: String(least), label }, more);

/** The same for a whole number. */
export const whole = (...given: Parameters<typeof decimal>) => decimal(...given).int();

/** Says what is wrong with a price, which has only the decimals that prices have at the place. */
function wrongPrice(value: unknown, place: PlaceFormats): ValueSentences | undefined {
  const { currencyName, decimals, highestPrice } = place;
  const unit = currencyName.slice(currencyName.lastIndexOf(' ') + 1);
  const wholeUnit = decimals === 0 ? `whole ${unit}` : unit;
  const message = `Write the price in ${wholeUnit}, such as ${decimals === 0 ? '750' : '199.50'}.`;
  const digits = `Use digits only, without ${place.currencySign}, commas or quotes.`;
  // A text is never turned into a price: "1,990" is 1990 in one country and 1.99 in another.
  if (typeof value !== 'number' || !Number.isFinite(value)) return problem(message, digits);
  if (Number(value.toFixed(decimals)) !== value)
    return problem(message, toWrite(roundedAmounts(Math.abs(value), decimals), false));
  if (value <= 0) return problem('A price must be more than zero.', message);
  return value > highestPrice
    ? problem(`{field} is ${formatPrice(value, place)}, which cannot be right.`, message)
    : undefined;
}

/** A field with a price above 0; the currency of the site sets the highest price and the number of decimals. */
export const price = (label?: string, more?: Notes) =>
  note(
    z.number().positive(),
    {
      kind: 'price',
      written: 'Digits only, without a currency sign or thousands separators.',
      example: '750',
      wrongAt: wrongPrice,
      label,
    },
    more,
  );

/** Returns the amounts that an amount with too many decimals may mean: 29.905 → 29.90 or 29.91. */
function roundedAmounts(amount: number, decimals: number) {
  const factor = 10 ** decimals;
  return factor === 1
    ? wholeAmounts(amount)
    : [Math.floor(amount * factor) / factor, Math.ceil(amount * factor) / factor];
}

/**
 * Returns the whole amounts that an amount with decimals may mean: 750.5 → 750 or 751; 1.15 → 1150, because YAML reads
 * 1.150 as 1.15.
 */
const wholeAmounts = (amount: number) =>
  amount < 100 ? [Math.round(amount * 1000)] : [Math.floor(amount), Math.ceil(amount)];
