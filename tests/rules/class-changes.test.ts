import { expect, test } from 'vitest';
import { classChangesFit } from '../../src/rules/class-changes.ts';
import { weekOf } from '../timetable/usual-week.ts';
import { all, contentOf, row, scheduleOf } from './content-of.ts';

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
const codes = (notice: object, changed: object = {}) =>
  found(notice, changed).map(({ code }) => code);

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
  expect(found(off({ ...monday, class: 'yoga', start: '08:00' }))).toEqual([
    {
      file: 'notice.yaml',
      path: ['cancellations', 0, 'start'],
      code: 'not-held-on-date',
      data: {
        class: 'yoga',
        start: '08:00',
        date: '2026-11-23',
        day: 'monday',
        held: [
          { class: 'yoga', start: '09:00' },
          { class: 'boxing', start: '10:00' },
          { class: 'yoga', start: '18:00' },
        ],
      },
    },
  ]);
});

test('a class that is not held on that day is reported at `date`', () => {
  expect(
    found(change({ ...monday, class: 'zumba', start: '09:00', trainer: 'joel-d' })),
  ).toMatchObject([{ path: ['changes', 0, 'date'], code: 'not-held-on-date' }]);
});

test('a class that is not held on any of several days says when it is', () => {
  const days = { from: '2026-11-24', until: '2026-11-24' };
  expect(found(off({ ...days, ...yoga }))).toEqual([
    {
      file: 'notice.yaml',
      path: ['cancellations', 0, 'start'],
      code: 'not-held-on-these-days',
      data: {
        ...yoga,
        ...days,
        held: [
          { day: 'monday', start: '09:00' },
          { day: 'monday', start: '18:00' },
          { day: 'wednesday', start: '09:00' },
        ],
      },
    },
  ]);
});

test('a class of some weeks says when it comes next', () => {
  const camp = { class: 'camp', start: '07:00' };
  const inAnotherWeek = (line: string, date: string, isOneDay: boolean) => ({
    file: 'notice.yaml',
    path: ['cancellations', 0, line],
    code: 'not-in-this-week',
    data: { ...camp, date, isOneDay, next: '2026-12-05' },
  });
  const second = { date: '2026-11-28' };
  expect(found(off({ ...second, ...camp }))).toEqual([inAnotherWeek('date', '2026-11-28', true)]);
  const days = { from: '2026-11-27', until: '2026-11-30' };
  expect(found(off({ ...days, ...camp }))).toEqual([inAnotherWeek('from', '2026-11-27', false)]);
  // On another weekday, the week is not the mistake.
  expect(codes(off({ ...monday, ...camp }))).toEqual(['not-held-on-date']);
  expect(codes(off({ date: '2026-12-05', ...camp }))).toEqual([]);
});

test('a change of a class that is not held is reported once', () => {
  const late = { ...monday, class: 'yoga', start: '08:00', newStart: '23:00', newEnd: '23:30' };
  expect(codes(change(late))).toEqual(['not-held-on-date']);
});

test('past items and unknown ids are not checked against the schedule', () => {
  const wrong = { class: 'yoga', start: '08:00' };
  expect(codes(off({ date: '2026-11-20', ...wrong }))).toEqual([]);
  expect(codes(off({ date: '2026-11-21', ...wrong }))).toEqual(['not-held-on-date']);
  expect(codes(off({ ...monday, class: 'yogga', start: '08:00' }))).toEqual([]);
  expect(codes(change({ ...monday, ...wrong, trainer: 'joel' }))).toEqual([]);
  expect(codes(change({ ...monday, ...wrong, trainer: 'joel-d' }))).toEqual(['not-held-on-date']);
  for (const file of ['classes.yaml', 'trainers.yaml'])
    expect(
      codes(change({ ...monday, ...wrong, trainer: 'joel-d' }), { [file]: undefined }),
    ).toEqual([]);
  expect(codes(off({ ...monday, ...wrong }), { 'trainers.yaml': undefined })).toHaveLength(1);
});

