import { expect, test } from 'vitest';
import { classesLieWithinHours, hoursAgree } from '../../../src/check/rules/opening-hours.ts';
import { specialDaysAgree } from '../../../src/check/rules/special-days.ts';
import {
  classesToTryAreWeekly,
  featuredClassesAreWeekly,
  classesAreSavedApart,
  rowsDoNotClash,
  timetableBeginsOnMonday,
  weeksCountFromTheirDay,
} from '../../../src/check/rules/weekly-classes.ts';
import { weekOf } from '../../timetable/made-up-timetable.ts';
import { contentOf, placesOf, row, said, scheduleOf, problemsOf } from './content-of.ts';

const span = (time: string) => {
  const [opens, closes] = time.split('–') as [string, string];
  return { opens, closes };
};
const today = '2026-11-21';

const twiceADay = ['06:00–11:00', '16:00–22:00'].map(span);
const hoursOfWeek = { 'hours.yaml': { week: weekOf(twiceADay) } };
const within = (rows: Parameters<typeof scheduleOf>[0]) =>
  problemsOf(classesLieWithinHours, contentOf({ ...hoursOfWeek, ...scheduleOf(rows) }));

test.each([
  ['06:00–11:00', undefined],
  ['16:00–22:00', undefined],
  ['05:59–07:00', 'start'],
  ['10:00–11:01', 'end'],
  ['10:00–17:00', 'end'],
  ['21:30–22:30', 'end'],
  ['16:00–22:30', 'end'],
])('a class at %s lies within the hours, or outside by its %s', (time, line) => {
  const inside = row('boxing', '16:00–22:00');
  expect(placesOf(within({ tuesday: [inside, row('yoga', time)] }))).toEqual(
    line === undefined ? [] : [`schedule/tuesday.yaml classes.1.${line}`],
  );
});

test('a class on a day that is closed is reported as that', () => {
  expect(said(within({ sunday: [row('yoga', '09:00–10:00')] }))).toMatchInlineSnapshot(`
    "schedule/sunday.yaml classes.0.start
    yoga is on Sunday, but the gym is closed on that day.
    Delete the class, or open the gym on Sunday."
  `);
});

test('when most classes of a day lie outside, it is the hours that are wrong', () => {
  const outside = [row('yoga', '12:00–13:00'), row('boxing', '14:00–15:00')];
  const inside = row('karate', '16:00–17:00');
  expect(said(within({ monday: [...outside, inside] }))).toMatchInlineSnapshot(`
    "hours.yaml week.monday
    On Monday the gym is open from 6:00am to 11:00am and 4:00pm to 10:00pm, but there are classes at other times: yoga at 12:00pm, boxing at 2:00pm.
    Correct the hours of Monday, or take the classes out of its timetable."
  `);
  // Half is not most.
  expect(said(within({ monday: [...outside, inside, row('zumba', '18:00–19:00')] })))
    .toMatchInlineSnapshot(`
      "schedule/monday.yaml classes.0.end
      yoga (12:00pm to 1:00pm) is outside the opening hours of Monday, which are 6:00am to 11:00am and 4:00pm to 10:00pm.
      schedule/monday.yaml classes.1.end
      boxing (2:00pm to 3:00pm) is outside the opening hours of Monday, which are 6:00am to 11:00am and 4:00pm to 10:00pm.
      Write times between 6:00am and 11:00am, or between 4:00pm and 10:00pm, or change the opening hours."
    `);
  expect(placesOf(within({ monday: [row('yoga', '12:00–13:00')] }))).toEqual([
    'schedule/monday.yaml classes.0.end',
  ]);
});

