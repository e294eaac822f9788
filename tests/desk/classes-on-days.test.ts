import { expect, test } from 'vitest';
import type { Shown } from '../../src/desk/form/shown.ts';
import { coachOptions } from '../../src/desk/screens/dated-classes.ts';
import { specialDayOn } from '../../src/desk/screens/special-days.ts';
import { classesOn, usualHours } from '../../src/desk/screens/timetable-of-draft.ts';

/** 2026-11-30 and 2026-12-07 are Mondays. */
const [monday, nextMonday, tuesday] = ['2026-11-30', '2026-12-07', '2026-12-01'];

const row = (id: string, start: string, end: string, trainer: string, weeks: object = {}) => ({
  class: id,
  start,
  end,
  trainer,
  ...weeks,
});

const running = row('running', '18:00', '19:00', 'joel');
const valuesWith = (notice: object, ...rows: object[]) => ({
  'schedule/monday.yaml': { classes: [running, ...rows] },
  'schedule/tuesday.yaml': { classes: [] },
  'notice.yaml': notice,
  'hours.yaml': {},
});
const heldOn = (day: string, notice: object, ...rows: object[]) =>
  classesOn(valuesWith(notice, ...rows), day).map(
    (one) => `${one.class} ${one.start}-${one.end} ${one.trainer}`,
  );

test('only the classes of that week are held', () => {
  const rows = [
    row('yoga', '09:00', '10:00', 'meena', { until: '2026-12-01' }),
    row('karate', '10:00', '11:00', 'dev', { from: '2026-12-07' }),
    row('boxing', '11:00', '12:00', 'dev', { from: '2026-11-30', everyWeeks: 2 }),
    row('cycling', '12:00', '13:00', 'dev', { weeksOfMonth: ['first'] }),
    // Not filled in yet.
    row('fitness', '13:00', '14:00', 'kavya', { from: '', until: '', everyWeeks: 3 }),
  ];
  const names = (day: string) => heldOn(day, {}, ...rows).map((one) => one.split(' ')[0]);
  expect(names(monday)).toEqual(['yoga', 'boxing', 'fitness', 'running']);
  expect(names(nextMonday)).toEqual(['karate', 'cycling', 'fitness', 'running']);
});

test('a class that is moved is held on the other day, by its own coach or another', () => {
  const move = {
    date: monday,
    class: 'running',
    start: '18:00',
    newDate: tuesday,
    newStart: '07:00',
    newEnd: '08:00',
  };
  expect(heldOn(monday, { moves: [move] })).toEqual([]);
  expect(heldOn(tuesday, { moves: [move] })).toEqual(['running 07:00-08:00 joel']);
  const byKavya = { moves: [{ ...move, trainer: 'kavya' }] };
  expect(heldOn(tuesday, byKavya)).toEqual(['running 07:00-08:00 kavya']);
  expect(heldOn(nextMonday, { moves: [move] })).toEqual(['running 18:00-19:00 joel']);
});

test('of two changes that cover a day the shorter one applies, as on the site', () => {
  const change = (from: string, until: string, trainer: string) => ({
    from,
    until,
    class: 'running',
    start: '18:00',
    trainer,
    reason: 'Holiday',
  });
  const [short, long] = [
    change('2026-12-07', '2026-12-08', 'dev'),
    change('2026-12-01', '2026-12-31', 'kavya'),
  ];
  for (const changes of [
    [short, long],
    [long, short],
  ])
    expect(heldOn(nextMonday, { changes })).toEqual(['running 18:00-19:00 dev']);
  const away = { date: nextMonday, trainer: 'joel', substitute: 'meena', reason: 'Wedding' };
  expect(heldOn(nextMonday, { changes: [long], absences: [away] })).toEqual([
    'running 18:00-19:00 meena',
  ]);
});

test('of two special days that cover a day the shorter one applies, as on the site', () => {
  const days = [
    { from: '2026-12-20', until: '2027-01-05', opens: '08:00', closes: '20:00' },
    { from: '2026-12-24', until: '2026-12-26', closed: true },
    { from: '2027-01-01', until: '2027-01-01', closed: true },
  ];
  expect(
    ['2026-12-23', '2026-12-25', '2027-01-01', '2027-01-06'].map(
      (day) => specialDayOn(days, day)?.index,
    ),
  ).toEqual([0, 1, 2, undefined]);
});

test('the usual hours of a date are those that hold then', () => {
  const midday = [
    { opens: '08:00', closes: '12:00' },
    { opens: '15:00', closes: '00:30 next day' },
  ];
  const values = {
    'hours.yaml': {
      week: { monday: [{ opens: '06:00', closes: '22:00' }] },
      otherHours: [
        { from: '2026-12-07', monday: midday },
        { from: '2026-12-01', monday: [{ opens: '10:00', closes: '00:30 next day' }] },
      ],
    },
  };
  expect(usualHours(values, monday)).toEqual({ opens: '06:00', closes: '22:00' });
  // The latest of several, whatever their order, with its break.
  expect(usualHours(values, nextMonday)).toEqual({ hours: midday });
});

test('the substitute of a coach who is away is busy, the coach is not', () => {
  const away = { from: monday, until: tuesday, trainer: 'joel', reason: 'Holiday' };
  expect(heldOn(monday, { absences: [away] })).toEqual([]);
  const absences = [{ ...away, substitute: 'kavya' }];
  expect(heldOn(monday, { absences })).toEqual(['running 18:00-19:00 kavya']);
  expect(heldOn(nextMonday, { absences })).toEqual(['running 18:00-19:00 joel']);
  const extraClasses = [{ date: tuesday, ...row('yoga', '09:00', '10:00', 'joel') }];
  expect(heldOn(tuesday, { absences, extraClasses })).toEqual(['yoga 09:00-10:00 kavya']);
  const changes = [{ date: monday, class: 'running', start: '18:00', trainer: 'dev' }];
  expect(heldOn(monday, { absences, changes })).toEqual(['running 18:00-19:00 dev']);
  const shown = {
    values: valuesWith({ absences }),
    things: {
      trainer: [
        ['joel', 'Joel'],
        ['kavya', 'Kavya'],
      ],
    },
  } as unknown as Shown;
  const options = coachOptions(shown, monday, '18:30', '19:30').map(([, name]) => name);
  expect(options[0]).toBe('Joel');
  expect(options[1]).not.toBe('Kavya');
});
