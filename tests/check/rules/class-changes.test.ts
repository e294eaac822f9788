import { expect, test } from 'vitest';
import { classChangesFit } from '../../../src/check/rules/class-changes.ts';
import { timesInWords } from '../../../src/check/rules/sentences.ts';
import { weekOf } from '../../timetable/made-up-timetable.ts';
import { all, contentOf, row, scheduleOf, said } from './content-of.ts';

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
  all(classChangesFit(contentOf({ ...content, 'notice.yaml': notice, ...changed }), today));

// 2026-11-23 is a Monday.
const monday = { date: '2026-11-23' };
const yoga = { class: 'yoga', start: '09:00' };
const off = (item: object) => ({ cancellations: [{ reason: 'Ill', ...item }] });
const change = (item: object) => ({ changes: [item] });
const extra = (item: object) => ({
  extraClasses: [{ class: 'zumba', start: '12:00', end: '13:00', trainer: 'joel-d', ...item }],
});

test('nothing is said while a file that is needed has mistakes', () => {
  const wrong = off({ ...monday, class: 'yoga', start: '08:00' });
  expect(found(wrong)).toHaveLength(1);
  for (const file of ['notice.yaml', 'hours.yaml', 'schedule/sunday.yaml'])
    expect(found(wrong, { [file]: undefined })).toEqual([]);
});

test('a correct change is not reported', () => {
  expect(found({})).toEqual([]);
  expect(found(off({ ...monday, ...yoga }))).toEqual([]);
  expect(found(off({ from: '2026-11-24', until: '2026-11-25', ...yoga }))).toEqual([]);
  expect(found(change({ ...monday, ...yoga, trainer: 'joel-d' }))).toEqual([]);
  expect(found(change({ ...monday, ...yoga, newStart: '08:00', newEnd: '09:00' }))).toEqual([]);
  expect(found(extra(monday))).toEqual([]);
});

test('a wrong time is reported at `start` if the class is held on that day', () => {
  expect(said(found(off({ ...monday, class: 'yoga', start: '08:00' })))).toMatchInlineSnapshot(`
    "notice.yaml cancellations.0.start
    November 23, 2026 is a Monday, and there is no yoga at 8:00am on that day.
    Correct the date, the class or the start. On Monday there is yoga 9:00am, boxing 10:00am, yoga 6:00pm."
  `);
});

test('a class that is not held on that day is reported at `date`', () => {
  expect(said(found(change({ ...monday, class: 'zumba', start: '09:00', trainer: 'joel-d' }))))
    .toMatchInlineSnapshot(`
    "notice.yaml changes.0.date
    November 23, 2026 is a Monday, and there is no zumba at 9:00am on that day.
    Correct the date, the class or the start. On Monday there is yoga 9:00am, boxing 10:00am, yoga 6:00pm."
  `);
});

test('a class that is not held on any of several days says when it is', () => {
  const days = { from: '2026-11-24', until: '2026-11-24' };
  expect(said(found(off({ ...days, ...yoga })))).toMatchInlineSnapshot(`
    "notice.yaml cancellations.0.start
    There is no yoga at 9:00am on November 24, 2026.
    Correct the class, the start or the days. It is held on Monday 9:00am, Monday 6:00pm, Wednesday 9:00am."
  `);
});

test('a class of some weeks says when it comes next', () => {
  const camp = { class: 'camp', start: '07:00' };
  expect(said(found(off({ date: '2026-11-28', ...camp })))).toMatchInlineSnapshot(`
    "notice.yaml cancellations.0.date
    camp at 7:00am is held only in some weeks, and not on November 28, 2026. Its next day is December 5, 2026.
    Write 2026-12-05, or another day on which it is held."
  `);
  const days = { from: '2026-11-27', until: '2026-11-30' };
  expect(said(found(off({ ...days, ...camp })))).toMatchInlineSnapshot(`
    "notice.yaml cancellations.0.from
    camp at 7:00am is held only in some weeks, and not on any of these days. Its next day is December 5, 2026.
    Correct the days."
  `);
  // On another weekday, the week is not the mistake.
  expect(said(found(off({ ...monday, ...camp })))).toMatchInlineSnapshot(`
    "notice.yaml cancellations.0.date
    November 23, 2026 is a Monday, and there is no camp at 7:00am on that day.
    Correct the date, the class or the start. On Monday there is yoga 9:00am, boxing 10:00am, yoga 6:00pm."
  `);
  expect(found(off({ date: '2026-12-05', ...camp }))).toEqual([]);
});

