import { expect, test } from 'vitest';
import { specialHours, announcedFrom, runsOf } from '../../src/timetable/special-hours.ts';
import { datesThatDiffer, differencesOf } from '../../src/timetable/dates-that-differ.ts';
import { opening, type SpecialDays } from '../../src/timetable/special-days.ts';
import { weekOf } from './usual-week.ts';

const open = [{ opens: '06:00', closes: '22:00' }];
const twice = [
  { opens: '06:00', closes: '11:00' },
  { opens: '16:00', closes: '22:00' },
];
const ramadan = { from: '2027-02-18', until: '2027-03-19', hours: twice, reason: 'Ramadan' };
const holiday = { date: '2027-03-05', closed: true, reason: 'Shivaratri' };
const calendarOf = (exceptions: Parameters<typeof specialHours>[0]): SpecialDays => ({
  week: weekOf(open),
  exceptions: specialHours(exceptions, '2027-01-01'),
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
  const days = specialHours([ramadan, holiday], '2027-03-01');
  expect(runsOf(days, '2027-03-01').map(({ from, until }) => `${from} ${until}`)).toEqual([
    '2027-03-01 2027-03-04',
    '2027-03-05 2027-03-05',
    '2027-03-06 2027-03-19',
  ]);
});

test('what is over is left out, and what comes is listed from sixty days before', () => {
  const days = specialHours([ramadan, { ...holiday, date: '2026-12-31' }], '2027-01-01');
  expect(days.map(({ reason }) => reason)).toEqual(['Ramadan']);
  expect(announcedFrom(days[0]!)).toBe('2026-12-20');
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

test('one day may have one time, and a calendar without such days has none', () => {
  const [day] = specialHours(
    [{ date: '2027-01-26', opens: '07:00', closes: '13:00', reason: 'Republic Day' }],
    '2027-01-26',
  );
  expect(day!.spans).toEqual([{ opens: '07:00', closes: '13:00' }]);
  expect(specialHours(undefined, '2027-01-26')).toEqual([]);
  expect(runsOf([], '2027-01-26')).toEqual([]);
});

test('days that differ count to their last day, and what is behind us is not told', () => {
  const days = specialHours([ramadan], '2027-03-19');
  expect(runsOf(days, '2027-03-19').map(({ from, until }) => `${from} ${until}`)).toEqual([
    '2027-03-19 2027-03-19',
  ]);
  expect(specialHours([ramadan], '2027-03-20')).toEqual([]);
});

test('two holidays for one reason are two runs, and so are neighbours with other hours', () => {
  const other = { ...ramadan, from: '2027-03-20', until: '2027-03-21', hours: [twice[0]!] };
  const later = { ...ramadan, from: '2027-04-01', until: '2027-04-01' };
  const days = specialHours([later, ramadan, other], '2027-03-18');
  expect(runsOf(days, '2027-03-18').map(({ from, until }) => `${from} ${until}`)).toEqual([
    '2027-03-18 2027-03-19',
    '2027-03-20 2027-03-21',
    '2027-04-01 2027-04-01',
  ]);
});

test('the dates that differ stand in order, each once, from the first on that is asked for', () => {
  const changes = [{ from: '2027-03-01', until: '2027-03-06', classId: 'yoga', start: '12:00' }];
  const calendar = { ...calendarOf([holiday]), changes };
  expect(datesThatDiffer(calendar, '2027-03-04')).toEqual([
    '2027-03-04',
    '2027-03-05',
    '2027-03-06',
  ]);
});

test('a class that is changed and off on one day is off', () => {
  const slot = {
    id: 'friday-yoga-1200',
    day: 'friday' as const,
    start: '12:00',
    end: '13:00',
    classId: 'yoga',
    class: 'Yoga',
    trainer: 'Meena R.',
  };
  const instead = { trainer: 'Joel D.' };
  const changes = [
    { from: '2027-03-05', until: '2027-03-12', classId: 'yoga', start: '12:00', instead },
  ];
  const { off, changed } = differencesOf({ ...calendarOf([holiday]), changes }, slot, '2027-01-01');
  expect(off).toEqual(['2027-03-05']);
  expect(changed.map(({ date, trainer }) => [date, trainer])).toEqual([['2027-03-12', 'Joel D.']]);
});

test('where nothing is behind anybody, all days are told from their first on', () => {
  const days = specialHours([holiday, ramadan], '');
  expect(runsOf(days, '').map(({ from }) => from)).toEqual([
    '2027-02-18',
    '2027-03-05',
    '2027-03-06',
  ]);
});

test('days before the first that differs do not differ', () => {
  expect(datesThatDiffer(calendarOf([holiday]), '2027-03-01')).toEqual(['2027-03-05']);
});
