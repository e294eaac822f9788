import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { parseText } from '../../src/check/parse-text.ts';
import { decimal, price } from '../../src/content/fields/numbers.ts';
import { placeAt } from '../content/place/places.ts';

const schema = z.strictObject({ price, from: decimal(1, 50).optional() });
const said = (text: string) =>
  parseText(text, schema).problems.map(({ message, remedy, edits }) => [message, remedy, edits]);

test('three digits after a point are asked about where a point also separates thousands', () => {
  vi.stubGlobal('__PLACE__', placeAt('denmark'));
  expect(said('price: 1.990')).toEqual([
    ['"1.990" can be read in two ways.', 'Write 1990, or 1.99 if that is meant.', undefined],
  ]);
  expect(said('price: 199\nfrom: 18.500')).toEqual([
    ['"18.500" is not a plain number.', 'Write what you mean, for example 18.5', undefined],
  ]);
  for (const right of ['1990', '1.99', '1.9', '199.50'])
    expect(said(`price: ${right}`), right).toEqual([]);
});

test('where a comma separates thousands, three digits after a point are decimals', () => {
  vi.stubGlobal('__PLACE__', placeAt('india'));
  expect(said('price: 199\nfrom: 18.525')).toEqual([]);
});

test.each(['199,00', '"199,00"', '1.990,00', '"199"', 'kr 199'])(
  'the price %s is refused, and nothing is written in its place',
  (typed) => {
    vi.stubGlobal('__PLACE__', placeAt('denmark'));
    expect(said(`price: ${typed}`)).toEqual([
      [
        expect.stringContaining('must be a number of'),
        'Write digits only, without kr., commas and quotes, for example 199.50',
        undefined,
      ],
    ]);
  },
);
