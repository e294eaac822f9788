import { afterEach, expect, test, vi } from 'vitest';
import { dayOf, indianToday, minutesBetween, nextDate } from '../../src/timetable/clock.ts';

test('a date knows its day', () => {
  expect(dayOf('2026-11-23')).toBe('monday');
  expect(dayOf('2027-01-26')).toBe('tuesday');
});

test.each([
  ['monday', '2026-11-23', '2026-11-23'],
  ['sunday', '2026-11-23', '2026-11-29'],
  ['friday', '2026-12-31', '2027-01-01'],
] as const)('the next %s from %s on is %s', (day, from, date) => {
  expect(nextDate(day, from)).toBe(date);
});

afterEach(() => void vi.useRealTimers());

test('today is the day in India, whatever the day is elsewhere', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T18:29:00Z') });
  expect(indianToday()).toBe('2026-11-22');
  vi.setSystemTime(new Date('2026-11-22T18:30:00Z'));
  expect(indianToday()).toBe('2026-11-23');
});

test('minutes are counted over the hour', () => {
  expect(minutesBetween('17:30', '18:05')).toBe(35);
  expect(minutesBetween('09:00', '10:45')).toBe(105);
});
