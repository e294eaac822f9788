import { expect, test } from 'vitest';
import { specialDaysAgree } from '../../src/rules/special-days.ts';
import { weekOf } from '../timetable/usual-week.ts';

const week = weekOf([{ opens: '06:00', closes: '22:00' }]);
const holiday = { date: '2027-03-07', closed: true, reason: 'Floor works' };
const found = (exceptions: object[]) =>
  [...specialDaysAgree(new Map([['hours.yaml', { week, exceptions }]]))].map(({ code, data }) => [
    code,
    data,
  ]);
const closedAnyway = ['closed-anyway', { from: '2027-03-07', until: '2027-03-07', isA: 'sunday' }];

test('a Sunday that is closed anyway needs no line', () => {
  expect(found([holiday])).toEqual([closedAnyway]);
});

test('within weeks that open it, it does', () => {
  const [opens, closes] = ['06:00', '11:00'];
  const weeks = { from: '2027-02-18', until: '2027-03-19', opens, closes, reason: 'Ramadan' };
  expect(found([weeks, holiday])).toEqual([]);
  expect(found([holiday, weeks])).toEqual([]);
});

test('and within weeks that are closed it is one line too many', () => {
  const weeks = { from: '2027-02-18', until: '2027-03-19', closed: true, reason: 'Renovation' };
  expect(found([weeks, holiday])).toEqual([closedAnyway]);
});