test('two items about one class may not overlap, unless one lies within the other', () => {
  const item = (from: string, until: string, more: object = {}) => ({
    from: `2026-11-${from}`,
    until: `2026-11-${until}`,
    ...yoga,
    reason: 'Ill',
    ...more,
  });
  const cancelled = (...cancellations: object[]) => codes({ cancellations });
  expect(cancelled(item('23', '26'), item('25', '28'))).toEqual(['days-overlap']);
  expect(cancelled(item('23', '30'), item('25', '26'))).toEqual([]);
  expect(cancelled(item('23', '26'), item('23', '28', { start: '18:00' }))).toEqual([]);
  expect(
    cancelled(item('23', '26'), item('23', '28', { class: 'boxing', start: '10:00' })),
  ).toEqual([]);
  expect(cancelled(item('23', '26'), item('25', '30', { start: '18:00' }))).toEqual([]);
  const boxing = { class: 'boxing', start: '09:00' };
  expect(cancelled(item('23', '26'), item('25', '28', boxing))).not.toContain('days-overlap');
  const zumba = { class: 'zumba', start: '12:00', end: '13:00', trainer: 'joel-d' };
  const extraClasses = [item('23', '30', zumba), item('24', '25', zumba)];
  expect(found({ extraClasses })[0]).toEqual({
    file: 'notice.yaml',
    path: ['extraClasses', 1, 'from'],
    code: 'days-overlap',
    data: {
      shared: { from: '2026-11-24', until: '2026-11-25' },
      items: [
        { class: 'zumba', start: '12:00', from: '2026-11-23', until: '2026-11-30' },
        { class: 'zumba', start: '12:00', from: '2026-11-24', until: '2026-11-25' },
      ],
      mayNest: false,
    },
  });
});

test('a change that changes nothing is reported with the usual value', () => {
  const both = { newStart: '09:00', newEnd: '10:00' };
  expect(found(change({ ...monday, ...yoga, ...both }))).toEqual([
    {
      file: 'notice.yaml',
      path: ['changes', 0, 'newStart'],
      code: 'same-times-anyway',
      data: { start: '09:00', end: '10:00' },
    },
  ]);
  expect(found(change({ ...monday, ...yoga, trainer: 'arjun-h' }))).toEqual([
    {
      file: 'notice.yaml',
      path: ['changes', 0, 'trainer'],
      code: 'same-coach-anyway',
      data: { coach: 'arjun-h' },
    },
  ]);
  expect(codes(change({ ...monday, ...yoga, newStart: '09:00', newEnd: '10:30' }))).toEqual([]);
  expect(codes(change({ ...monday, ...yoga, newStart: '08:30', newEnd: '10:00' }))).toEqual([]);
  expect(codes(change({ ...monday, ...yoga, ...both, trainer: 'kavya-n' }))).toEqual([]);
});

const short = [{ date: '2026-11-23', opens: '08:00', closes: '09:30', reason: 'Paint' }];
const shortMonday = { 'hours.yaml': { ...hours, exceptions: short } };
const closedMonday = {
  'hours.yaml': { ...hours, exceptions: [{ date: '2026-11-23', closed: true, reason: 'Paint' }] },
};

test('a changed or extra class must lie within the opening hours of its day', () => {
  const late = { ...monday, ...yoga, newStart: '21:30', newEnd: '22:30' };
  const spans = [{ opens: '06:00', closes: '22:00' }];
  expect(found(change(late))).toEqual([
    {
      file: 'notice.yaml',
      path: ['changes', 0, 'newStart'],
      code: 'change-outside-hours',
      data: {
        class: 'yoga',
        start: '21:30',
        end: '22:30',
        date: '2026-11-23',
        day: 'monday',
        spans,
        reason: undefined,
      },
    },
  ]);
  expect(found(extra({ ...monday, start: '21:30', end: '22:30' }))).toMatchObject([
    { path: ['extraClasses', 0, 'start'], code: 'change-outside-hours' },
  ]);
});

test('another coach for a class that falls out of short hours is reported by its day', () => {
  const item = { ...monday, ...yoga, trainer: 'kavya-n' };
  expect(found(change(item), shortMonday)).toMatchObject([
    {
      path: ['changes', 0, 'date'],
      code: 'change-outside-hours',
      data: { spans: [{ opens: '08:00', closes: '09:30' }], reason: 'Paint' },
    },
  ]);
});

