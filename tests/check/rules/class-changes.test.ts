import { expect, test } from 'vitest';
import { classChangesFit } from '../../../src/check/rules/class-changes.ts';
import { weekOf } from '../../timetable/made-up-timetable.ts';
import { contentOf, placesOf, row, said, scheduleOf, problemsOf } from './content-of.ts';

const today = '2026-11-21';
const hours = { week: weekOf([{ opens: '06:00', closes: '22:00' }]) };
const content = {
  'hours.yaml': hours,
  'classes.yaml': { classes: ['yoga', 'boxing', 'camp', 'karate', 'zumba'].map((id) => ({ id })) },
  'trainers.yaml': { trainers: ['arjun-h', 'joel-d', 'kavya-n'].map((id) => ({ id })) },
  ...scheduleOf({
    monday: [
      row('yoga', '09:00–10:00'),
      row('yoga', '18:00–19:00'),
      row('boxing', '10:00–11:00', 'joel-d'),
    ],
    wednesday: [row('yoga', '09:00–10:00')],
    thursday: [row('karate', '09:00–10:00')],
    friday: [row('karate', '09:00–10:00', 'joel-d')],
    saturday: [row('camp', '07:00–08:00', 'kavya-n', { weeksOfMonth: ['first'] })],
  }),
};
const found = (notice: object, changed: object = {}) =>
  problemsOf(classChangesFit, contentOf({ ...content, 'notice.yaml': notice, ...changed }), today);
const saidOf = (...notices: object[]) => said(notices.flatMap((notice) => found(notice)));

// 2026-11-23 is a Monday.
const day = (date: number) => ({ date: `2026-11-${date}` });
const days = (from: number, until: number) => ({
  from: `2026-11-${from}`,
  until: `2026-11-${until}`,
});
const monday = day(23);
const week = days(23, 29);
const yoga = { class: 'yoga', start: '09:00' };
const early = { class: 'yoga', start: '08:00' };
const boxing = { class: 'boxing', start: '10:00' };
const camp = { class: 'camp', start: '07:00' };
const karate = { class: 'karate', start: '09:00' };
const notHeld = { ...monday, ...early };
const times = (newStart: string, newEnd: string) => ({ newStart, newEnd });
const off = (...items: object[]) => ({
  cancellations: items.map((item) => ({ reason: 'Ill', ...item })),
});
const change = (item: object) => ({ changes: [item] });
const changedEarly = (item: object) => change({ ...notHeld, ...item });
const changed = (item: object) => change({ ...monday, ...yoga, ...item });
const zumba = { class: 'zumba', start: '12:00', end: '13:00', trainer: 'joel-d' };
const extra = (...items: object[]) => ({
  extraClasses: items.map((item) => ({ ...zumba, ...item })),
});
const byKavya = change({ ...week, ...yoga, trainer: 'kavya-n' });
const half = { ...monday, start: '10:30', end: '11:30' };
const late = { start: '21:30', end: '22:30' };
const away = (...items: object[]) => ({
  absences: items.map((item) => ({ trainer: 'arjun-h', reason: 'Ill', ...item })),
});
const awayFor = (substitute: string) => away({ ...week, substitute });
const moved = (item: object) => ({
  moves: [{ ...monday, ...yoga, newDate: '2026-11-24', ...times('12:00', '13:00'), ...item }],
});

const exceptional = (hoursOfMonday: object) => ({
  'hours.yaml': { ...hours, exceptions: [{ ...monday, reason: 'Paint', ...hoursOfMonday }] },
});
const shortMonday = exceptional({ opens: '08:00', closes: '09:30' });
const closedMonday = exceptional({ closed: true });
const busyFriday = scheduleOf({
  friday: [
    row('karate', '09:00–10:00', 'joel-d'),
    row('yoga', '09:30–10:30'),
    row('boxing', '11:00–12:00', 'kavya-n'),
  ],
});
const busyTuesday = scheduleOf({
  monday: [row('yoga', '09:00–10:00', 'joel-d')],
  tuesday: [row('karate', '12:30–13:30', 'joel-d'), row('boxing', '12:30–13:30', 'kavya-n')],
});

