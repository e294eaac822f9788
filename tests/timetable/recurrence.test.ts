import { expect, test } from 'vitest';
import type { Weeks } from '../../src/content/weekly.ts';
import { addDays } from '../../src/content/dates.ts';
import { datesOf, isHeldOn, nextDateOf, runsOfDates } from '../../src/timetable/recurrence.ts';

const saturdays = Array.from({ length: 10 }, (_, index) => addDays('2026-12-05', index * 7));
const held = (weeks: Weeks) => saturdays.filter((date) => isHeldOn(weeks, date));
const next = (weeks: Weeks | undefined, from: string, since?: string) =>
  nextDateOf({ day: 'saturday', weeks, since }, from);

test.each([
  ['every week', {}, saturdays],
  ['the first', { weeksOfMonth: ['first'] }, ['2026-12-05', '2027-01-02', '2027-02-06']],
  ['the third', { weeksOfMonth: ['third'] }, ['2026-12-19', '2027-01-16']],
  ['the last', { weeksOfMonth: ['last'] }, ['2026-12-26', '2027-01-30']],
  [
    'the fourth and the last',
    { weeksOfMonth: ['fourth', 'last'] },
    ['2026-12-26', '2027-01-23', '2027-01-30'],
  ],
  ['the fifth, where there is one', { weeksOfMonth: ['fifth'] }, ['2027-01-30']],
  [
    'every third until a day',
    { everyWeeks: 3, from: '2026-12-12', until: '2027-01-23' },
    ['2026-12-12', '2027-01-02', '2027-01-23'],
  ],
  [
    'every second over the end of the year',
    { everyWeeks: 2, from: '2026-12-12' },
    ['2026-12-12', '2026-12-26', '2027-01-09', '2027-01-23', '2027-02-06'],
  ],
  ['from a day on', { from: '2027-01-20' }, ['2027-01-23', '2027-01-30', '2027-02-06']],
  [
    'from the first day to the last',
    { from: '2026-12-26', until: '2027-01-02' },
    ['2026-12-26', '2027-01-02'],
  ],
] satisfies [string, Weeks, string[]][])('of the Saturdays: %s', (_, weeks, dates) => {
  expect(held(weeks)).toEqual(dates);
});

test.each([
  [undefined, '2026-12-06', '2026-12-12'],
  [{ weeksOfMonth: ['first'] }, '2026-12-06', '2027-01-02'],
  [{ everyWeeks: 2, from: '2028-01-01' }, '2026-12-06', '2028-01-01'],
  [{ from: '2026-12-26', until: '2027-01-02' }, '2026-12-06', '2026-12-26'],
  [{ from: '2026-12-26', until: '2027-01-02' }, '2027-01-03', undefined],
] satisfies [Weeks | undefined, string, string | undefined][])(
  'the next date of %o from %s on is %s',
  (weeks, from, date) => {
    expect(next(weeks, from)).toBe(date);
  },
);

test('before the first day of its timetable a class is not held', () => {
  expect(next(undefined, '2026-11-20', '2026-12-01')).toBe('2026-12-05');
  expect(next(undefined, '2026-12-06', '2026-12-01')).toBe('2026-12-12');
});

test('the next date of the rarest class is found from any day of twenty-eight years', () => {
  for (let date = '2026-01-01'; date < '2054-01-01'; date = addDays(date, 1))
    expect(next({ weeksOfMonth: ['fifth'] }, date), date).toBeDefined();
});

test('the dates of a class lie between two days, both of them included', () => {
  const of = (from: string, until: string, weeks?: Weeks) =>
    datesOf({ day: 'tuesday', weeks }, from, until);
  expect(of('2026-11-24', '2026-12-08')).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
  expect(of('2026-11-25', '2026-12-07')).toEqual(['2026-12-01']);
  expect(of('2026-11-20', '2027-12-31', { from: '2026-11-24', until: '2026-11-26' })).toEqual([
    '2026-11-24',
  ]);
});

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
