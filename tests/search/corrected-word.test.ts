import { expect, test } from 'vitest';
import { meantWord } from '../../src/search/meant-word.ts';

test('of several words the one in most posts was meant, and short words are left alone', () => {
  const known = [
    ['rest', 2],
    ['test', 5],
  ] as const;
  expect(meantWord('pest', known)).toBe('test');
  expect(meantWord('est', known)).toBeUndefined();
  expect(meantWord('kettlebell', known)).toBeUndefined();
});
