import { expect, test } from 'vitest';
import { alignmentOf } from '../../src/yaml-edits/list-alignment.ts';

/** The places as "before-after"; with a question mark where only the place is the same. */
const told = (before: readonly unknown[], after: readonly unknown[]) =>
  alignmentOf(before, after)
    .map((same) => `${same.before}-${same.after}${same.isReplaced ? '?' : ''}`)
    .join(' ');

test.each<[string, before: unknown[], after: unknown[], string]>([
  ['nothing in an empty list', [], ['a'], ''],
  ['equal items', ['a', 'b'], ['b', 'c', 'a'], '1-0 0-2'],
  ['equal items, each once', ['a', 'b', 'a'], ['a', 'a', 'a', 'b'], '0-0 2-1 1-3'],
  ['equal groups, whatever the order of their fields', [{ a: 1, b: 2 }], [{ b: 2, a: 1 }], '0-0'],
  ['a text and a number as two things', ['1'], [1], '0-0?'],
  [
    'an id',
    [
      { id: 'a', n: 1 },
      { id: 'b', n: 1 },
    ],
    [
      { id: 'b', n: 2 },
      { id: 'a', n: 3 },
    ],
    '1-0 0-1',
  ],
  [
    'a date, where a kind is shared',
    [
      { kind: 'x', date: '1' },
      { kind: 'x', date: '2' },
    ],
    [{ kind: 'y', date: '2' }],
    '1-0',
  ],
  [
    'a class and its start together',
    [
      { class: 'a', start: '9', n: 1 },
      { class: 'a', start: '10', n: 1 },
      { class: 'b', start: '10', n: 1 },
    ],
    [
      { class: 'b', start: '10', n: 2 },
      { class: 'a', start: '10', n: 3 },
    ],
    '2-0 1-1',
  ],
  [
    'no field that one item lacks',
    [{ id: 'a', n: 1 }, { n: 1 }],
    [{ id: 'a', n: 2 }, { n: 2 }, { n: 2 }],
    '',
  ],
  ['other words in one place', ['a', 'b', 'c'], ['a', 'x', 'c'], '0-0 1-1? 2-2'],
  ['no place with more on one side', ['a', 'b', 'c'], ['a', 'x', 'y', 'c'], '0-0 2-3'],
  [
    'a place beside an item that moved away',
    ['a', 'b', 'c', 'd'],
    ['b', 'x', 'd', 'a'],
    '1-0 2-1? 3-2 0-3',
  ],
  ['another id of the same item', [{ id: 'a', n: 1, m: 1 }], [{ id: 'b', n: 1, m: 1 }], '0-0'],
  [
    'another item in the place of one',
    [{ id: 'a', n: 1, m: 1 }],
    [{ id: 'b', n: 2, m: 1 }],
    '0-0?',
  ],
  ['groups of one field', [{ n: 1 }], [{ n: 2 }], '0-0'],
  ['lists', [['a'], ['b']], [['a'], ['c']], '0-0 1-1'],
])('sees %s', (_, before, after, pairs) => {
  expect(told(before, after)).toBe(pairs);
});
