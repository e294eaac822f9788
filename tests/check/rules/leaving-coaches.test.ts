import { expect, test } from 'vitest';
import { noClassesAfterLastDay } from '../../../src/check/rules/leaving-coaches.ts';
import { contentOf, row, said, scheduleOf, problemsOf } from './content-of.ts';

const joel = { id: 'joel-d', name: 'Joel D.', lastDay: '2026-12-31' };
const kavya = { id: 'kavya-n', name: 'Kavya N.' };
const classes = [{ id: 'running', name: 'Running' }];

const found = (files: object, trainers: object[] = [joel, kavya]) =>
  said(
    problemsOf(
      noClassesAfterLastDay,
      contentOf({ 'trainers.yaml': { trainers }, 'classes.yaml': { classes }, ...files }),
    ),
  );

test('nothing is open after the last day of a coach whose classes have ended and begun with another', () => {
  const monday = [
    row('running', '18:00–19:00', 'joel-d', { until: '2026-12-31' }),
    row('running', '18:00–19:00', 'kavya-n', { from: '2027-01-01' }),
  ];
  const changes = [{ class: 'running', date: '2026-12-31', trainer: 'joel-d' }];
  expect(found({ ...scheduleOf({ monday }), 'notice.yaml': { changes } })).toBe('');
});

test('a weekly class goes on after the last day of its coach', () => {
  const monday = [row('running', '18:00–19:00', 'joel-d')];
  expect(found(scheduleOf({ monday }))).toMatchInlineSnapshot(`
    "schedule/monday.yaml classes.0.trainer
    Joel D. leaves after December 31, 2026, but gives Running on Monday at 6:00pm after that.
    End it with until: 2026-12-31 and add it again with another coach and the next day as its from:"
  `);
});

const overNewYear = { from: '2026-12-28', until: '2027-01-03' };

test('a coach is to give a class after the last day', () => {
  const notice = {
    extraClasses: [{ class: 'running', date: '2027-01-05', trainer: 'joel-d' }],
    moves: [{ class: 'running', date: '2026-12-30', newDate: '2027-01-02', trainer: 'joel-d' }],
    absences: [{ ...overNewYear, trainer: 'kavya-n', substitute: 'joel-d' }],
  };
  expect(found({ 'notice.yaml': notice })).toMatchInlineSnapshot(`
    "notice.yaml extraClasses.0.trainer
    Joel D. leaves after December 31, 2026, but is to give a class on January 5, 2027.
    notice.yaml moves.0.trainer
    Joel D. leaves after December 31, 2026, but is to give a class on January 2, 2027.
    notice.yaml absences.0.substitute
    Joel D. leaves after December 31, 2026, but is to give a class on January 3, 2027.
    Choose another coach, or correct the day."
  `);
});