test('the doors open again after they have closed, in the week and on days that differ', () => {
  const hours = ['06:00–11:00', '11:00–13:00', '12:00–14:00', '15:00–16:00'].map(span);
  const week = { ...weekOf([], []), friday: hours, sunday: 'closed' };
  expect(said(problemsOf(hoursAgree, contentOf({ 'hours.yaml': { week } }))))
    .toMatchInlineSnapshot(`
    "hours.yaml week.friday.1.opens
    The doors would open at 11:00am, but the time before lasts until 11:00am.
    hours.yaml week.friday.2.opens
    The doors would open at 12:00pm, but the time before lasts until 1:00pm.
    List the times from early to late, without overlap."
  `);
  const exceptions = [{ date: '2026-12-25', hours, reason: 'Christmas' }];
  expect(
    placesOf(problemsOf(specialDaysAgree, contentOf({ 'hours.yaml': { week, exceptions } }))),
  ).toEqual(['hours.yaml exceptions.0.hours.1.opens', 'hours.yaml exceptions.0.hours.2.opens']);
});

const different = (exceptions: object[], week: object = weekOf([span('06:00–22:00')])) =>
  problemsOf(specialDaysAgree, contentOf({ 'hours.yaml': { week, exceptions } }));

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
  const [paint, floor] = [days('01', '10', 'Paint'), days('10', '12', 'Floor')];
  expect(said(different([paint, floor]))).toMatchInlineSnapshot(`
    "hours.yaml exceptions.1.from
    "Paint" (December 1, 2026 to December 10, 2026) and "Floor" (December 10, 2026 to December 12, 2026) both include December 10, 2026.
    Let one end on the day before the other begins. A period wholly within another is fine, and overrides it."
  `);
  expect(placesOf(different([floor, paint]))).toEqual(['hours.yaml exceptions.1.from']);
  expect(placesOf(different([paint, days('08', '12', 'Floor')]))).toEqual([
    'hours.yaml exceptions.1.from',
  ]);
});

test('days that are given twice are reported as that', () => {
  const holiday = { date: '2026-12-25', ...span('07:00–12:00'), reason: 'Christmas' };
  expect(said(different([holiday, { ...holiday, reason: 'Xmas' }]))).toMatchInlineSnapshot(`
    "hours.yaml exceptions.1.date
    December 25, 2026 is given twice: for "Christmas" and for "Xmas".
    Keep one of the two."
  `);
});

const always = Object.fromEntries(Object.keys(weekOf([])).map((day) => [day, 'closed']));
const off = (days: object) => ({ ...days, closed: true, reason: 'Paint' });
const sunday = off({ date: '2026-12-06' });
const monday = off({ date: '2026-12-07' });
const weeks = { from: '2026-11-18', until: '2026-12-19', reason: 'Ramadan' };
const open = { opens: '06:00', closes: '11:00' };

test('days that are closed anyway need no line', () => {
  const year = off({ from: '2026-12-01', until: '2027-12-01' });
  expect(said([...different([sunday]), ...different([year], always)])).toMatchInlineSnapshot(`
    "hours.yaml exceptions.0.date
    On Sunday, December 6, 2026 the gym is closed anyway.
    hours.yaml exceptions.0.from
    On all days from December 1, 2026 to December 1, 2027 the gym is closed anyway.
    Correct the date, or delete this special day."
  `);
});

const offFrom = (from: string, until: string) =>
  off({ from: `2026-12-${from}`, until: `2026-12-${until}` });
const openSaturday = { ...always, saturday: [open] };
test.each<[what: string, exceptions: object[], count: number, week?: object]>([
  ['days of which the last is open', [offFrom('06', '07')], 0],
  ['days of which the first is open', [offFrom('05', '06')], 0],
  ['a week of which one day is open', [offFrom('06', '12')], 0, openSaturday],
  ['a Sunday within weeks that open it', [sunday, { ...weeks, ...open }], 0],
  ['a Sunday within weeks that are closed', [off(weeks), sunday], 1],
  ['a Monday beside days that are closed', [offFrom('08', '10'), monday], 0],
  ['a Monday after them', [offFrom('04', '06'), monday], 0],
  ['a Monday on their first day', [offFrom('07', '10'), monday], 1],
  ['a Monday on their last day', [offFrom('04', '07'), monday], 1],
])('%s: lines too many are found', (_, exceptions, count, week) => {
  expect(different(exceptions, week)).toHaveLength(count);
});

