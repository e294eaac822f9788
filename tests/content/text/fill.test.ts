import { expect, test } from 'vitest';
import { fill, fillFacts, fillWords } from '../../../src/content/text/fill.ts';

test('fills words in braces', () => {
  expect(fill('to {end}', { end: '10:00am' })).toBe('to 10:00am');
});

test('counts become words, with a capital at the beginning of a sentence', () => {
  const sentence = '{planCount} plans. {classCount} classes, all of the {classCount} coached.';
  expect(fillWords(sentence, { planCount: 'three', classCount: 'eleven' })).toBe(
    'Three plans. Eleven classes, all of the eleven coached.',
  );
});

test('other numbers stay figures', () => {
  expect(fillWords('{count} of {total}', { count: 3, total: 12 })).toBe('3 of 12');
});

test('what has no value yet stays, so that a text can be filled in two steps', () => {
  expect(fillWords('{class} at {business}', { business: 'Iron Banyan' })).toBe(
    '{class} at Iron Banyan',
  );
});

test('facts reach every text inside a value and nothing else', () => {
  const value = { title: 'In {city}', rows: [{ n: 1, ok: true, words: ['{city}'] }] };
  expect(fillFacts(value, { city: 'Bangalore' })).toEqual({
    title: 'In Bangalore',
    rows: [{ n: 1, ok: true, words: ['Bangalore'] }],
  });
});

test('a name that ends in a full stop ends its sentence', () => {
  expect(
    fillWords('With {trainer}. More at {url}.', { trainer: 'Meena R.', url: 'x.example' }),
  ).toBe('With Meena R. More at x.example.');
});
