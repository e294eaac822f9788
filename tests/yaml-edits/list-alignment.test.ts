import { expect, test } from 'vitest';
import { alignmentOf } from '../../src/yaml-edits/list-alignment.ts';

/** The indices as "before-after", with a question mark if matched by place only. */
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

test('lists are told apart by what is in them, and groups by the order of nothing', () => {
  expect(told([['a'], ['b']], [['b'], ['a']])).toBe('1-0 0-1');
  expect(told([[1], [2]], [[2], ['1'], [1]])).toBe('1-0 0-2');
  expect(told([{ a: [1] }, { a: [2] }], [{ a: [2] }, { a: [1] }])).toBe('1-0 0-1');
});

test('a number tells items apart as a text does', () => {
  const item = (id: number, words: string) => ({ words, id });
  expect(told([item(1, 'a'), item(2, 'a')], [item(2, 'b'), item(1, 'b')])).toBe('1-0 0-1');
});

test('a list or a missing field tells no items apart', () => {
  const item = (id: unknown, words: string) => ({ id, words });
  expect(told([item(['x'], 'a'), item(['y'], 'b')], [item(['y'], 'c'), item(['x'], 'd')])).toBe(
    '0-0? 1-1?',
  );
  expect(told([{ id: 1, n: 1 }, { n: 2 }], [{ n: 3 }, { id: 1, n: 4 }])).not.toContain('0-1 ');
  expect(told([{ id: 1 }, 'words'], ['others', { id: 1, n: 2 }])).toBe('0-0? 1-1?');
});

test('a list in the place of a group, or a text, may be another thing', () => {
  expect(told([['a']], [{ a: 1 }])).toBe('0-0?');
  expect(told(['a'], [['a']])).toBe('0-0?');
  expect(told([['a']], [['b']])).toBe('0-0');
  expect(told([{ a: [1], b: [1] }], [{ a: [1], c: [1] }])).toBe('0-0?');
  expect(told([{ a: [1], b: undefined }], [{ a: [1], c: undefined }])).toBe('0-0?');
});

test('of several left over, each keeps to its neighbours', () => {
  expect(told(['x', 'A', 'y', 'B', 'z'], ['1', 'A', '2', 'B', '3'])).toBe('0-0? 1-1 2-2? 3-3 4-4?');
});
