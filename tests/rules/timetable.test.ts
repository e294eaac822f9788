import { expect, test } from 'vitest';
import { classesLieWithinHours, hoursAgree } from '../../src/rules/opening-hours.ts';
import { overviewMatchesTimetable, timetableBeginsOnMonday } from '../../src/rules/overview.ts';
import { specialDaysAgree } from '../../src/rules/special-days.ts';
import {
  lengthsMatchClasses,
  featuredClassesAreWeekly,
  rowsDoNotClash,
  weeksCountFromTheirDay,
} from '../../src/rules/weekly-classes.ts';
import { weekOf } from '../timetable/usual-week.ts';
import { all, contentOf, row, scheduleOf } from './content-of.ts';

const span = (time: string) => {
  const [opens, closes] = time.split('–') as [string, string];
  return { opens, closes };
};
const today = '2026-11-21';

test('rules about the timetable say nothing of files that are missing', () => {
  for (const rule of [
    classesLieWithinHours,
    hoursAgree,
    overviewMatchesTimetable,
    timetableBeginsOnMonday,
    specialDaysAgree,
    lengthsMatchClasses,
    featuredClassesAreWeekly,
    rowsDoNotClash,
  ])
    expect(all(rule(contentOf({}), today))).toEqual([]);
  expect(all(weeksCountFromTheirDay(contentOf({}), today))).toEqual([]);
});

const twiceADay = ['06:00–11:00', '16:00–22:00'].map(span);
const within = (rows: Parameters<typeof scheduleOf>[0], spans = twiceADay) =>
  all(
    classesLieWithinHours(
      contentOf({ 'hours.yaml': { week: weekOf(spans) }, ...scheduleOf(rows) }),
    ),
  );

test('a class may begin when the doors open and end when they close', () => {
  expect(within({ monday: [row('yoga', '06:00–11:00'), row('boxing', '16:00–22:00')] })).toEqual(
    [],
  );
});

test.each([
  ['05:59–07:00', 'start'],
  ['10:00–11:01', 'end'],
  ['10:00–17:00', 'end'],
  ['21:30–22:30', 'end'],
  ['16:00–22:30', 'end'],
])('a class at %s lies outside the hours, by its %s', (time, line) => {
  const inside = row('boxing', '16:00–22:00');
  const [start, end] = time.split('–');
  expect(within({ tuesday: [inside, row('yoga', time)] })).toEqual([
    {
      file: 'schedule/tuesday.yaml',
      path: ['classes', 1, line],
      code: 'class-outside-hours',
      data: { class: 'yoga', start, end, day: 'tuesday', spans: twiceADay },
    },
  ]);
});

test('a class on a day that is closed is reported as that', () => {
  expect(within({ sunday: [row('yoga', '09:00–10:00')] })).toEqual([
    {
      file: 'schedule/sunday.yaml',
      path: ['classes', 0, 'start'],
      code: 'class-on-closed-day',
      data: { class: 'yoga', day: 'sunday' },
    },
  ]);
});

test('when most classes of a day lie outside, it is the hours that are wrong', () => {
  const outside = [row('yoga', '12:00–13:00'), row('boxing', '14:00–15:00')];
  const inside = row('karate', '16:00–17:00');
  expect(within({ monday: [...outside, inside] })).toEqual([
    {
      file: 'hours.yaml',
      path: ['week', 'monday'],
      code: 'day-outside-hours',
      data: {
        day: 'monday',
        classes: [
          { class: 'yoga', start: '12:00' },
          { class: 'boxing', start: '14:00' },
        ],
        spans: twiceADay,
      },
    },
  ]);
  // Half is not most.
  expect(within({ monday: [...outside, inside, row('zumba', '18:00–19:00')] })).toMatchObject([
    { code: 'class-outside-hours' },
    { code: 'class-outside-hours' },
  ]);
  expect(within({ monday: [row('yoga', '12:00–13:00')] })).toMatchObject([
    { code: 'class-outside-hours' },
  ]);
});

