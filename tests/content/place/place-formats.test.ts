import { expect, test } from 'vitest';
import { formatsOf } from '../../../src/content/place/place-formats.ts';
import {
  formatDate,
  formatPrice,
  formatTime,
  joinWords,
  listItems,
  splitDate,
} from '../../../src/content/text/format.ts';
import { nameOfDay, shortNameOfDay, weekdaysInOrder } from '../../../src/content/weekdays.ts';
import { dayAndDate, shortDayAndDate } from '../../../src/timetable/day-notes.ts';
import { placeAt, type PlaceName } from './places.ts';

const said: Record<PlaceName, readonly string[]> = {
  india: ['January 6, 2027', '6:05pm', '12:30am', '₹1,25,000', 'a, b and c', 'January 2027'],
  denmark: ['6. januar 2027', '18.05', '0.30', '125.000 kr.', 'a, b og c', 'januar 2027'],
  poland: ['6 stycznia 2027', '18:05', '0:30', '125 000 zł', 'a, b i c', 'styczeń 2027'],
  germany: ['6. Januar 2027', '18:05', '0:30', '125.000 €', 'a, b und c', 'Januar 2027'],
  hungary: ['2027. január 6.', '18:05', '0:30', '125 000 Ft', 'a, b és c', '2027. január'],
  newYork: ['January 6, 2027', '6:05pm', '12:30am', '$125,000', 'a, b and c', 'January 2027'],
  quebec: ['6 janvier 2027', '18 h 05', '0 h 30', '125 000 $', 'a, b et c', 'janvier 2027'],
  lordHowe: ['6 January 2027', '6:05pm', '12:30am', '$125,000', 'a, b and c', 'January 2027'],
};

test.each(Object.entries(said))('%s writes dates, times, prices and lists', (name, lines) => {
  const place = placeAt(name as PlaceName);
  const found = [
    formatDate('2027-01-06', place),
    formatTime('18:05', place),
    formatTime('24:30', place),
    formatPrice(125_000, place),
    joinWords(['a', 'b', 'c'], place),
    splitDate('2027-01-06', place).month,
  ];
  expect(found.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(lines);
});

test.each<[PlaceName, string, string, string, string]>([
  ['india', 'Wednesday, January 6', 'Wed, Jan 6', 'monday', 'Monday Mon'],
  ['denmark', 'onsdag 6. januar', 'Ons 6. jan', 'monday', 'mandag man'],
  ['germany', 'Mittwoch, 6. Januar', 'Mi, 6. Jan', 'monday', 'Montag Mo'],
  ['newYork', 'Wednesday, January 6', 'Wed, Jan 6', 'sunday', 'Monday Mon'],
])('%s names days', (name, long, short, first, names) => {
  const place = placeAt(name);
  expect(weekdaysInOrder(place)[0]).toBe(first);
  expect(`${nameOfDay('monday', place)} ${shortNameOfDay('monday', place)}`).toBe(names);
  expect(dayAndDate('2027-01-06', place)).toBe(long);
  expect(shortDayAndDate('2027-01-06', place)).toBe(short);
});

test('twelve hours are written with a space where the language has one', () => {
  const place = { language: 'fr', country: 'CA', timeZone: 'America/Toronto', currency: 'CAD' };
  expect(formatTime('18:05', formatsOf({ ...place, clock: 12 }, [], 2026))).toBe(
    '6\u00a0h\u00a005\u00a0p.m.',
  );
});

test('a price has decimals where it needs them, and where prices have them', () => {
  const germany = placeAt('germany');
  expect([formatPrice(29.9, germany), formatPrice(30, germany)]).toEqual([
    '29,90\u00a0€',
    '30\u00a0€',
  ]);
  expect(formatPrice(29, placeAt('india'))).toBe('₹29');
});

test('the first day of a month is an ordinal number in French', () => {
  expect(formatDate('2027-01-01', placeAt('quebec'))).toBe('1er janvier 2027');
  expect(formatDate('2027-01-11', placeAt('quebec'))).toBe('11 janvier 2027');
});

test('nouns of a list keep their capital letter in German', () => {
  const items = ['Matte', 'Handtuch'];
  expect(listItems(items, placeAt('germany'))).toBe('Matte, Handtuch');
  expect(listItems(items, placeAt('denmark'))).toBe('Matte, handtuch');
});
