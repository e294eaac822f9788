import { expect, test } from 'vitest';
import { actions, doAll } from './actions-on-one-class.ts';

test('one action about a class on a day: the draft checks, and the timetable says it', () => {
  expect(actions.filter((one) => doAll(one)).length).toBeGreaterThan(actions.length / 2);
});

test.each(actions)('after any other, $name: the draft checks, and the timetable says it', (one) => {
  expect(actions.filter((other) => doAll(other, one))).not.toEqual([]);
});
