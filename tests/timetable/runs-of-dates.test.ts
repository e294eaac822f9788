import { expect, test } from 'vitest';
import { runsOfDates } from '../../src/timetable/recurrence.ts';

const mondays = ['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'];
const run = (from: string, until: string) => ({ from, until });

test('days without a gap are one run', () => {
  expect(runsOfDates(mondays, mondays)).toEqual([run('2026-11-30', '2026-12-21')]);
});

test('a run ends before a day that is missing', () => {
  const held = mondays.filter((date) => date !== '2026-12-07');
  expect(runsOfDates(held, mondays)).toEqual([
    run('2026-11-30', '2026-11-30'),
    run('2026-12-14', '2026-12-21'),
  ]);
});

test('of no day there is no run', () => {
  expect(runsOfDates([], mondays)).toEqual([]);
});
