import { expect, test } from 'vitest';
import {
  awayEdits,
  classesOfCoach,
  freeFor,
  clashingClass,
} from '../../src/desk/screens/absence.ts';
import { deskOfEachTest, errorsOf } from './desk-at-hand.ts';

const at = deskOfEachTest();
const valuesNow = () => at.desk.current().values;
const days = { from: '2027-01-04', until: '2027-01-10' };
const classes = () => classesOfCoach(valuesNow(), 'joel-d', days);

test('the classes of a coach on some days are those of the timetable', () => {
  expect(classes()).toHaveLength(6);
  expect(classes()[0]).toMatchObject({ date: '2027-01-04', class: 'cycling' });
});

test('who gives another class then is not free, and the class says why', () => {
  const [first] = classes();
  const atOnce = { ...first!, class: 'yoga' };
  expect(freeFor(valuesNow(), 'joel-d', [atOnce])).toBe(false);
  expect(clashingClass(valuesNow(), 'joel-d', [atOnce])).toMatchObject({ class: 'cycling' });
  expect(freeFor(valuesNow(), 'tenzin-w', classes())).toBe(true);
});

test('one coach for all is an absence; each with their own are changes and cancellations', async () => {
  const reason = 'Joel is on holiday';
  const given = (...coaches: (string | undefined)[]) =>
    awayEdits(
      valuesNow(),
      'joel-d',
      days,
      classes().map((held, index) => [held, coaches[Math.min(index, coaches.length - 1)]] as const),
      reason,
    );
  const value = { ...days, trainer: 'joel-d', substitute: 'tenzin-w', reason };
  expect(given('tenzin-w').edits).toEqual([
    { file: 'notice.yaml', kind: 'set', path: ['absences'], value: [value] },
  ]);
  expect(given(undefined).edits).toEqual([
    {
      file: 'notice.yaml',
      kind: 'set',
      path: ['absences'],
      value: [{ ...days, trainer: 'joel-d', reason }],
    },
  ]);
  const each = given(undefined, 'tenzin-w');
  expect(new Set(each.edits.map(({ path }) => path[0]))).toEqual(
    new Set(['changes', 'cancellations']),
  );
  at.desk.write({ edits: each.edits });
  expect(await errorsOf(at.desk)).toEqual([]);
});
