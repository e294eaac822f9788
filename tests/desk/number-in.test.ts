import { expect, test } from 'vitest';
import { numberIn } from '../../src/desk/form/price-time-and-date-controls.tsx';

test.each([
  ['1150', 0, 1150],
  ['0', 0, 0],
  // A price with a comma in a country of whole prices stays a text, which the check refuses.
  ['29,90', 0, undefined],
  ['29,90', 2, 29.9],
  // The bounds of the calculator have decimals, wherever the gym is.
  ['18.5', 2, 18.5],
  ['1,150', 2, undefined],
  ['₹750', 2, undefined],
  ['007', 0, undefined],
])('“%s” with %i decimals is %s', (typed, decimals, number) => {
  expect(numberIn(typed, decimals)).toBe(number);
});
