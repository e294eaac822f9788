import { expect, test } from 'vitest';
import { addDays } from '../../src/timetable/clock.ts';
import { nextDateOf } from '../../src/timetable/sessions.ts';
import type { Weeks } from '../../src/content/weekly.ts';
import { isHeldOn } from '../../src/timetable/weeks.ts';

const saturdays = Array.from({ length: 10 }, (_, index) => addDays('2026-12-05', index * 7));
const held = (weeks: Weeks) => saturdays.filter((date) => isHeldOn(weeks, date));

const slot = {
  id: '',
  day: 'saturday',
  start: '10:00',
  end: '11:00',
  classId: 'yoga',
  class: 'Yoga',
  trainer: 'M.',
} as const;

test('a class of every week is held in all', () => {
  expect(saturdays.every((date) => isHeldOn({}, date))).toBe(true);
});

test('the first, the third and the last Saturday of a month', () => {
  expect(held({ weeksOfMonth: ['first'] })).toEqual(['2026-12-05', '2027-01-02', '2027-02-06']);
  expect(held({ weeksOfMonth: ['third'] })).toEqual(['2026-12-19', '2027-01-16']);
  expect(held({ weeksOfMonth: ['last'] })).toEqual(['2026-12-26', '2027-01-30']);
  expect(held({ weeksOfMonth: ['fourth', 'last'] })).toEqual([
    '2026-12-26',
    '2027-01-23',
    '2027-01-30',
  ]);
});

test('the fifth Saturday of the months that have one', () => {
  expect(held({ weeksOfMonth: ['fifth'] })).toEqual(['2027-01-30']);
});

test('every third Saturday from a date, until a date', () => {
  expect(held({ everyWeeks: 3, from: '2026-12-12', until: '2027-01-23' })).toEqual([
    '2026-12-12',
    '2027-01-02',
    '2027-01-23',
  ]);
});

test('a weekly class from a date on', () => {
  expect(held({ from: '2027-01-20' })).toEqual(['2027-01-23', '2027-01-30', '2027-02-06']);
});

test('the next date of the rarest class is found from any day of twenty-eight years', () => {
  for (let date = '2026-01-01'; date < '2054-01-01'; date = addDays(date, 1))
    expect(nextDateOf({ ...slot, weeks: { weeksOfMonth: ['fifth'] } }, date), date).toBeDefined();
});

test('every second Saturday from a date, over the end of the year, and never before it', () => {
  expect(held({ everyWeeks: 2, from: '2026-12-12' })).toEqual([
    '2026-12-12',
    '2026-12-26',
    '2027-01-09',
    '2027-01-23',
    '2027-02-06',
  ]);
  // Two weeks before it, too.
  expect(held({ everyWeeks: 2, from: '2026-12-19' })[0]).toBe('2026-12-19');
});

test('an extra class from its first to its last day', () => {
  expect(held({ from: '2026-12-26', until: '2027-01-02' })).toEqual(['2026-12-26', '2027-01-02']);
});

test.each([
  [undefined, '2026-12-06', '2026-12-12'],
  [{ weeksOfMonth: ['first'] }, '2026-12-06', '2027-01-02'],
  [{ everyWeeks: 2, from: '2028-01-01' }, '2026-12-06', '2028-01-01'],
  [{ from: '2026-12-26', until: '2027-01-02' }, '2026-12-06', '2026-12-26'],
  [{ from: '2026-12-26', until: '2027-01-02' }, '2027-01-03', undefined],
] satisfies [Weeks | undefined, string, string | undefined][])(
  'the next date of %o from %s on is %s',
  (weeks, from, next) => {
    expect(nextDateOf({ ...slot, weeks }, from)).toBe(next);
  },
);
