import { expect, test } from 'vitest';
import type { z } from 'zod';
import { parseText } from '../../src/check/parse-text.ts';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { describe } from '../../src/content/describe.ts';
import { group } from '../../src/content/fields/groups.ts';
import { contact } from '../../src/content/contact.ts';
import { decimal, price } from '../../src/content/fields/numbers.ts';
import { fixedInEnglish } from '../../src/content/fields/text.ts';
import { placeAt, type PlaceName } from '../content/place/places.ts';
import { pictures, texts } from './content-at-hand.ts';

const fields = describe(group({ price: price(), from: decimal('From', 1, 50).optional() }));
const said = (text: string, place: PlaceName = 'denmark') =>
  parseText(text, fields, placeAt(place)).problems.map(({ message, remedy, edits }) => [
    message,
    remedy,
    edits,
  ]);

test('three digits after a point are asked about where a point also separates thousands', () => {
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
  expect(said('price: 199\nfrom: 18.525', 'india')).toEqual([]);
});

test.each(['199,00', '"199,00"', '1.990,00', '"199"', 'kr 199'])(
  'the price %s is refused, and nothing is written in its place',
  (typed) => {
    expect(said(`price: ${typed}`)).toEqual([
      [
        'Write the price in kroner, such as 199.50.',
        'Use digits only, without kr., commas or quotes.',
        undefined,
      ],
    ]);
  },
);

test.each<[string, z.ZodType, string, PlaceName[]]>([
  ['phone', contact.shape.phone.shape.number, '"+45 12 34 56 78"', ['denmark']],
  ['phone', contact.shape.phone.shape.number, '"+91 80 4123 4567"', ['denmark', 'india']],
  ['postalCode', contact.shape.address.shape.postalCode, '"2100"', ['denmark']],
  ['postalCode', contact.shape.address.shape.postalCode, '"560038"', ['denmark', 'india']],
  ['alert', fixedInEnglish('Alert', 'Please'), 'Venligst', ['denmark']],
  ['alert', fixedInEnglish('Alert', 'Please'), 'Please', ['denmark', 'india']],
  ['price', price(), '199.50', ['denmark']],
  ['price', price(), '199', ['denmark', 'india']],
])('%s %#: %s is right in %s', (name, field, typed, right) => {
  const places: PlaceName[] = ['denmark', 'india'];
  const accepting = places.filter(
    (place) =>
      parseText(`${name}: ${typed}`, describe(group({ [name]: field })), placeAt(place)).problems
        .length === 0,
  );
  expect(accepting).toEqual(right);
});

test('with another currency in site.yaml, all files are checked by it, also those that did not change', () => {
  const content = new ContentInMemory('2026-11-21', texts, pictures);
  const priced = texts.get('plans.yaml')!.replace(/^(\s+price:) \d+$/m, '$1 199.50');
  content.write('plans.yaml', priced);
  const errors = () =>
    content
      .check()
      .problems.filter(({ severity, file }) => severity === 'error' && file === 'plans.yaml')
      .map(({ message }) => message);
  expect(errors()).toEqual([expect.stringContaining('in whole rupees')]);
  content.write('site.yaml', texts.get('site.yaml')!.replace('currency: INR', 'currency: EUR'));
  expect(errors()).toEqual([]);
});