test('the doors open again after they have closed, in the week and on days that differ', () => {
  const hours = ['06:00–11:00', '11:00–13:00', '12:00–14:00', '15:00–16:00'].map(span);
  const found = (path: unknown[], opens: string, closed: string) => ({
    file: 'hours.yaml',
    path,
    code: 'opens-before-closing',
    data: { opens, closed },
  });
  const week = { ...weekOf([], []), friday: hours, sunday: 'closed' };
  expect(all(hoursAgree(contentOf({ 'hours.yaml': { week } })))).toEqual([
    found(['week', 'friday', 1, 'opens'], '11:00', '11:00'),
    found(['week', 'friday', 2, 'opens'], '12:00', '13:00'),
  ]);
  const exceptions = [{ date: '2026-12-25', hours, reason: 'Christmas' }];
  expect(all(specialDaysAgree(contentOf({ 'hours.yaml': { week, exceptions } })))).toEqual([
    found(['exceptions', 0, 'hours', 1, 'opens'], '11:00', '11:00'),
    found(['exceptions', 0, 'hours', 2, 'opens'], '12:00', '13:00'),
  ]);
});

const different = (exceptions: object[], week: object = weekOf([span('06:00–22:00')])) =>
  all(specialDaysAgree(contentOf({ 'hours.yaml': { week, exceptions } })));

test('days that differ do not share days, unless one lies within the other', () => {
  const days = (from: string, until: string, reason: string) => ({
    from: `2026-12-${from}`,
    until: `2026-12-${until}`,
    ...span('07:00–12:00'),
    reason,
  });
  expect(different([days('01', '10', 'Paint'), days('11', '12', 'Floor')])).toEqual([]);
  expect(different([days('11', '12', 'Floor'), days('01', '10', 'Paint')])).toEqual([]);
  expect(different([days('01', '10', 'Paint'), days('01', '03', 'Floor')])).toEqual([]);
  expect(different([days('08', '10', 'Floor'), days('01', '10', 'Paint')])).toEqual([]);
  const named = (reason: string, from: string, until: string) => ({
    reason,
    from: `2026-12-${from}`,
    until: `2026-12-${until}`,
  });
  const overlap = (first: object, second: object) => different([first, second]);
  const shared = (from: string, until: string, first: object, second: object) => [
    {
      file: 'hours.yaml',
      path: ['exceptions', 1, 'from'],
      code: 'days-overlap',
      data: {
        shared: { from: `2026-12-${from}`, until: `2026-12-${until}` },
        items: [first, second],
        mayNest: true,
      },
    },
  ];
  const [paint, floor] = [days('01', '10', 'Paint'), days('10', '12', 'Floor')];
  expect(overlap(paint, floor)).toEqual(
    shared('10', '10', named('Paint', '01', '10'), named('Floor', '10', '12')),
  );
  expect(overlap(floor, paint)).toEqual(
    shared('10', '10', named('Floor', '10', '12'), named('Paint', '01', '10')),
  );
  expect(overlap(paint, days('08', '12', 'Floor'))).toEqual(
    shared('08', '10', named('Paint', '01', '10'), named('Floor', '08', '12')),
  );
});

test('days that are given twice are reported as that', () => {
  const holiday = { date: '2026-12-25', ...span('07:00–12:00'), reason: 'Christmas' };
  expect(different([holiday, { ...holiday, reason: 'Xmas' }])).toEqual([
    {
      file: 'hours.yaml',
      path: ['exceptions', 1, 'date'],
      code: 'days-given-twice',
      data: {
        from: '2026-12-25',
        until: '2026-12-25',
        subjects: [{ reason: 'Christmas' }, { reason: 'Xmas' }],
      },
    },
  ]);
});

test('weeks off need a line, and days that are closed anyway do not', () => {
  const off = (days: object) => ({ ...days, closed: true, reason: 'Paint' });
  const codes = (days: object, week?: object) =>
    different([off(days)], week).map(({ code }) => code);
  expect(codes({ date: '2026-12-06' })).toEqual(['closed-anyway']);
  expect(codes({ from: '2026-12-06', until: '2026-12-07' })).toEqual([]);
  expect(codes({ from: '2026-12-05', until: '2026-12-06' })).toEqual([]);
  const always = Object.fromEntries(Object.keys(weekOf([])).map((day) => [day, 'closed']));
  expect(codes({ from: '2026-12-01', until: '2027-12-01' }, always)).toEqual(['closed-anyway']);
  const onSaturday = { ...always, saturday: [span('06:00–22:00')] };
  expect(codes({ from: '2026-12-06', until: '2026-12-12' }, onSaturday)).toEqual([]);
});