test('a change of a class that is not held is reported once', () => {
  const late = { ...monday, class: 'yoga', start: '08:00', newStart: '23:00', newEnd: '23:30' };
  expect(said(found(change(late)))).toMatchInlineSnapshot(`
    "notice.yaml changes.0.start
    November 23, 2026 is a Monday, and there is no yoga at 8:00am on that day.
    Correct the date, the class or the start. On Monday there is yoga 9:00am, boxing 10:00am, yoga 6:00pm."
  `);
});

test('past items and unknown ids are not checked against the schedule', () => {
  const wrong = { class: 'yoga', start: '08:00' };
  expect(found(off({ date: '2026-11-20', ...wrong }))).toEqual([]);
  expect(said(found(off({ date: '2026-11-21', ...wrong })))).toMatchInlineSnapshot(`
    "notice.yaml cancellations.0.date
    November 21, 2026 is a Saturday, and there is no yoga at 8:00am on that day.
    Correct the date, the class or the start. On Saturday there is camp 7:00am."
  `);
  expect(found(off({ ...monday, class: 'yogga', start: '08:00' }))).toEqual([]);
  expect(found(change({ ...monday, ...wrong, trainer: 'joel' }))).toEqual([]);
  expect(said(found(change({ ...monday, ...wrong, trainer: 'joel-d' })))).toMatchInlineSnapshot(`
    "notice.yaml changes.0.start
    November 23, 2026 is a Monday, and there is no yoga at 8:00am on that day.
    Correct the date, the class or the start. On Monday there is yoga 9:00am, boxing 10:00am, yoga 6:00pm."
  `);
  for (const file of ['classes.yaml', 'trainers.yaml'])
    expect(
      found(change({ ...monday, ...wrong, trainer: 'joel-d' }), { [file]: undefined }),
    ).toEqual([]);
  expect(found(off({ ...monday, ...wrong }), { 'trainers.yaml': undefined })).toHaveLength(1);
});

test('two items about one class may not overlap, unless one lies within the other', () => {
  const item = (from: string, until: string, more: object = {}) => ({
    from: `2026-11-${from}`,
    until: `2026-11-${until}`,
    ...yoga,
    reason: 'Ill',
    ...more,
  });
  const cancelled = (...cancellations: object[]) => found({ cancellations });
  expect(said(cancelled(item('23', '26'), item('25', '28')))).toMatchInlineSnapshot(`
    "notice.yaml cancellations.1.from
    yoga at 9:00am (November 23, 2026 to November 26, 2026) and yoga at 9:00am (November 25, 2026 to November 28, 2026) both include November 25, 2026 to November 26, 2026.
    Let one end on the day before the other begins. A period wholly within another is fine, and overrides it."
  `);
  expect(cancelled(item('23', '30'), item('25', '26'))).toEqual([]);
  expect(cancelled(item('23', '26'), item('23', '28', { start: '18:00' }))).toEqual([]);
  expect(
    cancelled(item('23', '26'), item('23', '28', { class: 'boxing', start: '10:00' })),
  ).toEqual([]);
  expect(cancelled(item('23', '26'), item('25', '30', { start: '18:00' }))).toEqual([]);
  const zumba = { class: 'zumba', start: '12:00', end: '13:00', trainer: 'joel-d' };
  const extraClasses = [item('23', '30', zumba), item('24', '25', zumba)];
  expect(said(found({ extraClasses }).slice(0, 1))).toMatchInlineSnapshot(`
    "notice.yaml extraClasses.1.from
    zumba at 12:00pm (November 23, 2026 to November 30, 2026) and zumba at 12:00pm (November 24, 2026 to November 25, 2026) both include November 24, 2026 to November 25, 2026.
    Let one end on the day before the other begins."
  `);
});

