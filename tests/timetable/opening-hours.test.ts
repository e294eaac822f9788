import { expect, test } from 'vitest';
import {
  hoursOn,
  minutesOpen,
  specialRuns,
  weeklyHours,
} from '../../src/timetable/opening-hours.ts';
import { weekOf } from './made-up-timetable.ts';

const open = [{ opens: '06:00', closes: '22:00' }];
const twice = [
  { opens: '06:00', closes: '11:00' },
  { opens: '16:00', closes: '22:00' },
];
const week = weekOf(open);
const ramadan = { from: '2027-02-18', until: '2027-03-19', hours: twice, reason: 'Ramadan' };
const holiday = { date: '2027-03-05', closed: true as const, reason: 'Shivaratri' };
const runs = (exceptions: (typeof ramadan | typeof holiday)[], date: string) =>
  specialRuns({ week, exceptions }, date).map(({ from, until }) => `${from} ${until}`);

test('a holiday within weeks of other hours counts, wherever it stands in the list', () => {
  for (const exceptions of [
    [ramadan, holiday],
    [holiday, ramadan],
  ]) {
    const spansOn = (date: string) => hoursOn({ week, exceptions }, date).spans;
    expect(spansOn('2027-03-05')).toEqual([]);
    expect(spansOn('2027-03-06')).toEqual(twice);
    // Other hours on a day that is closed in other weeks open the doors.
    expect(spansOn('2027-03-07')).toEqual(twice);
    expect(spansOn('2027-03-20')).toEqual(open);
  }
});

test('of weekly hours from a day on, those of the fewest days count while they last', () => {
  const short = [{ opens: '09:00', closes: '13:00' }];
  const otherHours = [
    { from: '2027-04-01', until: '2027-04-30', saturday: 'closed' as const },
    { from: '2027-01-01', saturday: short },
    { from: '2027-04-20', saturday: open },
  ];
  const on = (date: string) => hoursOn({ week: weekOf(open, open), otherHours }, date).spans;
  expect(on('2026-12-26')).toEqual(open);
  expect([on('2027-01-02'), on('2027-03-27'), on('2027-05-01')]).toEqual([short, short, open]);
  expect([on('2027-04-03'), on('2027-04-24')]).toEqual([[], []]);
  expect(on('2027-04-04')).toEqual(open);
  expect(weeklyHours({ week, otherHours }, 'saturday', '2027-01-04')).toEqual(short);
});

test('the gym is open until it closes, over midnight too, and not at all when it is closed', () => {
  const late = { week: weekOf([{ opens: '16:00', closes: '25:00' }]) };
  expect(minutesOpen(late, '2026-11-24', '23:30')).toBe(90);
  expect(minutesOpen(late, '2026-11-24', '00:30')).toBe(30);
  expect(minutesOpen(late, '2026-11-24', '01:00')).toBe(0);
  expect(minutesOpen({ week: weekOf(open) }, '2026-11-24', '05:59')).toBe(0);
});

test('special days are told one by one, and a holiday divides the weeks around it', () => {
  expect(runs([ramadan, holiday], '2027-03-01')).toEqual([
    '2027-02-18 2027-03-04',
    '2027-03-05 2027-03-05',
    '2027-03-06 2027-03-19',
  ]);
  expect(runs([ramadan], '2027-03-19')).toEqual(['2027-02-18 2027-03-19']);
  expect(runs([ramadan], '2027-03-20')).toEqual([]);
  expect(runs([], '2027-01-26')).toEqual([]);
});

test('two special days for one reason are two, and so are neighbours with other hours', () => {
  const other = { ...ramadan, from: '2027-03-20', until: '2027-03-21', hours: [twice[0]!] };
  const later = { ...ramadan, from: '2027-04-01', until: '2027-04-01' };
  expect(runs([later, ramadan, other], '2027-03-18')).toEqual([
    '2027-02-18 2027-03-19',
    '2027-03-20 2027-03-21',
    '2027-04-01 2027-04-01',
  ]);
});
