import { expect, test } from 'vitest';
import {
  clockTime,
  countedTime,
  formatCount,
  formatPrice,
  formatSpans,
  formatTime,
  joinWords,
  listItems,
  longestName,
  shortNameOf,
  toId,
  typedTime,
} from '../../../src/content/text/format.ts';
import { india } from '../place/places.ts';

test('writes rupees the Indian way', () => {
  expect([750, 1150, 120000].map((amount) => formatPrice(amount, india))).toEqual([
    '₹750',
    '₹1,150',
    '₹1,20,000',
  ]);
});

test.each([
  ['00:30', '12:30am'],
  ['09:00', '9:00am'],
  ['12:00', '12:00pm'],
  ['23:30', '11:30pm'],
])('%s is said %s', (time, said) => {
  expect(formatTime(time, india)).toBe(said);
});

test('joins words with commas and a last and', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => joinWords(words, india))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('a list keeps the capital of its first item, and of names', () => {
  expect(listItems(['Flat shoes', 'A towel', 'ID card'], india)).toBe(
    'Flat shoes, a towel, ID card',
  );
});

test('counts in words up to twelve', () => {
  expect([1, 3, 12, 13].map((count) => formatCount(count, india))).toEqual([
    'one',
    'three',
    'twelve',
    '13',
  ]);
});

test.each([
  ['22:00', '22:00', '22:00', '10:00pm'],
  ['24:00', '24:00', '00:00', '12:00am'],
  ['00:30 next day', '24:30', '00:30', '12:30am'],
  ['06:00 next day', '30:00', '06:00', '6:00am'],
])('%s counts as %s, is %s on the clock and reads %s', (typed, counted, clock, read) => {
  expect(countedTime(typed)).toBe(counted);
  expect(typedTime(counted)).toBe(typed);
  expect(clockTime(counted)).toBe(clock);
  expect(formatTime(counted, india)).toBe(read);
});

test('a whole day has words of its own', () => {
  const open = (closes: string) => formatSpans([{ opens: '00:00', closes }], '24 hours', india);
  expect(open('24:00')).toBe('24 hours');
  expect(open('25:00')).toBe('12:00am – 1:00am');
});

test.each([
  ['Body Building', 'body-building'],
  ['Søren Æ.', 'soren-ae'],
  ['Løb på Åen', 'lob-pa-aen'],
  ['Große Straße', 'grosse-strasse'],
  ['Łódź', 'lodz'],
  ['Þórdís Ðe', 'thordis-de'],
  ['Crème Brûlée!', 'creme-brulee'],
  ['İstanbul ılık', 'istanbul-ilik'],
  ['ಯೋಗ', ''],
])('%s suggests the id %s', (name, id) => {
  expect(toId(name)).toBe(id);
});

test('a long title makes a name that ends with a word, however long it is', () => {
  const words = [
    'five',
    'stretches',
    'for',
    'a',
    'rather-long',
    'working',
    'Düsseldorf',
    '–',
    'day',
  ];
  const form = /^[a-z0-9]+(-[a-z0-9]+)*$/;
  for (let start = 0; start < words.length; start += 1)
    for (let length = 1; length < 40; length += 1) {
      const title = Array.from({ length }, (_, at) => words[(start + at * 2) % words.length]).join(
        ' ',
      );
      for (const most of [longestName, 48, 10]) {
        const name = shortNameOf(title, most);
        if (toId(title) !== '') expect(name, title).toMatch(form);
        expect(name.length).toBeLessThanOrEqual(most);
        expect(`${toId(title)}-`).toContain(`${name}-`);
      }
    }
  expect(shortNameOf('x'.repeat(70))).toBe('x'.repeat(60));
  expect(shortNameOf('योग')).toBe('');
});
