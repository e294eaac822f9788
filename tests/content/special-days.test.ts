import { expect, test } from 'vitest';
import { specialDaysAgree } from '../../src/check/rules/special-days.ts';
import { said } from '../check/rules/content-of.ts';
import { weekOf } from '../timetable/made-up-timetable.ts';

const week = weekOf([{ opens: '06:00', closes: '22:00' }]);
const holiday = { date: '2027-03-07', closed: true, reason: 'Floor works' };
const found = (exceptions: object[]) => [
  ...specialDaysAgree(new Map([['hours.yaml', { week, exceptions }]])),
];

test('a Sunday that is closed anyway needs no line', () => {
  expect(said(found([holiday]))).toMatchInlineSnapshot(`
    "hours.yaml exceptions.0.date
    On Sunday, March 7, 2027 the gym is closed anyway.
    Correct the date, or delete this special day."
  `);
});

test('within weeks that open it, it does', () => {
  const [opens, closes] = ['06:00', '11:00'];
  const weeks = { from: '2027-02-18', until: '2027-03-19', opens, closes, reason: 'Ramadan' };
  expect(found([weeks, holiday])).toEqual([]);
  expect(found([holiday, weeks])).toEqual([]);
});

test('weeks beside it do not close it, nor those that end before it', () => {
  const beside = (from: string, until: string) =>
    found([
      { from, until, closed: true, reason: 'Renovation' },
      { ...holiday, date: '2027-03-08' },
    ]);
  expect(beside('2027-03-09', '2027-03-12')).toEqual([]);
  expect(beside('2027-03-04', '2027-03-07')).toEqual([]);
  expect(beside('2027-03-08', '2027-03-12')).toHaveLength(1);
  expect(beside('2027-03-04', '2027-03-08')).toHaveLength(1);
});

test('the problem is at the line with its first day', () => {
  const pathsOf = (days: object) =>
    [
      ...specialDaysAgree(
        new Map([
          ['hours.yaml', { week, exceptions: [{ ...days, closed: true, reason: 'Paint' }] }],
        ]),
      ),
    ].map(({ path }) => path);
  expect(pathsOf({ date: '2027-03-07' })).toMatchObject([['exceptions', 0, 'date']]);
  expect(pathsOf({ from: '2027-03-07', until: '2027-03-07' })).toMatchObject([
    ['exceptions', 0, 'from'],
  ]);
});

test('other hours open a part of the days', () => {
  const problems = (other: object) => [
    ...specialDaysAgree(
      new Map([
        [
          'hours.yaml',
          {
            week: weekOf([]),
            otherHours: [{ sunday: [{ opens: '08:00', closes: '20:00' }], ...other }],
            exceptions: [
              { from: '2027-03-01', until: '2027-03-31', closed: true, reason: 'Paint' },
            ],
          },
        ],
      ]),
    ),
  ];
  expect(problems({ from: '2027-03-28' })).toEqual([]);
  expect(said(problems({ from: '2027-03-29' }))).toMatchInlineSnapshot(`
    "hours.yaml exceptions.0.from
    On all days from March 1, 2027 to March 31, 2027 the gym is closed anyway.
    Correct the date, or delete this special day."
  `);
  expect(problems({ from: '2027-01-01', until: '2027-03-07' })).toEqual([]);
  expect(said(problems({ from: '2027-01-01', until: '2027-03-06' }))).toMatchInlineSnapshot(`
    "hours.yaml exceptions.0.from
    On all days from March 1, 2027 to March 31, 2027 the gym is closed anyway.
    Correct the date, or delete this special day."
  `);
});

test('and within weeks that are closed it is one line too many', () => {
  const weeks = { from: '2027-02-18', until: '2027-03-19', closed: true, reason: 'Renovation' };
  expect(said(found([weeks, holiday]))).toMatchInlineSnapshot(`
    "hours.yaml exceptions.1.date
    On Sunday, March 7, 2027 the gym is closed anyway.
    Correct the date, or delete this special day."
  `);
});