test.each<[what: string, notice: object, files?: object]>([
  ['nothing', {}],
  ['a class that is called off', off({ ...monday, ...yoga })],
  ['one that is held on one of the days', off({ ...days(24, 25), ...yoga })],
  ['one of some weeks', off({ date: '2026-12-05', ...camp })],
  ['one of the past', off({ ...day(20), ...early })],
  ['a class that there is not', off({ ...notHeld, class: 'yogga' })],
  ['a coach that there is not', changedEarly({ trainer: 'joel' })],
  ['another coach', changed({ trainer: 'joel-d' })],
  ['the coach of one of two days', change({ ...days(26, 27), ...karate, trainer: 'arjun-h' })],
  ['a coach who is free from then on', change({ ...monday, ...boxing, trainer: 'arjun-h' })],
  ['other times', changed(times('08:00', '09:00'))],
  ['another end', changed(times('09:00', '10:30'))],
  ['another start', changed(times('08:30', '10:00'))],
  ['a coach with it', changed({ ...times('09:00', '10:00'), trainer: 'kavya-n' })],
  ['days of which one is open', byKavya, closedMonday],
  ['one called off on a short day', { ...byKavya, ...off({ ...monday, ...yoga }) }, shortMonday],
  ['a period within another', off({ ...days(23, 30), ...yoga }, { ...days(25, 26), ...yoga })],
  ['two classes on the same days', off({ ...days(23, 26), ...yoga }, { ...week, ...boxing })],
  ['two times of a class', off({ ...days(23, 26), ...yoga }, { ...week, ...yoga, start: '18:00' })],
  ['an extra class', extra(monday)],
  ['one on another day than on the timetable', extra({ ...day(24), ...yoga, end: '10:00' })],
  ['one after another class of its coach', extra({ ...monday, start: '11:00', end: '12:00' })],
  ['one before it', extra({ ...monday, start: '09:00', end: '10:00' })],
  ['one in the place of another class', { ...extra(half), ...off({ ...monday, ...boxing }) }],
  ['one that is called off itself', { ...extra(half), ...off({ ...half, class: 'zumba' }) }],
  ['a coach who is away', away(week)],
  ['one with a substitute', awayFor('kavya-n')],
  ['one with a substitute of a day', away({ ...monday, substitute: 'joel-d' })],
  ['one whose substitute gives a later class', awayFor('kavya-n'), busyFriday],
  ['an absence that is over', away(day(17))],
  ['the absence of a coach that there is not', away({ ...day(24), trainer: 'nobody' })],
  ['a class on another day', moved({})],
  ['one with a coach that there is not', moved({ trainer: 'nobody' })],
  ['one whose new day is over', moved({ start: '05:00', newDate: '2026-11-17' })],
  ['one with a coach who is free', moved({ trainer: 'arjun-h' }), busyTuesday],
])('nothing is said of %s', (_, notice, files) => {
  expect(found(notice, files)).toEqual([]);
});

