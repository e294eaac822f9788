import { expect, test } from 'vitest';
import { fold } from '../../src/search/fold.ts';

test.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['e\u0301A', 'ea'],
  ['Søren Łódź æ', 'soren lodz æ'],
  ['ಯೋಗ ಎಲ್ಲರಿಗೂ', 'ಯೋಗ ಎಲ್ಲರಿಗೂ'],
  ['İstanbul\nÄ~', 'istanbul\na~'],
  ['𝒜 👩‍👩‍👧 ß', '𝒜 👩‍👩‍👧 ß'],
])('%s is folded and keeps its length', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(folded).toHaveLength(text.normalize('NFC').length);
});
