import { expect, test } from 'vitest';
import { plainLine, plainText, tidyLine } from '../../src/desk/form/plain-text.ts';

test.each([
  ['One\r\ntwo\u2028three\rfour', 'One two three four'],
  ['Yoga\u00a0at\u202fsix ', 'Yoga at six '],
  ['\ufeffYo\u200bga\u00ad', 'Yoga'],
  ['She said “don’t”.', 'She said “don’t”.'],
  [' a word with its spaces ', ' a word with its spaces '],
])('%j is pasted into a line as %j', (pasted, plain) => expect(plainLine(pasted)).toBe(plain));

test('a list with bullets is one with hyphens', () => {
  expect(plainText('Bring:\r\n•\tshoes\n · water')).toBe('Bring:\n- shoes\n - water');
});

test('the cells of a row are parted, and a list of Word is a list', () => {
  expect(plainText('Plan\tPrice\r\nExperts\t\t750\t\n\tAll')).toBe(
    'Plan · Price\nExperts · 750\nAll',
  );
  expect(plainText('•\tshoes\n1.\twater\n-\ttowel')).toBe('- shoes\n1. water\n- towel');
  expect(plainLine('Experts\t750\nBeginners\t350')).toBe('Experts · 750 Beginners · 350');
});

test('a line is kept with one space between two words', () => {
  expect(tidyLine('  Yoga   at\u00a0 six\t')).toBe('Yoga at six');
});

test.each(['ಕ್‍ಷ', 'क्‌ष', '👨‍👩‍👧'])('%j keeps what joins its letters', (typed) =>
  expect(tidyLine(typed)).toBe(typed),
);
