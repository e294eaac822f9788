import { expect, test } from 'vitest';
import { fold, wordsOf } from '../../../src/pages/blog/search-posts.ts';

test.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['Cre\u0300me', 'creme'],
  ["child’s child's childʼs", 'childs childs childs'],
  ['(yoga) “yoga” «yoga» yoga:', 'yoga yoga yoga yoga'],
  ['rest,days rest—days', 'rest days rest days'],
  ['warm-up warm\u2011up warm–up', 'warm up warm up warm up'],
  ['Œuvre sœur Ærø Łódź Straße', 'oeuvre soeur aero lodz strasse'],
  ['ＹＯＧＡ　２０', 'yoga 20'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['soft\u00adhyphen zero\u200bwidth', 'softhyphen zerowidth'],
  ['₹1,150 #yoga', '1 150 yoga'],
  ['ಯೋಗ ಎಲ್ಲರಿಗೂ', 'ಯೋಗ ಎಲ್ಲರಿಗೂ'],
  ['.* <b>', 'b'],
])('the words of "%s" are "%s"', (typed, words) => {
  // Letters of a few scripts come apart: the same in a query and in a text.
  expect(wordsOf(typed).join(' ')).toBe(words.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''));
});

test('each letter knows where it stood', () => {
  const original = '“L’œuvre” 🪔 ok';
  const { text, positions } = fold(original);
  const at = text.indexOf('oeuvre');
  expect(original.slice(positions[at], positions[at + 'oeuvre'.length])).toBe('œuvre');
  const last = text.indexOf('ok');
  expect(original.slice(positions[last], positions[last + 2])).toBe('ok');
  expect(positions).toHaveLength(text.length + 1);
});
