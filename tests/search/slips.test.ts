import { expect, test } from 'vitest';
import { isOneSlip, meantWord } from '../../src/search/slips.ts';

test.each([
  ['protien', 'protein'],
  ['yogaa', 'yoga'],
  ['yga', 'yoga'],
  ['yoha', 'yoga'],
  ['xyoga', 'yoga'],
  ['stretchin', 'stretching'],
])('%s is one slip away from %s, and the other way round', (typed, meant) => {
  expect([isOneSlip(typed, meant), isOneSlip(meant, typed)]).toEqual([true, true]);
});

test.each([
  ['yoga', 'yoga'],
  ['yogaaa', 'yoga'],
  ['proteni', 'protein'.slice(0, 5)],
  ['squash', 'squats'],
])('%s is no slip of %s', (typed, other) => {
  expect(isOneSlip(typed, other)).toBe(false);
});

test('of several words the one in most posts was meant, and short words are left alone', () => {
  const known = [
    ['rest', 2],
    ['test', 5],
  ] as const;
  expect(meantWord('pest', known)).toBe('test');
  expect(meantWord('est', known)).toBeUndefined();
  expect(meantWord('kettlebell', known)).toBeUndefined();
});