test('a day is closed anyway by the hours that hold then', () => {
  const sundays = (own: unknown, date: string) => {
    const hours = {
      week: weekOf([span('06:00–22:00')]),
      exceptions: [{ date, closed: true, reason: 'Paint' }],
      otherHours: [{ from: '2027-01-01', sunday: own }],
    };
    return all(specialDaysAgree(contentOf({ 'hours.yaml': hours }))).map(({ code }) => code);
  };
  const open = [span('08:00–20:00')];
  // Sundays are closed in the week, and open from January on; or the other way round.
  expect(sundays(open, '2026-12-06')).toEqual(['closed-anyway']);
  expect(sundays(open, '2027-03-07')).toEqual([]);
});

const clashes = (rows: object[]) => all(rowsDoNotClash(contentOf(scheduleOf({ monday: rows }))));

test('a class may have another coach or another end from a day on', () => {
  const until = row('yoga', '09:00–10:00', 'arjun-h', { until: '2026-12-31' });
  const from = (date: string) => row('yoga', '09:00–10:30', 'joel-d', { from: date });
  expect(clashes([until, from('2027-01-01')])).toEqual([]);
  expect(clashes([until, from('2026-12-28')])).toMatchObject([{ code: 'class-twice-at-one-time' }]);
});

test('a coach who is in two places only years from now is in two places', () => {
  const monday = (more: object) =>
    clashes([
      row('yoga', '09:00–10:00', 'joel-d', { from: '2026-02-23', everyWeeks: 8 }),
      row('boxing', '09:00–10:00', 'joel-d', more),
    ]);
  expect(monday({ weeksOfMonth: ['fifth'] })).toMatchObject([{ code: 'coach-is-busy' }]);
});

test('a class stands once at a time, and is reported once', () => {
  const yoga = row('yoga', '09:00–10:00');
  expect(clashes([row('yoga', '08:00–09:00'), yoga, row('yoga', '09:00–11:00', 'joel')])).toEqual([
    {
      file: 'schedule/monday.yaml',
      path: ['classes', 2, 'class'],
      beside: ['classes', 1],
      code: 'class-twice-at-one-time',
      data: {
        class: 'yoga',
        day: 'monday',
        times: [
          { start: '09:00', end: '10:00' },
          { start: '09:00', end: '11:00' },
        ],
        items: [2, 3],
      },
    },
  ]);
  expect(clashes([yoga, yoga])).toMatchObject([{ code: 'class-twice-at-one-time' }]);
  expect(clashes([yoga, row('boxing', '09:00–10:00', 'joel')])).toEqual([]);
});

test.each([
  ['09:59–11:00', true],
  ['08:00–09:01', true],
  ['09:15–09:45', true],
  ['10:00–11:00', false],
  ['08:00–09:00', false],
])('a coach with a class at 09:00–10:00 has another one at %s: %s', (time, isBusy) => {
  const found = {
    file: 'schedule/monday.yaml',
    path: ['classes', 1, 'trainer'],
    beside: ['classes', 0],
    code: 'coach-is-busy',
    data: {
      coach: 'arjun-h',
      day: 'monday',
      own: { class: 'boxing', start: time.slice(0, 5), end: time.slice(6) },
      other: { class: 'yoga', start: '09:00', end: '10:00' },
    },
  };
  expect(clashes([row('yoga', '09:00–10:00'), row('boxing', time)])).toEqual(isBusy ? [found] : []);
});

