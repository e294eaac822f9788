import { expect, test } from 'vitest';
import { isAlmost } from '../../../src/content/text/nearest.ts';

const slips = ['yogaa', 'yogi', 'ygoa', 'yoag', 'oyga', 'yga', 'yoha', 'xyoga', 'joga', 'yoga'];
const others = ['yogaaa', 'oxga', 'xyga', 'oyxx', 'gaoy', 'yagi', 'yo', 'yoxx', 'agoy'];

test.each([
  ...slips.map((typed) => [typed, 'yoga', true] as const),
  ['protien', 'protein', true] as const,
  ['stretchin', 'stretching', true] as const,
  ...others.map((typed) => [typed, 'yoga', false] as const),
  ['proteni', 'prote', false] as const,
  ['squash', 'squats', false] as const,
  ['cat', 'car', false] as const,
])('%s is almost %s, and the other way round: %s', (typed, other, expected) => {
  expect([isAlmost(typed, other), isAlmost(other, typed)]).toEqual([expected, expected]);
});