test.each([
  [{ from: '2026-12-27' }, 0],
  [{ from: '2026-12-28' }, 1],
  [{ from: '2026-10-01', until: '2026-12-06' }, 0],
  [{ from: '2026-10-01', until: '2026-12-05' }, 1],
])('days of December are closed anyway unless other hours %o open a Sunday', (other, count) => {
  const otherHours = [{ sunday: [open], ...other }];
  const hours = { week: always, otherHours, exceptions: [offFrom('01', '31')] };
  expect(problemsOf(specialDaysAgree, contentOf({ 'hours.yaml': hours }))).toHaveLength(count);
});

const clashes = (rows: object[]) =>
  problemsOf(rowsDoNotClash, contentOf(scheduleOf({ monday: rows })));

test('a class may have another coach or another end from a day on', () => {
  const until = row('yoga', '09:00–10:00', 'arjun-h', { until: '2026-12-31' });
  const from = (date: string) => row('yoga', '09:00–10:30', 'joel-d', { from: date });
  expect(clashes([until, from('2027-01-01')])).toEqual([]);
  expect(placesOf(clashes([until, from('2026-12-28')]))).toEqual([
    'schedule/monday.yaml classes.1.class',
  ]);
});

test('a coach who is in two places only years from now is in two places', () => {
  const monday = [
    row('yoga', '09:00–10:00', 'joel-d', { from: '2026-02-23', everyWeeks: 8 }),
    row('boxing', '09:00–10:00', 'joel-d', { weeksOfMonth: ['fifth'] }),
  ];
  expect(said(clashes(monday))).toMatchInlineSnapshot(`
    "schedule/monday.yaml classes.1.trainer, beside classes.0
    joel-d cannot be in two places at once: yoga on Monday, 9:00am to 10:00am; and boxing on Monday, 9:00am to 10:00am.
    Choose another coach, or another time for one of the two."
  `);
});

test('a class stands once at a time, and is reported once', () => {
  const yoga = row('yoga', '09:00–10:00');
  expect(said(clashes([row('yoga', '08:00–09:00'), yoga, row('yoga', '09:00–11:00', 'joel')])))
    .toMatchInlineSnapshot(`
    "schedule/monday.yaml classes.2.class, beside classes.1
    yoga is on Monday twice: 9:00am to 10:00am (item 2), and 9:00am to 11:00am (item 3).
    Delete one of the two, or correct its time."
  `);
  expect(placesOf(clashes([yoga, yoga]))).toEqual(['schedule/monday.yaml classes.1.class']);
  expect(clashes([yoga, row('boxing', '09:00–10:00', 'joel')])).toEqual([]);
});

test.each([
  ['09:59–11:00', true],
  ['08:00–09:01', true],
  ['09:15–09:45', true],
  ['10:00–11:00', false],
  ['08:00–09:00', false],
])('a coach with a class at 09:00–10:00 has another one at %s: %s', (time, isBusy) => {
  expect(placesOf(clashes([row('yoga', '09:00–10:00'), row('boxing', time)]))).toEqual(
    isBusy ? ['schedule/monday.yaml classes.1.trainer'] : [],
  );
});

