import { expect, test } from 'vitest';
import { valueAfter } from '../../src/content/edit.ts';
import { editsBetween, merge } from '../../src/content/compare.ts';

const after = (before: unknown, value: unknown) =>
  editsBetween(before, value).reduce(valueAfter, before);
const plan = (id: string, price: number) => ({ id, price });

const at = (day: string, time: number) => ({ day, at: time });
test.each<[string, unknown, unknown, object[]]>([
  ['nothing', { a: [1] }, { a: [1] }, []],
  ['a value', { a: 1 }, { a: 2 }, [{ kind: 'set', path: ['a'], value: 2 }]],
  ['a field that goes', { a: 1, b: 2 }, { b: 2 }, [{ kind: 'remove', path: ['a'] }]],
  ['a field that comes', { b: 2 }, { b: 2, c: 3 }, [{ kind: 'set', path: ['c'], value: 3 }]],
  [
    'a field of an item with an id that moved',
    [plan('x', 1), plan('y', 2), plan('z', 3)],
    [plan('y', 2), plan('z', 3), plan('x', 9)],
    [
      { kind: 'move', path: [0], to: 2 },
      { kind: 'set', path: [2, 'price'], value: 9 },
    ],
  ],
  [
    'an item without an id that was changed in its place',
    [at('a', 1), at('b', 2)],
    [at('a', 1), at('b', 3)],
    [{ kind: 'set', path: [1, 'at'], value: 3 }],
  ],
  ['a removed item', ['a', 'b', 'c'], ['a', 'c'], [{ kind: 'remove', path: [1] }]],
  ['an added item', ['a', 'c'], ['a', 'b', 'c'], [{ kind: 'insert', path: [1], value: 'b' }]],
])('finds %s', (_, before, value, edits) => {
  expect(editsBetween(before, value)).toEqual(edits);
  expect(after(before, value)).toEqual(value);
});

test('what one side has changed is taken, whichever it is', () => {
  const base = { a: 1, list: [plan('x', 1), plan('y', 2)], note: 'n' };
  const mine = { a: 2, list: [plan('x', 1), plan('y', 3)], note: 'n' };
  const theirs = { a: 1, list: [plan('w', 0), plan('x', 5), plan('y', 2)] };
  const together = { a: 2, list: [plan('w', 0), plan('x', 5), plan('y', 3)] };
  expect(merge(base, mine, theirs)).toEqual({ value: together, conflicts: [] });
  expect(merge(base, theirs, mine)).toEqual({ value: together, conflicts: [] });
});

test('what both sides have changed is asked, with the place where it is now', () => {
  const base = [plan('x', 1), plan('y', 2)];
  const mine = [plan('x', 1), plan('y', 3)];
  const theirs = [plan('w', 0), plan('x', 1), plan('y', 4)];
  const merged = merge(base, mine, theirs);
  expect(merged.value).toEqual([plan('w', 0), plan('x', 1), plan('y', 3)]);
  expect(merged.conflicts).toEqual([{ path: [2, 'price'], was: 2, mine: 3, theirs: 4 }]);
  expect(merge({ a: 1 }, { a: 2 }, {}).conflicts).toEqual([
    { path: ['a'], was: 1, mine: 2, theirs: undefined },
  ]);
  expect(merge(['x'], [], ['x']).value).toEqual([]);
  expect(merge([plan('x', 1)], [], [plan('x', 2)]).conflicts).toEqual([
    { path: [0], was: plan('x', 1), mine: undefined, theirs: plan('x', 2) },
  ]);
});

test('one thing that both sides add is there once', () => {
  expect(merge([], [plan('x', 1)], [plan('x', 1)]).value).toEqual([plan('x', 1)]);
  expect(merge(['a'], ['a', 'b'], ['a', 'c']).value).toEqual(['a', 'b', 'c']);
});

test('an order that one side has changed stays, with what the other has added', () => {
  const merged = merge(['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c', 'd']);
  expect(merged.value).toEqual(['c', 'd', 'a', 'b']);
});