test('on a day that is closed nothing can be changed, and nothing is extra', () => {
  const closedThen = (path: unknown[], isOneDay = true) => ({
    file: 'notice.yaml',
    path,
    code: 'closed-then',
    data: { date: '2026-11-23', day: 'monday', isOneDay, reason: 'Paint' },
  });
  const kavya = { ...yoga, trainer: 'kavya-n' };
  expect(found(change({ ...monday, ...kavya }), closedMonday)).toEqual([
    closedThen(['changes', 0, 'date']),
  ]);
  const days = { from: '2026-11-23', until: '2026-11-24' };
  expect(found(change({ ...days, ...kavya }), closedMonday)).toEqual([
    closedThen(['changes', 0, 'from'], false),
  ]);
  expect(found(extra(monday), closedMonday)).toEqual([closedThen(['extraClasses', 0, 'start'])]);
});

test('of several days it is enough that one is open, unless the time is outside the hours of one', () => {
  const days = { from: '2026-11-23', until: '2026-11-25' };
  const kavya = { ...days, ...yoga, trainer: 'kavya-n' };
  expect(codes(change(kavya), closedMonday)).toEqual([]);
  expect(codes(change(kavya), shortMonday)).toEqual(['change-outside-hours']);
  // On Monday it is cancelled.
  const cancelled = { ...change(kavya), ...off({ ...monday, ...yoga }) };
  expect(codes(cancelled, shortMonday)).toEqual([]);
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
    code: 'coach-is-busy',
    data: {
      coach: 'joel-d',
      day: 'monday',
      date: '2026-11-23',
      own: { class: 'zumba', start, end },
      other: { class: 'boxing', start: '10:00', end: '11:00' },
    },
  };
  expect(found(extra({ ...monday, start, end }))).toEqual(isBusy ? [busy] : []);
});

test('a coach who is to stand in must be free, and so must one whose class is moved', () => {
  expect(found(change({ ...monday, class: 'boxing', start: '10:00', trainer: 'arjun-h' }))).toEqual(
    [],
  );
  const moved = { ...monday, class: 'boxing', start: '10:00', newStart: '09:30', newEnd: '10:30' };
  expect(found(change({ ...moved, trainer: 'arjun-h' }))).toMatchObject([
    { path: ['changes', 0, 'trainer'], code: 'coach-is-busy' },
  ]);
  expect(found(change({ ...monday, ...yoga, newStart: '18:30', newEnd: '19:30' }))).toMatchObject([
    {
      path: ['changes', 0, 'newStart'],
      code: 'coach-is-busy',
      data: { other: { start: '18:00' } },
    },
  ]);
});

test('a coach is free of a class that is called off, and busy with an extra one', () => {
  const late = extra({ ...monday, start: '10:30', end: '11:30' });
  expect(codes({ ...late, ...off({ ...monday, class: 'boxing', start: '10:00' }) })).toEqual([]);
  const two = {
    extraClasses: [
      ...extra({ ...monday }).extraClasses,
      ...extra({ ...monday, class: 'camp', start: '12:30', end: '13:30' }).extraClasses,
    ],
  };
  expect(codes(two)).toEqual(['coach-is-busy', 'coach-is-busy']);
});

test('a coach who is busy on two of the days is reported once', () => {
  const weeks = { from: '2026-11-23', until: '2026-11-30' };
  expect(found(extra({ ...weeks, start: '10:30', end: '11:30' }))).toMatchObject([
    { code: 'coach-is-busy', data: { date: '2026-11-23' } },
  ]);
});

test('a cancelled extra class keeps no coach busy', () => {
  const item = { class: 'zumba', start: '10:30', end: '11:30', trainer: 'joel-d' };
  const notice = {
    ...extra({ ...monday, ...item }),
    ...off({ ...monday, class: 'zumba', start: '10:30' }),
  };
  expect(codes(notice)).toEqual([]);
});

test('a class of the schedule is no extra class', () => {
  const item = { class: 'yoga', start: '09:00', end: '10:00', trainer: 'kavya-n' };
  expect(found(extra({ from: '2026-11-24', until: '2026-11-26', ...item }))).toEqual([
    {
      file: 'notice.yaml',
      path: ['extraClasses', 0, 'class'],
      code: 'extra-is-weekly-anyway',
      data: { class: 'yoga', start: '09:00', day: 'wednesday', date: '2026-11-25' },
    },
  ]);
  expect(codes(extra({ date: '2026-11-24', ...item }))).toEqual([]);
});

