import { expect, test } from 'vitest';
import { readingMinutes } from '../../../src/content/text/text-size.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`);

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i min', (count, minutes) => {
  expect(readingMinutes(words(count).join(' '))).toBe(minutes);
  expect(readingMinutes(words(count).join('\n\n'))).toBe(minutes);
});

test('the editor, which reads Markdown, says the same as the page, which reads its text', () => {
  const text = words(299);
  expect(readingMinutes(`## ${text.join('\n- ')}`)).toBe(readingMinutes(text.join(' ')));
});
