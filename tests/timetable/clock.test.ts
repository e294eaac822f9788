import { expect, test } from 'vitest';
import { dayOf, nextDate } from '../../src/timetable/clock.ts';

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