test('a change that changes nothing is reported with the usual value', () => {
  const both = { newStart: '09:00', newEnd: '10:00' };
  expect(said(found(change({ ...monday, ...yoga, ...both })))).toMatchInlineSnapshot(`
    "notice.yaml changes.0.newStart
    The class is already from 9:00am to 10:00am.
    Say what is different then, or delete this item."
  `);
  expect(said(found(change({ ...monday, ...yoga, trainer: 'arjun-h' })))).toMatchInlineSnapshot(`
    "notice.yaml changes.0.trainer
    arjun-h already gives this class.
    Say what is different then, or delete this item."
  `);
  expect(found(change({ ...monday, ...yoga, newStart: '09:00', newEnd: '10:30' }))).toEqual([]);
  expect(found(change({ ...monday, ...yoga, newStart: '08:30', newEnd: '10:00' }))).toEqual([]);
  expect(found(change({ ...monday, ...yoga, ...both, trainer: 'kavya-n' }))).toEqual([]);
});

const short = [{ date: '2026-11-23', opens: '08:00', closes: '09:30', reason: 'Paint' }];
const shortMonday = { 'hours.yaml': { ...hours, exceptions: short } };
const closedMonday = {
  'hours.yaml': { ...hours, exceptions: [{ date: '2026-11-23', closed: true, reason: 'Paint' }] },
};

test('a changed or extra class must lie within the opening hours of its day', () => {
  const late = { ...monday, ...yoga, newStart: '21:30', newEnd: '22:30' };
  expect(said(found(change(late)))).toMatchInlineSnapshot(`
    "notice.yaml changes.0.newStart
    yoga, 9:30pm to 10:30pm, is outside the opening hours of Monday, November 23, 2026, which are 6:00am to 10:00pm.
    Write times between 6:00am and 10:00pm, or change the opening hours."
  `);
  expect(said(found(extra({ ...monday, start: '21:30', end: '22:30' })))).toMatchInlineSnapshot(`
    "notice.yaml extraClasses.0.start
    zumba, 9:30pm to 10:30pm, is outside the opening hours of Monday, November 23, 2026, which are 6:00am to 10:00pm.
    Write times between 6:00am and 10:00pm, or change the opening hours."
  `);
});

test('another coach for a class that falls out of short hours is reported by its day', () => {
  const item = { ...monday, ...yoga, trainer: 'kavya-n' };
  expect(said(found(change(item), shortMonday))).toMatchInlineSnapshot(`
    "notice.yaml changes.0.date
    yoga, 9:00am to 10:00am, is outside the opening hours of Monday, November 23, 2026, which are 8:00am to 9:30am (Paint).
    Write times between 8:00am and 9:30am, or change the opening hours."
  `);
});

test('on a day that is closed nothing can be changed, and nothing is extra', () => {
  const kavya = { ...yoga, trainer: 'kavya-n' };
  expect(said(found(change({ ...monday, ...kavya }), closedMonday))).toMatchInlineSnapshot(`
    "notice.yaml changes.0.date
    The gym is closed on Monday, November 23, 2026 (Paint), so there is no class.
    Correct the day, or delete this item."
  `);
  const days = { from: '2026-11-23', until: '2026-11-24' };
  expect(said(found(change({ ...days, ...kavya }), closedMonday))).toMatchInlineSnapshot(`
    "notice.yaml changes.0.from
    The gym is closed on those of these days on which the class is held (Paint), so there is no class.
    Correct the day, or delete this item."
  `);
  expect(said(found(extra(monday), closedMonday))).toMatchInlineSnapshot(`
    "notice.yaml extraClasses.0.start
    The gym is closed on Monday, November 23, 2026 (Paint), so there is no class.
    Correct the day, or delete this item."
  `);
});

