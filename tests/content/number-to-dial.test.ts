import { afterEach, expect, test } from 'vitest';
import { numberToDial } from '../../src/content/number-to-dial.ts';

const { country } = __PLACE__;
afterEach(() => Object.assign(__PLACE__, { country }));

test.each([
  ['IN', '080 4123 4567', '+918041234567'],
  ['IN', '+44 20 7946 0123', '+442079460123'],
  ['IN', '4123 4567', undefined],
  ['IN', '+91 80', undefined],
  ['GB', '020 7946 0123', '+442079460123'],
  ['CA', '(416) 555-0123', '+14165550123'],
  ['DK', '32 12 34 56', '+4532123456'],
  ['IT', '06 5551 2345', '+390655512345'],
  ['FR', '01 55 51 23 45', '+33155512345'],
  // A country whose forms are not listed.
  ['ZZ', '080 4123 4567', undefined],
])('in %s, %s is dialled as %s', (home, display, dialled) => {
  Object.assign(__PLACE__, { country: home });
  expect(numberToDial(display)).toBe(dialled);
});
