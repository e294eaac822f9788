import { expect, test } from 'vitest';
import { placeTime } from '../../src/timetable/clock.ts';
import { classAt, openingAt } from '../../src/timetable/open-status.ts';
import { india } from '../content/place/places.ts';
import { type MadeUpTimetable, row, weekOf, weeksIn } from './made-up-timetable.ts';

const words = {
  open: 'Open now',
  closed: 'Closed now',
  closedToday: 'Closed today',
  closedFor: 'Closed today: {reason}',
  closes: 'closes {time}',
  closesSoon: 'closes in {minutes} min',
  opensToday: 'opens {time}',
  opensTomorrow: 'opens tomorrow {time}',
  opensLater: 'opens {day} {time}',
  onNow: 'On now: {class}, until {end}',
  nextToday: 'Next: {class}, {start}',
  nextTomorrow: 'Next: {class}, tomorrow {start}',
  nextLater: 'Next: {class}, {day} {start}',
  fallback: 'Hours',
};
const gym: MadeUpTimetable = {
  rows: [
    row('monday', '09:00', '10:00'),
    row('monday', '18:00', '19:00', { class: 'boxing' }),
    row('wednesday', '09:00', '10:00', { class: 'karate' }),
  ],
};
/** The status at a time at the place, as of a build on that day. */
const statusAt = (at: string, changed: Partial<MadeUpTimetable> = {}) => {
  const now = placeTime(Date.parse(`${at}+05:30`), india.clock);
  const weeks = weeksIn({ ...gym, ...changed }, now.date, { allDates: false });
  return { ...openingAt(weeks, words, now)!, class: classAt(weeks, words, now) };
};
type Exceptions = NonNullable<NonNullable<MadeUpTimetable['hours']>['exceptions']>;
const special = (...exceptions: Exceptions) => ({ hours: { exceptions } });
const said = (at: string, changed: Partial<MadeUpTimetable> = {}) => {
  const { opening, class: next } = statusAt(at, changed);
  return [...opening, next];
};

test.each([
  ['2026-11-23T05:00:00', ['Closed now', 'opens 6:00am', 'Next: Yoga, 9:00am']],
  ['2026-11-23T06:00:00', ['Open now', 'closes 10:00pm', 'Next: Yoga, 9:00am']],
  ['2026-11-23T20:59:00', ['Open now', 'closes 10:00pm', 'Next: Karate, Wednesday 9:00am']],
  ['2026-11-23T21:00:00', ['Open now', 'closes in 60 min', 'Next: Karate, Wednesday 9:00am']],
  ['2026-11-23T09:00:00', ['Open now', 'closes 10:00pm', 'On now: Yoga, until 10:00am']],
  ['2026-11-23T10:00:00', ['Open now', 'closes 10:00pm', 'Next: Boxing, 6:00pm']],
  ['2026-11-23T21:35:00', ['Open now', 'closes in 25 min', 'Next: Karate, Wednesday 9:00am']],
  ['2026-11-24T22:00:00', ['Closed now', 'opens tomorrow 6:00am', 'Next: Karate, tomorrow 9:00am']],
  ['2026-11-29T12:00:00', ['Closed today', 'opens tomorrow 6:00am', 'Next: Yoga, tomorrow 9:00am']],
])('at %s', (at, expected) => {
  expect(said(at)).toEqual(expected);
});

test('a holiday closes the doors, says why and takes its classes away', () => {
  const holiday = special({ date: '2026-11-23', closed: true, reason: 'Republic Day' });
  expect(said('2026-11-23T08:00:00', holiday)).toEqual([
    'Closed today: Republic Day',
    'opens tomorrow 6:00am',
    'Next: Karate, Wednesday 9:00am',
  ]);
});

test('weeks of other hours open twice a day, and the date is told of what is a week away or more', () => {
  const spans = [
    { opens: '06:00', closes: '08:00' },
    { opens: '16:00', closes: '17:00' },
  ];
  const weeks = { from: '2026-11-23', until: '2026-12-04' };
  const ramadan = special({ ...weeks, hours: spans, reason: 'Ramadan' });
  expect(said('2026-11-23T08:00:00', ramadan)).toEqual([
    'Closed now',
    'opens 4:00pm',
    'Next: Yoga, December 7, 2026 9:00am',
  ]);
  const closed = { ...weeks, closed: true as const, reason: 'Renovation' };
  const year = special({ ...closed, until: '2027-10-31' });
  expect(said('2026-11-23T08:00:00', year).slice(1)).toEqual([
    'opens November 1, 2027 6:00am',
    'Next: Yoga, November 1, 2027 9:00am',
  ]);
  expect(said('2026-11-23T08:00:00', special(closed))).toEqual([
    'Closed today: Renovation',
    'opens December 5, 2026 6:00am',
    'Next: Yoga, December 7, 2026 9:00am',
  ]);
});

