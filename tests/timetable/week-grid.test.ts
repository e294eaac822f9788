import { expect, test } from 'vitest';
import { gridOf, partOfDay } from '../../src/timetable/week-grid.ts';

const placed = (id: string, ...starts: string[]) => ({ id, starts });

test('classes of one hour stand on one line on all days, and empty hours have none', () => {
  const { lineOf, hours } = gridOf([
    [placed('a', '09:00'), placed('b', '18:00')],
    [placed('c', '09:30'), placed('d', '16:00')],
  ]);
  expect(hours).toEqual([
    { hour: '09', line: 1 },
    { hour: '16', line: 2 },
    { hour: '18', line: 3 },
  ]);
  expect(lineOf('c', '09:30')).toBe(lineOf('a', '09:00'));
  expect(lineOf('b', '18:00')).toBe(3);
});

test('an hour has as many lines as the day with most classes in it', () => {
  const { lineOf, hours } = gridOf([
    [placed('a', '09:00'), placed('b', '09:00'), placed('c', '09:45')],
    [placed('d', '09:00'), placed('e', '10:00')],
  ]);
  expect(['a', 'b', 'c'].map((id) => lineOf(id, '09:00'))).toEqual([1, 2, 3]);
  expect(hours).toEqual([
    { hour: '09', line: 1 },
    { hour: '10', line: 4 },
  ]);
});

test('a moved class has a line at both hours', () => {
  const { lineOf } = gridOf([[placed('a', '09:00', '17:00'), placed('b', '17:30')]]);
  expect([lineOf('a', '09:00'), lineOf('a', '17:00'), lineOf('b', '17:30')]).toEqual([1, 2, 3]);
});

test('a week that would need more lines than there are lists each day from the top', () => {
  const days = Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 20 }, (_, index) => placed(`${day}-${index}`, `0${day}:00`)),
  );
  const { lineOf, hours } = gridOf(days);
  expect(hours).toEqual([]);
  expect(lineOf('6-19', '06:00')).toBe(20);
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
