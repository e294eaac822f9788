import { expect, test } from 'vitest';
import { isLongPrice } from '../../src/content/prices.ts';

test.each([
  ['₹1,150', false],
  ['₹ 1 150', false],
  ['$29.90', false],
  ['₹11,500', true],
  ['1.150 kr.', true],
])('%s is too long for the largest figures: %s', (price, isLong) => {
  expect(isLongPrice(price)).toBe(isLong);
});