test('of several days it is enough that one is open, unless the time is outside the hours of one', () => {
  const days = { from: '2026-11-23', until: '2026-11-25' };
  const kavya = { ...days, ...yoga, trainer: 'kavya-n' };
  expect(found(change(kavya), closedMonday)).toEqual([]);
  expect(said(found(change(kavya), shortMonday))).toMatchInlineSnapshot(`
    "notice.yaml changes.0.from
    yoga, 9:00am to 10:00am, is outside the opening hours of Monday, November 23, 2026, which are 8:00am to 9:30am (Paint).
    Write times between 8:00am and 9:30am, or change the opening hours."
  `);
  // On Monday it is cancelled.
  const cancelled = { ...change(kavya), ...off({ ...monday, ...yoga }) };
  expect(found(cancelled, shortMonday)).toEqual([]);
});

test.each([
  ['10:59', '12:00', true],
  ['09:00', '10:01', true],
  ['11:00', '12:00', false],
  ['09:00', '10:00', false],
])('an extra class at %s to %s by a coach who teaches at 10:00: %s', (start, end, isBusy) => {
  const busy = {
    file: 'notice.yaml',
    path: ['extraClasses', 0, 'trainer'],
    message: `joel-d cannot be in two places at once: boxing on Monday, November 23, 2026, 10:00am to 11:00am; and zumba on Monday, November 23, 2026, ${timesInWords({ start, end })}.`,
  };
  expect(found(extra({ ...monday, start, end }))).toMatchObject(isBusy ? [busy] : []);
});

test('a coach who is to stand in must be free, and so must one whose class is moved', () => {
  expect(found(change({ ...monday, class: 'boxing', start: '10:00', trainer: 'arjun-h' }))).toEqual(
    [],
  );
  const moved = { ...monday, class: 'boxing', start: '10:00', newStart: '09:30', newEnd: '10:30' };
  expect(said(found(change({ ...moved, trainer: 'arjun-h' })))).toMatchInlineSnapshot(`
    "notice.yaml changes.0.trainer
    arjun-h cannot be in two places at once: yoga on Monday, November 23, 2026, 9:00am to 10:00am; and boxing on Monday, November 23, 2026, 9:30am to 10:30am.
    Choose another coach, or another time for one of the two."
  `);
  expect(said(found(change({ ...monday, ...yoga, newStart: '18:30', newEnd: '19:30' }))))
    .toMatchInlineSnapshot(`
    "notice.yaml changes.0.newStart
    arjun-h cannot be in two places at once: yoga on Monday, November 23, 2026, 6:00pm to 7:00pm; and yoga on Monday, November 23, 2026, 6:30pm to 7:30pm.
    Choose another coach, or another time for one of the two."
  `);
});

test('a coach is free of a class that is called off, and busy with an extra one', () => {
  const late = extra({ ...monday, start: '10:30', end: '11:30' });
  expect(found({ ...late, ...off({ ...monday, class: 'boxing', start: '10:00' }) })).toEqual([]);
  const two = {
    extraClasses: [
      ...extra({ ...monday }).extraClasses,
      ...extra({ ...monday, class: 'camp', start: '12:30', end: '13:30' }).extraClasses,
    ],
  };
  expect(said(found(two))).toMatchInlineSnapshot(`
    "notice.yaml extraClasses.0.trainer
    joel-d cannot be in two places at once: camp on Monday, November 23, 2026, 12:30pm to 1:30pm; and zumba on Monday, November 23, 2026, 12:00pm to 1:00pm.
    Choose another coach, or another time for one of the two.

    notice.yaml extraClasses.1.trainer
    joel-d cannot be in two places at once: zumba on Monday, November 23, 2026, 12:00pm to 1:00pm; and camp on Monday, November 23, 2026, 12:30pm to 1:30pm.
    Choose another coach, or another time for one of the two."
  `);
});

test('a coach who is busy on two of the days is reported once', () => {
  const weeks = { from: '2026-11-23', until: '2026-11-30' };
  expect(said(found(extra({ ...weeks, start: '10:30', end: '11:30' })))).toMatchInlineSnapshot(`
    "notice.yaml extraClasses.0.trainer
    joel-d cannot be in two places at once: boxing on Monday, November 23, 2026, 10:00am to 11:00am; and zumba on Monday, November 23, 2026, 10:30am to 11:30am.
    Choose another coach, or another time for one of the two."
  `);
});

