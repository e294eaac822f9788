import { expect, test } from 'vitest';
import { partOfDay } from '../../src/timetable/part-of-day.ts';
import { hoursOfGrid, linesOf } from '../../src/timetable/week-grid.ts';

test('classes of one hour stand on one line on all days, and empty hours have none', () => {
  const days = [
    ['09:00', '18:00'],
    ['09:30', '16:00'],
  ];
  const hours = hoursOfGrid(days);
  expect(hours).toEqual([
    { hour: '09', line: 1 },
    { hour: '16', line: 2 },
    { hour: '18', line: 3 },
  ]);
  expect(days.map((starts) => linesOf(hours, starts))).toEqual([
    [1, 3],
    [1, 2],
  ]);
});

test('an hour has as many lines as the day with most classes in it', () => {
  const days = [
    ['09:00', '09:00', '09:45'],
    ['09:00', '10:00'],
  ];
  const hours = hoursOfGrid(days);
  expect(hours).toEqual([
    { hour: '09', line: 1 },
    { hour: '10', line: 4 },
  ]);
  expect(days.map((starts) => linesOf(hours, starts))).toEqual([
    [1, 2, 3],
    [1, 4],
  ]);
});

test('a week that would need more lines than there are lists each day from the top', () => {
  const days = Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 20 }, () => `0${day}:00`),
  );
  const hours = hoursOfGrid(days);
  expect(hours).toEqual([]);
  expect(linesOf(hours, days[6]!).at(-1)).toBe(20);
});

test('a class belongs to the part of the day in which it begins', () => {
  const limits = { afternoonFrom: '12:00', eveningFrom: '17:00' };
  expect(['11:59', '12:00', '16:59', '17:00'].map((start) => partOfDay(start, limits))).toEqual([
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ]);
});
