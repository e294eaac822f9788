import { expect, test } from 'vitest';
import { correctedWord } from '../../../src/pages/blog/search-posts.ts';

test('of several words the one in most posts was meant, and short words are left alone', () => {
  const known = [
    ['rest', 2],
    ['test', 5],
  ] as const;
  expect(correctedWord('pest', known)).toBe('test');
  expect(correctedWord('est', known)).toBeUndefined();
  expect(correctedWord('kettlebell', known)).toBeUndefined();
});
