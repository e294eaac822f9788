import { expect, test } from 'vitest';
import { actions, doAll } from './actions-on-one-class.ts';

test.each(actions)(
  'after any two others, $name: the draft checks, and the timetable says it',
  (one) => {
    const pairs = actions.flatMap((first) => actions.map((second) => [first, second] as const));
    expect(pairs.filter((two) => doAll(...two, one))).not.toEqual([]);
  },
);
