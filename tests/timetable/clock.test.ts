import { expect, test, vi } from 'vitest';
import { addMonths, nextDate, placeToday } from '../../src/timetable/clock.ts';

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

test('today is the day in India, whatever the day is elsewhere', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T18:29:00Z') });
  expect(placeToday()).toBe('2026-11-22');
  vi.setSystemTime(new Date('2026-11-22T18:30:00Z'));
  expect(placeToday()).toBe('2026-11-23');
});