test('a cancelled extra class keeps no coach busy', () => {
  const item = { class: 'zumba', start: '10:30', end: '11:30', trainer: 'joel-d' };
  const notice = {
    ...extra({ ...monday, ...item }),
    ...off({ ...monday, class: 'zumba', start: '10:30' }),
  };
  expect(found(notice)).toEqual([]);
});

test('a class of the schedule is no extra class', () => {
  const item = { class: 'yoga', start: '09:00', end: '10:00', trainer: 'kavya-n' };
  expect(said(found(extra({ from: '2026-11-24', until: '2026-11-26', ...item }))))
    .toMatchInlineSnapshot(`
    "notice.yaml extraClasses.0.class
    yoga at 9:00am is already on the timetable of Wednesday, November 25, 2026.
    Correct the day or the time, or delete this item."
  `);
  expect(found(extra({ date: '2026-11-24', ...item }))).toEqual([]);
});

test('two extra classes are each checked against their own days', () => {
  const late = extra({ date: '2026-11-24', start: '21:30', end: '22:30' }).extraClasses;
  const sunday = extra({ date: '2026-11-29', start: '21:30', end: '22:30' }).extraClasses;
  expect(said(found({ extraClasses: [...late, ...sunday] }))).toMatchInlineSnapshot(`
    "notice.yaml extraClasses.0.start
    zumba, 9:30pm to 10:30pm, is outside the opening hours of Tuesday, November 24, 2026, which are 6:00am to 10:00pm.
    Write times between 6:00am and 10:00pm, or change the opening hours.

    notice.yaml extraClasses.1.start
    The gym is closed on Sunday, November 29, 2026, so there is no class.
    Correct the day, or delete this item."
  `);
});

test('a coach who stands in on one of two days changes something', () => {
  const karate = { from: '2026-11-26', until: '2026-11-27', class: 'karate', start: '09:00' };
  expect(found(change({ ...karate, trainer: 'arjun-h' }))).toEqual([]);
  expect(said(found(change({ ...karate, newStart: '09:00', newEnd: '10:00' }))))
    .toMatchInlineSnapshot(`
      "notice.yaml changes.0.newStart
      The class is already from 9:00am to 10:00am.
      Say what is different then, or delete this item."
    `);
});

test('an extra class is not blamed for another one of that day', () => {
  const fits = extra(monday).extraClasses;
  const late = extra({ ...monday, class: 'camp', start: '21:30', end: '22:30' }).extraClasses;
  expect(said(found({ extraClasses: [...fits, ...late] }))).toMatchInlineSnapshot(`
    "notice.yaml extraClasses.1.start
    camp, 9:30pm to 10:30pm, is outside the opening hours of Monday, November 23, 2026, which are 6:00am to 10:00pm.
    Write times between 6:00am and 10:00pm, or change the opening hours."
  `);
});

const away = (item: object) => ({ absences: [{ trainer: 'arjun-h', reason: 'Ill', ...item }] });
const week = { from: '2026-11-23', until: '2026-11-29' };

test('a coach may be away, with a substitute who is free or without one', () => {
  expect(found(away(week))).toEqual([]);
  expect(found(away({ ...week, substitute: 'kavya-n' }))).toEqual([]);
  expect(found(away({ ...monday, substitute: 'joel-d' }))).toEqual([]);
});

test('a substitute is not in two places at once', () => {
  const friday = scheduleOf({
    friday: [
      row('karate', '09:00–10:00', 'joel-d'),
      row('yoga', '09:30–10:30'),
      row('boxing', '11:00–12:00', 'kavya-n'),
    ],
  });
  expect(said(found(away({ ...week, substitute: 'joel-d' }), friday))).toMatchInlineSnapshot(`
    "notice.yaml absences.0.substitute
    joel-d cannot be in two places at once: karate on Friday, November 27, 2026, 9:00am to 10:00am; and yoga on Friday, November 27, 2026, 9:30am to 10:30am.
    Choose another coach, or another time for one of the two."
  `);
  expect(found(away({ ...week, substitute: 'kavya-n' }), friday)).toEqual([]);
});

