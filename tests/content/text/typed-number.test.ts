import { expect, test } from 'vitest';
import { numbersTyped, typedNumber } from '../../../src/content/text/typed-number.ts';

test.each([
  ['1150', 0, 'en-IN', [1150]],
  ['0', 0, 'en-IN', [0]],
  ['1,150', 0, 'en-IN', [1150]],
  ['1,25,000', 0, 'en-IN', [125_000]],
  // In a currency without decimals only the thousands can be meant.
  ['1.150', 0, 'en-IN', [1150]],
  ['29,90', 0, 'en-IN', []],
  ['29,90', 2, 'da-DK', [29.9]],
  ['29.90', 2, 'da-DK', [29.9]],
  ['199,00', 2, 'da-DK', [199]],
  ['1.990,50', 2, 'da-DK', [1990.5]],
  ['1 990,50', 2, 'da-DK', [1990.5]],
  ["1'990.50", 2, 'de-CH', [1990.5]],
  ['1,990.50', 2, 'en-GB', [1990.5]],
  ['1.990.000', 2, 'da-DK', [1_990_000]],
  // The notation of the place comes first.
  ['1.990', 2, 'da-DK', [1990, 1.99]],
  ['1,990', 2, 'da-DK', [1.99, 1990]],
  ['1,990', 2, 'en-GB', [1990, 1.99]],
  ['1.995', 2, 'da-DK', [1995]],
  ['0.990', 2, 'da-DK', [0.99]],
  ['18.5', 2, 'en-IN', [18.5]],
  ['₹750', 2, 'en-IN', []],
  ['007', 0, 'en-IN', []],
  ['1..5', 2, 'en-IN', []],
  ['1.5.5', 2, 'en-IN', []],
  ['', 0, 'en-IN', []],
])('“%s” with %i decimals in %s is %j', (typed, decimals, locale, numbers) => {
  expect(numbersTyped(typed, decimals, locale)).toEqual(numbers);
});

test('what is written is read again', () => {
  for (const locale of ['en-IN', 'da-DK', 'de-CH', 'fr-FR'])
    for (const number of [0, 7, 199, 1990, 1990.5, 29.9, 0.5, 125_000])
      expect(numbersTyped(typedNumber(number, locale), 2, locale)).toEqual([number]);
});
