import { expect, test } from 'vitest';
import { cutAt } from '../../src/desk/form/one-line.ts';

test.each([
  ['Strength and food', 48, 'Strength and food'],
  ['Strength, fitness and food', 12, 'Strength, …'],
  // A web address, or a language without spaces.
  ['https://gym.example/plans', 12, 'https://gym.…'],
])('%s, in %i letters, is %s', (line, most, cut) => {
  expect(cutAt(line, most)).toBe(cut);
});
