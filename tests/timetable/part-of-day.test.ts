import { expect, test } from 'vitest';
import { partOfDay } from '../../src/timetable/week-grid.ts';

test('a class belongs to the part of the day in which it begins', () => {
  const limits = { afternoonFrom: '12:00', eveningFrom: '17:00' };
  expect(['11:59', '12:00', '16:59', '17:00'].map((start) => partOfDay(start, limits))).toEqual([
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ]);
});