const [first, third] = [{ weeksOfMonth: ['first'] }, { weeksOfMonth: ['third'] }];
const secondFrom = (from: string) => ({ everyWeeks: 2, from });
test.each([
  ['one of every week', {}, first, 1],
  ['two of the first Monday', first, first, 1],
  ['the first and the third Monday', first, third, 0],
  ['every second week, from one date', secondFrom('2026-12-07'), secondFrom('2026-12-21'), 1],
  ['every second week, by turns', secondFrom('2026-12-07'), secondFrom('2026-12-14'), 0],
  ['one of them years later', secondFrom('2031-12-15'), secondFrom('2026-12-07'), 1],
  ['every second week and the first Monday', secondFrom('2026-12-07'), first, 1],
  ['a first Monday long before every second week', first, secondFrom('2031-12-08'), 1],
])('a coach has two classes at one time: %s', (_, one, other, count) => {
  const at = (name: string, more: object) => row(name, '09:00–10:00', 'arjun-h', more);
  const rows = [at('yoga', one), at('boxing', other)];
  expect(clashes(rows)).toHaveLength(count);
  expect(clashes(rows.toReversed())).toHaveLength(count);
});

test('a featured class is held every week', () => {
  const featured = { classes: ['zumba', 'yoga', 'boxing'].map((id) => ({ class: id })) };
  const schedule = scheduleOf({
    monday: [row('yoga', '09:00–10:00', 'x', first), row('boxing', '10:00–11:00', 'x', first)],
    friday: [row('boxing', '10:00–11:00')],
  });
  const usual = { 'pages/home.yaml': { featured }, ...schedule };
  const found = (changed: object = {}) =>
    problemsOf(featuredClassesAreWeekly, contentOf({ ...usual, ...changed }), today);
  expect(said(found())).toMatchInlineSnapshot(`
    "pages/home.yaml featured.classes.1.class
    yoga is not held every week, now or later, but the home page says how often it is held each week.
    Choose another class here, or take this one off the list."
  `);
  expect(found({ 'pages/home.yaml': { featured: { ...featured, shown: false } } })).toEqual([]);
  expect(found({ 'schedule/friday.yaml': undefined })).toEqual([]);
});

test('every second week is counted from a day of the class, at most a year and a day ahead', () => {
  const from = (date: string) => row('yoga', '09:00–10:00', 'x', secondFrom(date));
  const found = (...rows: object[]) =>
    problemsOf(weeksCountFromTheirDay, contentOf(scheduleOf({ monday: rows })), today);
  expect(found(row('yoga', '08:00–09:00'), from('2026-12-07'), from('2027-11-22'))).toEqual([]);
  expect(said([...found(from('2026-12-07'), from('2026-12-08')), found(from('2027-11-23'))[0]!]))
    .toMatchInlineSnapshot(`
    "schedule/monday.yaml classes.1.from
    December 8, 2026 is a Tuesday, but this class is held on Monday.
    Write 2026-12-14, or 2026-12-07 if the class is held in the other weeks.

    note schedule/monday.yaml classes.0.from
    This class is not held before November 23, 2027, more than a year from now.
    Correct the year if it is a typo."
  `);
});

const file = 'schedule/overview.yaml';

test('a class to try is held every week', () => {
  const usual = {
    [file]: { classes: ['yoga', 'unknown'] },
    'classes.yaml': { classes: [{ id: 'yoga' }] },
  };
  const toTry = (schedule: Parameters<typeof scheduleOf>[0], changed = {}) =>
    problemsOf(
      classesToTryAreWeekly,
      contentOf({ ...usual, ...scheduleOf(schedule), ...changed }),
      today,
    );
  const weekly = row('yoga', '09:00–10:00');
  const sometimes = row('yoga', '09:00–10:00', 'arjun-h', first);
  expect(toTry({ monday: [sometimes], friday: [weekly] })).toEqual([]);
  expect(said(toTry({ monday: [sometimes] }))).toMatchInlineSnapshot(`
    "schedule/overview.yaml classes.0
    yoga is not held every week, so it is not a class for everybody to try.
    Choose another class, or add a weekly time for it to the timetable."
  `);
  expect(toTry({ monday: [] })).toHaveLength(1);
  expect(toTry({}, { 'schedule/monday.yaml': undefined })).toEqual([]);
  expect(toTry({}, { 'classes.yaml': undefined })).toEqual([]);
});

