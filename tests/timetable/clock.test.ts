import { expect, test } from 'vitest';
import { addMonths, nextDate } from '../../src/content/dates.ts';
import { placeTime } from '../../src/timetable/clock.ts';
import { placeAt } from '../content/place/places.ts';

test.each([
  ['monday', '2026-11-23', '2026-11-23'],
  ['sunday', '2026-11-23', '2026-11-29'],
  ['friday', '2026-12-31', '2027-01-01'],
] as const)('the next %s from %s on is %s', (day, from, date) => {
  expect(nextDate(day, from)).toBe(date);
});

test.each([
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-01-01', -1, '2026-12-01'],
])('%s, moved by %i months, is %s', (from, by, date) => {
  expect(addMonths(from, by)).toBe(date);
});

test.each([
  ['india', '2026-11-22T18:29:00Z', '2026-11-22', '23:59'],
  ['india', '2026-11-22T18:30:00Z', '2026-11-23', '00:00'],
  ['denmark', '2026-11-22T23:00:00Z', '2026-11-23', '00:00'],
  ['denmark', '2027-03-28T00:59:00Z', '2027-03-28', '01:59'],
  ['denmark', '2027-03-28T01:00:00Z', '2027-03-28', '03:00'],
] as const)('in %s %s is %s, %s', (place, moment, date, time) => {
  expect(placeTime(Date.parse(moment), placeAt(place).clock)).toMatchObject({ date, time });
});
