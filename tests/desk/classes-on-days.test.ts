import { expect, test } from 'vitest';
import type { DeskState } from '../../src/desk/draft/desk-state.ts';
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

/** What the dates and lengths of such entries mean is tested with the timetable itself. */
const away = { from: monday, until: tuesday, trainer: 'joel', reason: 'Holiday' };
const which = { date: monday, class: 'running', start: '18:00' };
const move = { ...which, newDate: tuesday, newStart: '07:00', newEnd: '00:30 next day' };
const extra = row('yoga', '09:00', '00:30 next day', 'meena');
test.each<[what: string, notice: object, onMonday: string[], onTuesday?: string[]]>([
  ['that is cancelled', { cancellations: [which] }, []],
  ['that is moved', { moves: [move] }, [], ['running 07:00-24:30 joel']],
  ['at another time', { changes: [{ ...move, trainer: 'dev' }] }, ['running 07:00-24:30 dev']],
  ['whose coach is away', { absences: [away] }, []],
  [
    'of a substitute',
    { absences: [{ ...away, substitute: 'kavya' }] },
    ['running 18:00-19:00 kavya'],
  ],
  [
    'beside an extra one',
    { extraClasses: [{ date: tuesday, ...extra }] },
    ['running 18:00-19:00 joel'],
    ['yoga 09:00-24:30 meena'],
  ],
  [
    'with entries that are not filled in yet',
    {
      cancellations: [{ ...which, date: '' }],
      moves: [{ ...move, newDate: '' }],
      changes: [{ ...which, newStart: '09:00', newEnd: '', trainer: '' }],
      absences: [{ ...away, until: '' }],
      extraClasses: [{ date: tuesday, ...extra, trainer: '' }],
    },
    ['running 18:00-19:00 joel'],
  ],
])('the desk knows a class %s as the draft has it', (_, notice, onMonday, onTuesday = []) => {
  expect([heldOn(monday, notice), heldOn(tuesday, notice)]).toEqual([onMonday, onTuesday]);
});

test('of two special days that cover a day the shorter one applies, as on the site', () => {
  const days = [
    { from: '2026-12-20', until: '2027-01-05', opens: '08:00', closes: '20:00' },
    { from: '2026-12-24', until: '2026-12-26', closed: true },
    { from: '2027-01-01', until: '2027-01-01', closed: true },
  ];
  const dates = ['2026-12-23', '2026-12-25', '2027-01-01', '2027-01-06'];
  expect(dates.map((day) => specialDayOn(days, day)?.index)).toEqual([0, 1, 2, undefined]);
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

test('a coach who gives a class then comes last, and is said to be busy', () => {
  const absences = [{ ...away, substitute: 'kavya' }];
  const shown = {
    values: valuesWith({ absences }),
    things: {
      trainer: [
        ['kavya', 'Kavya'],
        ['joel', 'Joel'],
      ],
    },
  } as unknown as DeskState;
  expect(coachOptions(shown, monday, '18:30', '19:30')).toEqual([
    ['joel', 'Joel'],
    ['kavya', 'Kavya, has another class then'],
  ]);
});