test('a timetable begins on a Monday', () => {
  const from = (effectiveFrom: string) =>
    problemsOf(timetableBeginsOnMonday, contentOf({ [file]: { effectiveFrom } }));
  expect(from('2026-11-23')).toEqual([]);
  expect(said(from('2026-11-25'))).toMatchInlineSnapshot(`
    "schedule/overview.yaml effectiveFrom
    November 25, 2026 is a Wednesday; the timetable begins on a Monday.
    Write 2026-11-23, or 2026-11-30 if the week after is meant."
  `);
});

test('the doors do not open before those of the day before have closed', () => {
  const saturday = [{ opens: '16:00', closes: '25:00' }];
  const found = (opens: string) => {
    const week = { ...weekOf([], []), saturday, sunday: [{ opens, closes: '20:00' }] };
    return problemsOf(hoursAgree, contentOf({ 'hours.yaml': { week } }));
  };
  expect(found('01:00')).toEqual([]);
  expect(placesOf(found('00:30'))).toEqual(['hours.yaml week.sunday.0.opens']);
});

test('weeks of a class past midnight are counted from its own day', () => {
  // Sundays from November 1, every second week; the Mondays after them.
  const sunday = [row('yoga', '23:30–24:30', 'joel', secondFrom('2026-11-01'))];
  const problems = (more: object) => {
    const monday = [row('boxing', '00:00–01:00', 'joel', more)];
    return problemsOf(rowsDoNotClash, contentOf(scheduleOf({ sunday, monday })));
  };
  expect(said(problems(secondFrom('2026-11-02')))).toMatchInlineSnapshot(`
    "schedule/monday.yaml classes.0.trainer
    joel cannot be in two places at once: yoga on Sunday, 11:30pm to 12:30am; and boxing on Monday, 12:00am to 1:00am.
    Choose another coach, or another time for one of the two."
  `);
  expect(problems(secondFrom('2026-11-09'))).toEqual([]);
});

test('a coach who gives a class past midnight gives no other one then', () => {
  const problems = (start: string) => {
    const days = {
      monday: [row('yoga', '23:30–24:30')],
      tuesday: [row('boxing', `${start}–02:00`)],
    };
    return placesOf(problemsOf(rowsDoNotClash, contentOf(scheduleOf(days))));
  };
  expect(problems('00:30')).toEqual([]);
  expect(problems('00:15')).toEqual(['schedule/tuesday.yaml classes.0.trainer']);
});

test('a class that has moved keeps its id, and a new one at its former time gets another', () => {
  const yoga = row('yoga', '09:00–10:00');
  const moved = { ...row('yoga', '10:00–11:00'), id: 'monday-yoga-0900' };
  const found = (days: Parameters<typeof scheduleOf>[0]) =>
    problemsOf(classesAreSavedApart, contentOf(scheduleOf(days)));
  expect(found({ monday: [moved] })).toEqual([]);
  const both = [
    ...found({ monday: [yoga, moved] }),
    ...found({ monday: [yoga], tuesday: [moved] }),
  ];
  expect(said(both)).toMatchInlineSnapshot(`
    "schedule/monday.yaml classes.0.class
    Members who save yoga on Monday at 9:00am also save yoga on Monday at 10:00am, because one of the two used to be at the time of the other.
    → classes.0.id: "monday-yoga-0900-2"
    schedule/monday.yaml classes.0.class
    Members who save yoga on Monday at 9:00am also save yoga on Tuesday at 10:00am, because one of the two used to be at the time of the other.
    → classes.0.id: "monday-yoga-0900-2"
    Give yoga on Monday at 9:00am an id of its own: monday-yoga-0900-2"
  `);
  const later = { ...moved, from: '2027-01-01' };
  const ended = { ...yoga, until: '2026-12-31' };
  expect(found({ monday: [ended, later] })).toEqual([]);
  expect(found({ monday: [ended], tuesday: [later] })).toEqual([]);
});
