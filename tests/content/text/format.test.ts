import { expect, test } from 'vitest';
import {
  formatCount,
  formatHours,
  formatPrice,
  formatTime,
  joinWords,
  listItems,
} from '../../../src/content/text/format.ts';

test('writes rupees the Indian way', () => {
  expect([750, 1150, 120000].map(formatPrice)).toEqual(['₹750', '₹1,150', '₹1,20,000']);
});

test.each([
  ['00:30', '12:30am'],
  ['09:00', '9:00am'],
  ['12:00', '12:00pm'],
  ['23:30', '11:30pm'],
])('%s is said %s', (time, said) => {
  expect(formatTime(time)).toBe(said);
});

test('says hours as a span', () => {
  expect(formatHours('05:30', '23:30')).toBe('5:30am – 11:30pm');
});

test('joins words with commas and a last and', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinWords)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('a list keeps the capital of its first item, and of names', () => {
  expect(listItems(['Flat shoes', 'A towel', 'ID card'])).toBe('Flat shoes, a towel, ID card');
});

test('counts in words up to twelve', () => {
  expect([1, 3, 12, 13].map(formatCount)).toEqual(['one', 'three', 'twelve', '13']);
});
