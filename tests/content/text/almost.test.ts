import { expect, test } from 'vitest';
import { isAlmost } from '../../../src/content/text/nearest.ts';

test.each([
  ['protien', 'protein'],
  ['yogaa', 'yoga'],
  ['yga', 'yoga'],
  ['yoha', 'yoga'],
  ['xyoga', 'yoga'],
  ['stretchin', 'stretching'],
  ['yoga', 'yoga'],
])('%s is almost %s, and the other way round', (typed, meant) => {
  expect([isAlmost(typed, meant), isAlmost(meant, typed)]).toEqual([true, true]);
});

test.each([
  ['yogaaa', 'yoga'],
  ['proteni', 'protein'.slice(0, 5)],
  ['squash', 'squats'],
  ['cat', 'car'],
])('%s is not almost %s', (typed, other) => {
  expect(isAlmost(typed, other)).toBe(false);
});