test('two extra classes are each checked against their own days', () => {
  const late = extra({ date: '2026-11-24', start: '21:30', end: '22:30' }).extraClasses;
  const sunday = extra({ date: '2026-11-29', start: '21:30', end: '22:30' }).extraClasses;
  expect(found({ extraClasses: [...late, ...sunday] })).toMatchObject([
    { path: ['extraClasses', 0, 'start'], code: 'change-outside-hours' },
    { path: ['extraClasses', 1, 'start'], code: 'closed-then', data: { date: '2026-11-29' } },
  ]);
});

test('a coach who stands in on one of two days changes something', () => {
  const karate = { from: '2026-11-26', until: '2026-11-27', class: 'karate', start: '09:00' };
  expect(codes(change({ ...karate, trainer: 'arjun-h' }))).toEqual([]);
  expect(codes(change({ ...karate, newStart: '09:00', newEnd: '10:00' }))).toEqual([
    'same-times-anyway',
  ]);
});

test('an extra class is not blamed for another one of that day', () => {
  const fits = extra(monday).extraClasses;
  const late = extra({ ...monday, class: 'camp', start: '21:30', end: '22:30' }).extraClasses;
  expect(found({ extraClasses: [...fits, ...late] })).toMatchObject([
    { path: ['extraClasses', 1, 'start'], code: 'change-outside-hours' },
  ]);
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
  expect(found(away({ ...week, substitute: 'joel-d' }), friday)).toMatchObject([
    {
      path: ['absences', 0, 'substitute'],
      code: 'coach-is-busy',
      data: { coach: 'joel-d', own: { class: 'yoga' }, other: { class: 'karate' } },
    },
  ]);
  expect(found(away({ ...week, substitute: 'kavya-n' }), friday)).toEqual([]);
});

test('an absence without classes is a mistake until its days are over', () => {
  const tuesday = { date: '2026-11-24' };
  expect(found(away(tuesday))).toEqual([
    {
      file: 'notice.yaml',
      path: ['absences', 0, 'trainer'],
      code: 'absence-without-classes',
      data: { coach: 'arjun-h' },
    },
  ]);
  expect(found(away({ date: '2026-11-17' }))).toEqual([]);
  expect(found(away({ ...tuesday, trainer: 'nobody' }))).toEqual([]);
  const twice = { absences: [...away(week).absences, ...away(monday).absences] };
  expect(codes(twice)).toEqual(['days-overlap']);
});

const moved = (item: object) => ({
  moves: [
    {
      ...monday,
      ...yoga,
      newDate: '2026-11-24',
      newStart: '12:00',
      newEnd: '13:00',
      ...item,
    },
  ],
});

test('a class may be held on another day, within the hours and with a coach who is free', () => {
  expect(found(moved(yoga))).toEqual([]);
  expect(found(moved({ ...yoga, newStart: '03:00', newEnd: '04:00' }))).toMatchObject([
    { path: ['moves', 0, 'newStart'], code: 'change-outside-hours' },
  ]);
  expect(codes(moved({ class: 'yoga', start: '05:00' }))).toEqual(['not-held-on-date']);
  expect(found(moved({ ...yoga, trainer: 'nobody' }))).toEqual([]);
  expect(found(moved({ ...yoga, start: '05:00', newDate: '2026-11-17' }))).toEqual([]);
  // A move counts through its new day, when visitors still see it.
  expect(codes(moved({ ...yoga, start: '05:00', newDate: today }))).toEqual(['not-held-on-date']);
  const busy = scheduleOf({
    monday: [row('yoga', '09:00–10:00', 'joel-d')],
    tuesday: [row('karate', '12:30–13:30', 'joel-d'), row('boxing', '12:30–13:30', 'kavya-n')],
  });
  expect(found(moved(yoga), busy)).toMatchObject([
    { path: ['moves', 0, 'newDate'], code: 'coach-is-busy', data: { coach: 'joel-d' } },
  ]);
  expect(found(moved({ ...yoga, trainer: 'kavya-n' }), busy)).toMatchObject([
    { path: ['moves', 0, 'trainer'], code: 'coach-is-busy', data: { coach: 'kavya-n' } },
  ]);
  expect(found(moved({ ...yoga, trainer: 'arjun-h' }), busy)).toEqual([]);
});
