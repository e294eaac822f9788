import { expect, test } from 'vitest';
import { differentDays, listedFrom, runsOf } from '../../src/timetable/different-days.ts';
import { differencesOf } from '../../src/timetable/dates-that-differ.ts';
import { opening, type SpecialDays } from '../../src/timetable/special-days.ts';
import { weekOf } from './usual-week.ts';

const open = [{ opens: '06:00', closes: '22:00' }];
const twice = [
  { opens: '06:00', closes: '11:00' },
  { opens: '16:00', closes: '22:00' },
];
const ramadan = { from: '2027-02-18', until: '2027-03-19', hours: twice, reason: 'Ramadan' };
const holiday = { date: '2027-03-05', closed: true, reason: 'Shivaratri' };
const calendarOf = (exceptions: Parameters<typeof differentDays>[0]): SpecialDays => ({
  week: weekOf(open),
  exceptions: differentDays(exceptions, '2027-01-01'),
  changes: [],
});

test('a holiday within weeks of other hours counts, wherever it stands in the list', () => {
  for (const list of [
    [ramadan, holiday],
    [holiday, ramadan],
  ]) {
    const calendar = calendarOf(list);
    expect(opening(calendar, '2027-03-05', 'friday').spans).toEqual([]);
    expect(opening(calendar, '2027-03-06', 'saturday').spans).toEqual(twice);
    // Other hours on a day that is closed in other weeks open the doors.
    expect(opening(calendar, '2027-03-07', 'sunday').spans).toEqual(twice);
    expect(opening(calendar, '2027-03-20', 'saturday').spans).toEqual(open);
  }
});

test('search engines are told the weeks around a holiday one by one', () => {
  const days = differentDays([ramadan, holiday], '2027-03-01');
  expect(runsOf(days, '2027-03-01').map(({ from, until }) => `${from} ${until}`)).toEqual([
    '2027-03-01 2027-03-04',
    '2027-03-05 2027-03-05',
    '2027-03-06 2027-03-19',
  ]);
});

test('what is over is left out, and what comes is listed from sixty days before', () => {
  const days = differentDays([ramadan, { ...holiday, date: '2026-12-31' }], '2027-01-01');
  expect(days.map(({ reason }) => reason)).toEqual(['Ramadan']);
  expect(listedFrom(days[0]!)).toBe('2026-12-20');
});

test('a class at noon is not held on the days on which the doors are closed then, over the end of a month', () => {
  const slot = {
    id: 'friday-yoga-1200',
    day: 'friday' as const,
    start: '12:00',
    end: '13:00',
    classId: 'yoga',
    class: 'Yoga',
    trainer: 'Meena R.',
  };
  expect(differencesOf(calendarOf([ramadan]), slot, '2027-01-01').off).toEqual([
    '2027-02-19',
    '2027-02-26',
    '2027-03-05',
    '2027-03-12',
    '2027-03-19',
  ]);
});
