import { expect, test } from 'vitest';
import { classesLieWithinHours, hoursAgree } from '../../../src/check/rules/opening-hours.ts';
import { weekOf } from '../../timetable/made-up-timetable.ts';
import { contentOf, row, said, scheduleOf, problemsOf } from './content-of.ts';

const usual = [{ opens: '06:00', closes: '22:00' }];
const week = weekOf(usual, usual);
const short = [{ opens: '09:00', closes: '13:00' }];
const otherHours = [
  { from: '2027-01-01', saturday: short },
  { from: '2027-04-01', until: '2027-04-30', saturday: 'closed' as const },
];

const outside = (more: object) => {
  const schedule = scheduleOf({ saturday: [row('yoga', '07:00–08:00', 'joel-d', more)] });
  return problemsOf(
    classesLieWithinHours,
    contentOf({ 'hours.yaml': { week, otherHours }, ...schedule }),
  );
};
const disorder = (hours: object) => problemsOf(hoursAgree, contentOf({ 'hours.yaml': hours }));

test('a class that later hours leave outside is a mistake, unless it ends before', () => {
  expect(said(outside({}))).toMatchInlineSnapshot(`
    "schedule/saturday.yaml classes.0.start
    From January 1, 2027 on the gym is not open on Saturday during yoga, 7:00am to 8:00am.
    Change the hours from that day on, or the time of this class; if it ends before that day, give it a last day."
  `);
  expect(outside({ until: '2027-01-01' })).toEqual([]);
  expect(outside({ until: '2027-01-02' })).toHaveLength(1);
});

test('a class that begins after the hours have changed lies within those', () => {
  expect(said(outside({ from: '2027-01-02' }))).toMatchInlineSnapshot(`
    "schedule/saturday.yaml classes.0.start
    From April 1, 2027 on the gym is not open on Saturday during yoga, 7:00am to 8:00am.
    Change the hours from that day on, or the time of this class; if it ends before that day, give it a last day.

    schedule/saturday.yaml classes.0.start
    yoga (7:00am to 8:00am) is outside the opening hours of Saturday, which are 9:00am to 1:00pm.
    Write times between 9:00am and 1:00pm, or change the opening hours."
  `);
});

test('other hours are in order', () => {
  const later = [{ from: '2027-01-01', saturday: [...usual, ...short] }];
  expect(said(disorder({ week, otherHours: later }))).toMatchInlineSnapshot(`
    "hours.yaml otherHours.0.saturday.1.opens
    The doors would open at 9:00am, but the time before lasts until 10:00pm.
    List the times from early to late, without overlap."
  `);
});

test('a mistake of the usual week is reported once, whatever differs later', () => {
  const wrong = { ...week, monday: [...usual, ...short] };
  const closed = [{ from: '2027-01-01', sunday: 'closed' }];
  expect(disorder({ week: wrong, otherHours: closed })).toMatchObject([
    { path: ['week', 'monday', 1, 'opens'] },
  ]);
});