const [first, third] = [{ weeksOfMonth: ['first'] }, { weeksOfMonth: ['third'] }];
const secondFrom = (from: string) => ({ everyWeeks: 2, from });
test.each([
  ['one of every week', {}, first, 1],
  ['two of the first Monday', first, first, 1],
  ['the first and the third Monday', first, third, 0],
  ['every second week, from one date', secondFrom('2026-12-07'), secondFrom('2026-12-21'), 1],
  ['every second week, by turns', secondFrom('2026-12-07'), secondFrom('2026-12-14'), 0],
  [
    'every second week, one of them years later',
    secondFrom('2031-12-15'),
    secondFrom('2026-12-07'),
    1,
  ],
  ['every second week and the first Monday', secondFrom('2026-12-07'), first, 1],
  ['a first Monday long before every second week', first, secondFrom('2031-12-08'), 1],
])('a coach has two classes at one time: %s', (_, one, other, count) => {
  const rows = [
    row('yoga', '09:00–10:00', 'arjun-h', one),
    row('boxing', '09:00–10:00', 'arjun-h', other),
  ];
  expect(clashes(rows)).toHaveLength(count);
  expect(clashes(rows.toReversed())).toHaveLength(count);
});

test('a class takes as long as its card says', () => {
  const classes = [{ id: 'yoga', minutes: 60 }, { id: 'boxing' }];
  const rows = ['09:00–10:00', '09:00–10:15'].map((time) => row('yoga', time));
  const schedule = scheduleOf({
    monday: [row('zumba', '1:00–2:00'), row('boxing', '09:00–11:00'), ...rows],
  });
  expect(all(lengthsMatchClasses(contentOf({ 'classes.yaml': { classes }, ...schedule })))).toEqual(
    [
      {
        file: 'schedule/monday.yaml',
        path: ['classes', 3, 'end'],
        severity: 'note',
        code: 'length-differs',
        data: { class: 'yoga', minutes: 75, usually: 60 },
      },
    ],
  );
});

test('a featured class is held every week', () => {
  const featured = { classes: ['zumba', 'yoga', 'boxing'].map((id) => ({ class: id })) };
  const schedule = scheduleOf({
    monday: [row('yoga', '09:00–10:00', 'x', first), row('boxing', '10:00–11:00', 'x', first)],
    friday: [row('boxing', '10:00–11:00')],
  });
  const found = (changed: object = {}) =>
    all(
      featuredClassesAreWeekly(
        contentOf({ 'pages/home.yaml': { featured }, ...schedule, ...changed }),
        today,
      ),
    );
  expect(found()).toEqual([
    {
      file: 'pages/home.yaml',
      path: ['featured', 'classes', 1, 'class'],
      code: 'featured-in-some-weeks',
      data: { class: 'yoga' },
    },
  ]);
  expect(found({ 'pages/home.yaml': { featured: { ...featured, shown: false } } })).toEqual([]);
  expect(found({ 'schedule/friday.yaml': undefined })).toEqual([]);
});

test('every second week is counted from a day of the class, at most a year ahead', () => {
  const from = (date: string) => row('yoga', '09:00–10:00', 'x', secondFrom(date));
  const found = (rows: object[]) =>
    all(weeksCountFromTheirDay(contentOf(scheduleOf({ monday: rows })), today));
  const path = (index: number) => ['classes', index, 'from'];
  const file = 'schedule/monday.yaml';
  expect(found([row('yoga', '08:00–09:00'), from('2026-12-07'), from('2027-11-22')])).toEqual([]);
  expect(found([from('2026-12-07'), from('2026-12-08')])).toEqual([
    {
      file,
      path: path(1),
      code: 'weeks-from-another-day',
      data: {
        from: '2026-12-08',
        isA: 'tuesday',
        day: 'monday',
        next: '2026-12-14',
        before: '2026-12-07',
      },
    },
  ]);
  expect(found([from('2027-11-29')])).toEqual([
    {
      file,
      path: path(0),
      severity: 'note',
      code: 'begins-far-ahead',
      data: { from: '2027-11-29' },
    },
  ]);
});

test('a date a year and a day ahead is not far yet', () => {
  const ahead = (date: string) =>
    all(
      weeksCountFromTheirDay(
        contentOf(scheduleOf({ monday: [row('yoga', '09:00–10:00', 'x', secondFrom(date))] })),
        '2026-11-21',
      ),
    ).map(({ code }) => code);
  expect(ahead('2027-11-22')).toEqual([]);
  expect(ahead('2027-11-23')).toContain('begins-far-ahead');
});

