import { expect, test } from 'vitest';
import { toId } from '../../../src/content/text/format.ts';

test.each([
  ['Body Building', 'body-building'],
  ['Søren Æ.', 'soren-ae'],
  ['Løb på Åen', 'lob-pa-aen'],
  ['Große Straße', 'grosse-strasse'],
  ['Łódź', 'lodz'],
  ['Þórdís Ðe', 'thordis-de'],
  ['Crème Brûlée!', 'creme-brulee'],
  ['İstanbul ılık', 'istanbul-ilik'],
  ['ಯೋಗ', ''],
])('%s suggests the id %s', (name, id) => {
  expect(toId(name)).toBe(id);
});