test('an absence without classes is a mistake until its days are over', () => {
  const tuesday = { date: '2026-11-24' };
  expect(said(found(away(tuesday)))).toMatchInlineSnapshot(`
    "notice.yaml absences.0.trainer
    arjun-h has no class on these days, so no page says anything.
    Correct the days or the coach, or delete this item."
  `);
  expect(found(away({ date: '2026-11-17' }))).toEqual([]);
  expect(found(away({ ...tuesday, trainer: 'nobody' }))).toEqual([]);
  const twice = { absences: [...away(week).absences, ...away(monday).absences] };
  expect(said(found(twice))).toMatchInlineSnapshot(`
    "notice.yaml absences.1.date
    "Ill" (November 23, 2026 to November 29, 2026) and "Ill" (November 23, 2026) both include November 23, 2026.
    Let one end on the day before the other begins."
  `);
});

const moved = (item: object) => ({
  moves: [
    { ...monday, ...yoga, newDate: '2026-11-24', newStart: '12:00', newEnd: '13:00', ...item },
  ],
});

test('a class may be held on another day, within the hours and with a coach who is free', () => {
  expect(found(moved(yoga))).toEqual([]);
  expect(said(found(moved({ ...yoga, newStart: '03:00', newEnd: '04:00' }))))
    .toMatchInlineSnapshot(`
    "notice.yaml moves.0.newStart
    yoga, 3:00am to 4:00am, is outside the opening hours of Tuesday, November 24, 2026, which are 6:00am to 10:00pm.
    Write times between 6:00am and 10:00pm, or change the opening hours."
  `);
  expect(said(found(moved({ class: 'yoga', start: '05:00' })))).toMatchInlineSnapshot(`
    "notice.yaml moves.0.start
    November 23, 2026 is a Monday, and there is no yoga at 5:00am on that day.
    Correct the date, the class or the start. On Monday there is yoga 9:00am, boxing 10:00am, yoga 6:00pm."
  `);
  expect(found(moved({ ...yoga, trainer: 'nobody' }))).toEqual([]);
  expect(found(moved({ ...yoga, start: '05:00', newDate: '2026-11-17' }))).toEqual([]);
  // A move counts through its new day, when visitors still see it.
  expect(said(found(moved({ ...yoga, start: '05:00', newDate: today })))).toMatchInlineSnapshot(`
    "notice.yaml moves.0.start
    November 23, 2026 is a Monday, and there is no yoga at 5:00am on that day.
    Correct the date, the class or the start. On Monday there is yoga 9:00am, boxing 10:00am, yoga 6:00pm."
  `);
  const busy = scheduleOf({
    monday: [row('yoga', '09:00–10:00', 'joel-d')],
    tuesday: [row('karate', '12:30–13:30', 'joel-d'), row('boxing', '12:30–13:30', 'kavya-n')],
  });
  expect(said(found(moved(yoga), busy))).toMatchInlineSnapshot(`
    "notice.yaml moves.0.newDate
    joel-d cannot be in two places at once: karate on Tuesday, November 24, 2026, 12:30pm to 1:30pm; and yoga on Tuesday, November 24, 2026, 12:00pm to 1:00pm.
    Choose another coach, or another time for one of the two."
  `);
  expect(said(found(moved({ ...yoga, trainer: 'kavya-n' }), busy))).toMatchInlineSnapshot(`
    "notice.yaml moves.0.trainer
    kavya-n cannot be in two places at once: boxing on Tuesday, November 24, 2026, 12:30pm to 1:30pm; and yoga on Tuesday, November 24, 2026, 12:00pm to 1:00pm.
    Choose another coach, or another time for one of the two."
  `);
  expect(found(moved({ ...yoga, trainer: 'arjun-h' }), busy)).toEqual([]);
});