test('a cancelled class is neither on now nor the next one', () => {
  const cancellations = [{ date: '2026-11-23', class: 'yoga', start: '09:00', reason: 'Ill' }];
  for (const time of ['08:00', '09:30'])
    expect(said(`2026-11-23T${time}:00`, { notice: { cancellations } }).at(-1)).toBe(
      'Next: Boxing, 6:00pm',
    );
});

test('the doors are open or closed, as the words beside say', () => {
  const openAt = (at: string, changed: Partial<MadeUpTimetable> = {}) =>
    statusAt(at, changed).isOpen;
  expect(openAt('2026-11-23T06:00:00')).toBe(true);
  expect(openAt('2026-11-23T05:59:00')).toBe(false);
  expect(openAt('2026-11-23T22:00:00')).toBe(false);
  expect(openAt('2026-11-23T12:00:00', { hours: { week: weekOf([]) } })).toBe(false);
});

test('a gym that never opens and has no classes promises neither', () => {
  expect(said('2026-11-23T12:00:00', { hours: { week: weekOf([]) }, rows: [] })).toEqual([
    'Closed today',
    undefined,
  ]);
});

test('a class within five weeks is the next one, and one that is further away is not told', () => {
  const weekly = [row('monday', '09:00', '10:00')];
  expect(said('2026-11-23T10:00:00', { rows: weekly }).at(-1)).toBe(
    'Next: Yoga, November 30, 2026 9:00am',
  );
  const once = (date: string) => [row('wednesday', '09:00', '10:00', { from: date, until: date })];
  expect(said('2026-11-23T10:00:00', { rows: once('2026-12-23') }).at(-1)).toBe(
    'Next: Yoga, December 23, 2026 9:00am',
  );
  expect(said('2026-11-23T10:00:00', { rows: once('2026-12-30') }).at(-1)).toBeUndefined();
});

test('on a day that the build did not know, nothing is said', () => {
  const weeks = weeksIn(gym, '2026-11-23');
  const at = (date: string) => openingAt(weeks, words, { date, day: 'tuesday', time: '12:00' });
  expect(at('2026-12-28')).toBeDefined();
  expect(at('2026-12-29')).toBeUndefined();
});

const night = {
  hours: { week: weekOf([{ opens: '16:00', closes: '25:00' }]) },
  rows: [row('monday', '23:30', '24:30', { class: 'boxing' }), row('wednesday', '17:00', '18:00')],
};

test.each([
  ['2026-11-23T23:29:00', ['Open now', 'closes 1:00am', 'Next: Boxing, 11:30pm']],
  ['2026-11-23T23:59:00', ['Open now', 'closes 1:00am', 'On now: Boxing, until 12:30am']],
  ['2026-11-24T00:00:00', ['Open now', 'closes in 60 min', 'On now: Boxing, until 12:30am']],
  ['2026-11-24T00:30:00', ['Open now', 'closes in 30 min', 'Next: Yoga, tomorrow 5:00pm']],
  ['2026-11-24T01:00:00', ['Closed now', 'opens 4:00pm', 'Next: Yoga, tomorrow 5:00pm']],
])('after midnight the day before goes on: %s', (at, expected) => {
  expect(said(at, night)).toEqual(expected);
});

test('a gym that is open day and night never closes, until a day on which it does', () => {
  const week = weekOf([{ opens: '00:00', closes: '24:00' }]);
  const exceptions = [{ date: '2026-11-26', closed: true as const, reason: 'Painting' }];
  const opening = (at: string) => said(at, { hours: { week, exceptions }, rows: [] });
  expect(opening('2026-11-23T23:59:00')).toEqual(['Open now', undefined]);
  expect(opening('2026-11-25T09:00:00')).toEqual(['Open now', 'closes 12:00am', undefined]);
  expect(opening('2026-11-25T23:30:00')).toEqual(['Open now', 'closes in 30 min', undefined]);
  expect(opening('2026-11-26T00:00:00')).toEqual([
    'Closed today: Painting',
    'opens tomorrow 12:00am',
    undefined,
  ]);
});