const overviewRow = (days: string[], time: string, trainer = 'arjun-h', name = 'yoga') => ({
  ...row(name, time, trainer),
  days,
});
const known = {
  'classes.yaml': { classes: [{ id: 'yoga' }, { id: 'boxing' }] },
  'trainers.yaml': { trainers: [{ id: 'arjun-h' }, { id: 'joel-d' }] },
};
const yoga = row('yoga', '09:00–10:00');
const overview = (rows: object[], schedule: Parameters<typeof scheduleOf>[0], changed = {}) =>
  all(
    overviewMatchesTimetable(
      contentOf({
        'schedule/overview.yaml': { rows },
        ...known,
        ...scheduleOf(schedule),
        ...changed,
      }),
      today,
    ),
  );
const file = 'schedule/overview.yaml';

test('an overview that agrees with its days is right', () => {
  const days = { monday: [yoga], friday: [row('boxing', '08:00–09:00'), yoga] };
  expect(overview([overviewRow(['monday', 'friday'], '09:00–10:00')], days)).toEqual([]);
});

test('an overview agrees with either of two coaches who follow one another', () => {
  const days = {
    monday: [
      { ...yoga, until: '2026-11-30' },
      row('yoga', '09:00–10:00', 'joel-d', { from: '2026-12-01' }),
    ],
  };
  for (const coach of ['arjun-h', 'joel-d'])
    expect(overview([overviewRow(['monday'], '09:00–10:00', coach)], days)).toEqual([]);
});

test('where all days agree on another time, that of the overview is wrong', () => {
  const days = {
    monday: [yoga],
    friday: [
      row('boxing', '07:00–08:00'),
      row('yoga', '11:00–12:00', 'joel-d'),
      row('yoga', '09:00–10:00'),
    ],
  };
  expect(overview([overviewRow(['monday', 'friday'], '08:00–09:00')], days)).toEqual([
    {
      file,
      path: ['rows', 0, 'start'],
      code: 'overview-at-another-time',
      data: { class: 'yoga', start: '08:00', really: '09:00' },
    },
  ]);
});

test('where one day differs, that day is named, with the times at which the class is held', () => {
  const days = {
    monday: [yoga],
    friday: [row('yoga', '11:00–12:00'), row('boxing', '09:00–10:00', 'joel-d')],
  };
  expect(overview([overviewRow(['monday', 'friday'], '09:00–10:00')], days)).toEqual([
    {
      file,
      path: ['rows', 0, 'days', 1],
      code: 'not-held-on-day',
      data: { class: 'yoga', start: '09:00', day: 'friday', only: ['11:00'] },
    },
  ]);
  expect(overview([overviewRow(['friday', 'monday'], '09:00–10:00')], days)).toMatchObject([
    { path: ['rows', 0, 'days', 0], code: 'not-held-on-day' },
  ]);
  // With one day, either of the two may be wrong.
  expect(overview([overviewRow(['friday'], '09:00–10:00')], days)).toMatchObject([
    { path: ['rows', 0, 'days', 0], code: 'not-held-on-day' },
  ]);
});

test.each([
  [['monday'], true],
  [['friday', 'monday'], false],
])('a class that is held in some weeks only is no row for %o', (days, isOnlyDay) => {
  const held = { monday: [row('yoga', '09:00–10:00', 'arjun-h', first)], friday: [yoga] };
  expect(overview([overviewRow(days, '09:00–10:00')], held)).toEqual([
    {
      file,
      path: ['rows', 0, 'days', days.length - 1],
      code: 'not-held-every-week',
      data: { class: 'yoga', start: '09:00', day: 'monday', isOnlyDay },
    },
  ]);
});