test.each<[what: string, place: string, notice: object, files?: object]>([
  ['a class that is not held on that day', 'changes.0.date', changedEarly({ class: 'zumba' })],
  ['one of some weeks on another weekday', 'cancellations.0.date', off({ ...monday, ...camp })],
  ['one that is not held, of today', 'cancellations.0.date', off({ ...day(21), ...early })],
  ['one that is not held, once', 'changes.0.start', changedEarly(times('23:00', '23:30'))],
  ['one that is not held, by a coach', 'changes.0.start', changedEarly({ trainer: 'joel-d' })],
  ['another class, outside the hours', 'extraClasses.0.start', extra({ ...monday, ...late })],
  [
    'the extra class of two that is',
    'extraClasses.1.start',
    extra(monday, { ...monday, ...camp, ...late }),
  ],
  ['an extra class on a day that is closed', 'extraClasses.0.start', extra(monday), closedMonday],
  ['days of which one is short', 'changes.0.from', byKavya, shortMonday],
  ['a class that begins too late', 'extraClasses.0.trainer', extra({ ...monday, start: '10:59' })],
  [
    'one that ends too late',
    'extraClasses.0.trainer',
    extra({ ...half, start: '09:00', end: '10:01' }),
  ],
  [
    'one on two days, once',
    'extraClasses.0.trainer',
    extra({ ...days(23, 30), start: '10:30', end: '11:30' }),
  ],
  [
    'times as they are',
    'changes.0.newStart',
    change({ ...days(26, 27), ...karate, ...times('09:00', '10:00') }),
  ],
  ['a substitute who is busy', 'absences.0.substitute', awayFor('joel-d'), busyFriday],
  ['two absences on one day', 'absences.1.date', away(week, monday)],
  ['a move outside the hours', 'moves.0.newStart', moved(times('03:00', '04:00'))],
  ['a move of what is not held', 'moves.0.start', moved({ start: '05:00' })],
  // A move counts through its new day, when visitors still see it.
  ['one whose new day is today', 'moves.0.start', moved({ start: '05:00', newDate: today })],
  ['a move onto another class of the coach', 'moves.0.newDate', moved({}), busyTuesday],
  ['one onto that of the other', 'moves.0.trainer', moved({ trainer: 'kavya-n' }), busyTuesday],
])('%s is reported at %s', (_, place, notice, files) => {
  expect(found(notice, files).map(({ path }) => path.join('.'))).toEqual([place]);
});

test('nothing is said while a file that is needed has mistakes', () => {
  const wrong = off(notHeld);
  for (const file of ['notice.yaml', 'hours.yaml', 'schedule/sunday.yaml'])
    expect(found(wrong, { [file]: undefined })).toEqual([]);
  for (const file of ['classes.yaml', 'trainers.yaml'])
    expect(found(changedEarly({ trainer: 'joel-d' }), { [file]: undefined })).toEqual([]);
  expect(found(wrong, { 'trainers.yaml': undefined })).toHaveLength(1);
});

test('a class that is not held then is told with what is held', () => {
  const notices = [
    off(notHeld),
    off({ ...days(24, 24), ...yoga }),
    off({ ...day(28), ...camp }),
    off({ ...days(27, 30), ...camp }),
  ];
  expect(saidOf(...notices)).toMatchInlineSnapshot(`
    "notice.yaml cancellations.0.start
    November 23, 2026 is a Monday, and there is no yoga at 8:00am on that day.
    Correct the date, the class or the start. On Monday there is yoga 9:00am, boxing 10:00am, yoga 6:00pm.

    notice.yaml cancellations.0.start
    There is no yoga at 9:00am on November 24, 2026.
    Correct the class, the start or the days. It is held on Monday 9:00am, Monday 6:00pm, Wednesday 9:00am.

    notice.yaml cancellations.0.date
    camp at 7:00am is held only in some weeks, and not on November 28, 2026. Its next day is December 5, 2026.
    Write 2026-12-05, or another day on which it is held.

    notice.yaml cancellations.0.from
    camp at 7:00am is held only in some weeks, and not on any of these days. Its next day is December 5, 2026.
    Correct the days."
  `);
});

test('two items about one class do not overlap, unless one lies within the other', () => {
  const notices = [
    off({ ...days(23, 26), ...yoga }, { ...days(25, 28), ...yoga }),
    extra(days(23, 30), { ...days(24, 25), trainer: 'kavya-n' }),
  ];
  expect(saidOf(...notices)).toMatchInlineSnapshot(`
    "notice.yaml cancellations.1.from
    yoga at 9:00am (November 23, 2026 to November 26, 2026) and yoga at 9:00am (November 25, 2026 to November 28, 2026) both include November 25, 2026 to November 26, 2026.
    Let one end on the day before the other begins. A period wholly within another is fine, and overrides it.

    notice.yaml extraClasses.1.from
    zumba at 12:00pm (November 23, 2026 to November 30, 2026) and zumba at 12:00pm (November 24, 2026 to November 25, 2026) both include November 24, 2026 to November 25, 2026.
    Let one end on the day before the other begins."
  `);
});