test('another end and another coach are reported where the overview says them', () => {
  const at = (field: string, code: string, data: object) => ({
    field: [field],
    file,
    path: ['rows', 0, field],
    code,
    data: { class: 'yoga', start: '09:00', day: 'monday', ...data },
  });
  expect(overview([overviewRow(['monday'], '09:00–10:30')], { monday: [yoga] })).toEqual([
    at('end', 'overview-has-another-end', { end: '10:00', here: '10:30' }),
  ]);
  expect(overview([overviewRow(['monday'], '09:00–10:00', 'joel-d')], { monday: [yoga] })).toEqual([
    at('trainer', 'overview-has-another-coach', { coach: 'arjun-h', here: 'joel-d' }),
  ]);
});

test('a misspelt class or coach is reported where it stands, and not once more here', () => {
  const rows = [overviewRow(['monday'], '08:00–09:00')];
  expect(overview(rows, { monday: [yoga, row('yogga', '08:00–09:00')] })).toEqual([]);
  expect(overview(rows, { monday: [row('yoga', '08:30–09:00', 'arjun')] })).toEqual([]);
  expect(overview([overviewRow(['monday'], '08:00–09:00', 'arjun')], { monday: [yoga] })).toEqual(
    [],
  );
  expect(overview([overviewRow(['monday'], '08:00–09:00', 'joel-d', 'yogga')], {})).toEqual([]);
  expect(overview(rows, {}, { 'schedule/monday.yaml': undefined })).toEqual([]);
  const unread = { 'classes.yaml': undefined, 'trainers.yaml': undefined };
  expect(overview(rows, { monday: [] }, unread)).toEqual([]);
  expect(overview(rows, { monday: [] })).toHaveLength(1);
});

test('a timetable begins on a Monday', () => {
  const from = (effectiveFrom: string) =>
    all(timetableBeginsOnMonday(contentOf({ [file]: { effectiveFrom } })));
  expect(from('2026-11-23')).toEqual([]);
  expect(from('2026-11-25')).toEqual([
    {
      file,
      path: ['effectiveFrom'],
      code: 'timetable-not-from-monday',
      data: { from: '2026-11-25', isA: 'wednesday', before: '2026-11-23', next: '2026-11-30' },
    },
  ]);
});

test('the doors do not open before those of the day before have closed', () => {
  const week = (sunday: object[]) => ({
    ...weekOf([], []),
    saturday: [{ opens: '16:00', closes: '25:00' }],
    sunday,
  });
  const found = (opens: string) =>
    all(hoursAgree(contentOf({ 'hours.yaml': { week: week([{ opens, closes: '20:00' }]) } })));
  expect(found('01:00')).toEqual([]);
  expect(found('00:30')).toEqual([
    {
      file: 'hours.yaml',
      path: ['week', 'sunday', 0, 'opens'],
      code: 'opens-before-closing',
      data: { opens: '00:30', closed: '01:00' },
    },
  ]);
});

test('weeks of a class past midnight are counted from its own day', () => {
  // Sundays from November 1, every second week; the Mondays after them.
  const rows = (monday: object) => ({
    'schedule/sunday.yaml': {
      classes: [row('yoga', '23:30–24:30', 'joel', { from: '2026-11-01', everyWeeks: 2 })],
    },
    'schedule/monday.yaml': { classes: [row('boxing', '00:00–01:00', 'joel', monday)] },
  });
  const codes = (monday: object) =>
    all(rowsDoNotClash(contentOf(rows(monday)))).map(({ code }) => code);
  expect(codes({ from: '2026-11-02', everyWeeks: 2 })).toEqual(['coach-is-busy']);
  expect(codes({ from: '2026-11-09', everyWeeks: 2 })).toEqual([]);
});

test('a coach who gives a class past midnight gives no other one then', () => {
  const rows = (start: string) => ({
    'schedule/monday.yaml': { classes: [row('yoga', '23:30–24:30')] },
    'schedule/tuesday.yaml': { classes: [row('boxing', `${start}–02:00`)] },
  });
  expect(all(rowsDoNotClash(contentOf(rows('00:30'))))).toEqual([]);
  expect(all(rowsDoNotClash(contentOf(rows('00:15'))))).toMatchObject([
    { file: 'schedule/tuesday.yaml', code: 'coach-is-busy', data: { day: 'monday' } },
  ]);
});