test('a change that changes nothing is reported with the usual value', () => {
  const notices = [
    changed(times('09:00', '10:00')),
    changed({ trainer: 'arjun-h' }),
    extra({ ...days(24, 26), ...yoga, end: '10:00', trainer: 'kavya-n' }),
    away(day(24)),
  ];
  expect(saidOf(...notices)).toMatchInlineSnapshot(`
    "notice.yaml changes.0.newStart
    The class is already from 9:00am to 10:00am.
    notice.yaml changes.0.trainer
    arjun-h already gives this class.
    Say what is different then, or delete this item.

    notice.yaml extraClasses.0.class
    yoga at 9:00am is already on the timetable of Wednesday, November 25, 2026.
    Correct the day or the time, or delete this item.

    notice.yaml absences.0.trainer
    arjun-h has no class on these days, so no page says anything.
    Correct the days or the coach, or delete this item."
  `);
});

test('a changed class lies within the opening hours of its day, and on a day that is open', () => {
  const kavya = { ...yoga, trainer: 'kavya-n' };
  const twoExtra = extra({ ...day(24), ...late }, { ...day(29), ...late });
  const problems = [
    ...found(changed(times('21:30', '22:30'))),
    ...found(twoExtra),
    ...found(change({ ...monday, ...kavya }), closedMonday),
    ...found(change({ ...days(23, 24), ...kavya }), closedMonday),
    ...found(change({ ...monday, ...kavya }), shortMonday),
  ];
  expect(said(problems)).toMatchInlineSnapshot(`
    "notice.yaml changes.0.newStart
    yoga, 9:30pm to 10:30pm, is outside the opening hours of Monday, November 23, 2026, which are 6:00am to 10:00pm.
    notice.yaml extraClasses.0.start
    zumba, 9:30pm to 10:30pm, is outside the opening hours of Tuesday, November 24, 2026, which are 6:00am to 10:00pm.
    Write times between 6:00am and 10:00pm, or change the opening hours.

    notice.yaml extraClasses.1.start
    The gym is closed on Sunday, November 29, 2026, so there is no class.
    notice.yaml changes.0.date
    The gym is closed on Monday, November 23, 2026 (Paint), so there is no class.
    notice.yaml changes.0.from
    The gym is closed on those of these days on which the class is held (Paint), so there is no class.
    Correct the day, or delete this item.

    notice.yaml changes.0.date
    yoga, 9:00am to 10:00am, is outside the opening hours of Monday, November 23, 2026, which are 8:00am to 9:30am (Paint).
    Write times between 8:00am and 9:30am, or change the opening hours."
  `);
});

test('a coach is not in two places at once, and each of two classes says so', () => {
  const given = change({ ...monday, ...boxing, ...times('09:30', '10:30'), trainer: 'arjun-h' });
  expect(saidOf(given)).toMatchInlineSnapshot(`
    "notice.yaml changes.0.trainer
    arjun-h cannot be in two places at once: yoga on Monday, November 23, 2026, 9:00am to 10:00am; and boxing on Monday, November 23, 2026, 9:30am to 10:30am.
    Choose another coach, or another time for one of the two."
  `);
  const later = found(changed(times('18:30', '19:30')));
  const two = extra(monday, { ...monday, class: 'camp', start: '12:30', end: '13:30' });
  expect(placesOf([...later, ...found(two)])).toEqual([
    'notice.yaml changes.0.newStart',
    'notice.yaml extraClasses.0.trainer',
    'notice.yaml extraClasses.1.trainer',
  ]);
});
