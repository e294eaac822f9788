import { describe, expect, test } from 'vitest';
import type { Conflict } from '../../src/yaml-edits/conflict.ts';
import { mergeValues } from '../../src/yaml-edits/merge-values.ts';

const [ann, ben, cat] = [
  { id: 'ann', name: 'Ann', price: 1 },
  { id: 'ben', name: 'Ben', price: 2 },
  { id: 'cat', name: 'Cat', price: 3 },
];
const [dan, eva] = [
  { id: 'dan', name: 'Dan', price: 4 },
  { id: 'eva', name: 'Eva', price: 5 },
];

describe('what both sides did is in the result', () => {
  test.each<[string, base: unknown, mine: unknown, theirs: unknown, merged: unknown]>([
    ['nothing', { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }],
    ['two fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    ['the same in one field', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 2, b: 2 }, { a: 2, b: 2 }],
    ['a field more on each side', { a: 1 }, { a: 1, b: 2 }, { a: 1, c: 3 }, { a: 1, c: 3, b: 2 }],
    ['a field less on each side', { a: 1, b: 2, c: 3 }, { a: 1, b: 2 }, { b: 2, c: 3 }, { b: 2 }],
    ['a field less on both sides', { a: 1, b: 2 }, { a: 1 }, { a: 1 }, { a: 1 }],
    ['a text that became a list', { a: 'x', b: 1 }, { a: ['x'], b: 1 }, { a: 'x' }, { a: ['x'] }],
    [
      'a field named like one of every object',
      {},
      { constructor: 1 },
      { a: 1 },
      { constructor: 1, a: 1 },
    ],
    ['items at two places', ['p', 'q'], ['m', 'p', 'q'], ['p', 'q', 't'], ['m', 'p', 'q', 't']],
    [
      'items at one place',
      ['p', 'q'],
      ['p', 'm', 'n', 'q'],
      ['p', 't', 'u', 'q'],
      ['p', 't', 'u', 'm', 'n', 'q'],
    ],
    ['items at the start', ['p'], ['m', 'p'], ['t', 'p'], ['t', 'm', 'p']],
    ['items in an empty list', [], ['m'], ['t'], ['t', 'm']],
    ['one item that both brought', ['p'], ['p', 'x', 'm'], ['p', 'x', 't'], ['p', 'x', 't', 'm']],
    [
      'one item that both brought to other places',
      ['p', 'q'],
      ['x', 'p', 'q'],
      ['p', 'q', 'x'],
      ['p', 'q', 'x'],
    ],
    ['two items gone', [ann, ben, cat], [ann, cat], [ann, ben], [ann]],
    ['one item gone on both sides', [ann, ben, cat], [ann, cat], [ann, cat, dan], [ann, cat, dan]],
    ['an item behind one that is gone', [ann, ben], [ann, ben, dan], [ann], [ann, dan]],
    [
      'two fields of one item',
      [ann, ben],
      [{ ...ann, price: 9 }, ben],
      [{ ...ann, name: 'Anna' }, ben],
      [{ ...ann, price: 9, name: 'Anna' }, ben],
    ],
    [
      'two items',
      [ann, ben],
      [{ ...ann, price: 9 }, ben],
      [ann, { ...ben, price: 8 }],
      [
        { ...ann, price: 9 },
        { ...ben, price: 8 },
      ],
    ],
    [
      'an item changed here and moved there',
      [ann, ben, cat],
      [{ ...ann, price: 9 }, ben, cat],
      [ben, cat, ann],
      [ben, cat, { ...ann, price: 9 }],
    ],
    [
      'an item moved here and changed there',
      [ann, ben, cat],
      [ben, cat, ann],
      [{ ...ann, price: 9 }, ben, cat],
      [ben, cat, { ...ann, price: 9 }],
    ],
    [
      'two items moved',
      ['a', 'b', 'c', 'd', 'e'],
      ['b', 'c', 'd', 'a', 'e'],
      ['e', 'a', 'b', 'c', 'd'],
      ['e', 'b', 'c', 'd', 'a'],
    ],
    [
      'an item that both moved, where mine has it',
      ['a', 'b', 'c', 'd'],
      ['b', 'c', 'a', 'd'],
      ['b', 'c', 'd', 'a'],
      ['b', 'c', 'a', 'd'],
    ],
    [
      'another identity here and a price there',
      [ann, ben],
      [{ ...ann, id: 'anna' }, ben],
      [{ ...ann, price: 9 }, ben],
      [{ ...ann, id: 'anna', price: 9 }, ben],
    ],
    [
      'another item in the place of one that stayed',
      [ann, ben],
      [dan, ben],
      [ann, { ...ben, price: 8 }],
      [dan, { ...ben, price: 8 }],
    ],
    ['other items in the place of all', ['a', 'b'], ['c'], ['a', 'b', 'd'], ['c', 'd']],
    [
      'lists in lists',
      [['a'], ['b']],
      [['a', 'm'], ['b']],
      [['a'], ['t', 'b']],
      [
        ['a', 'm'],
        ['t', 'b'],
      ],
    ],
  ])('%s', (_, base, mine, theirs, value) => {
    expect(mergeValues(base, mine, theirs)).toEqual({ value, conflicts: [] });
  });
});

describe('what cannot be in one result is told, and mine stands', () => {
  type Row = [string, base: unknown, mine: unknown, theirs: unknown, merged: unknown, Conflict[]];
  test.each<Row>([
    ['the whole', 1, 2, 3, 2, [{ path: [], base: 1, mine: 2, theirs: 3 }]],
    [
      'one field of two',
      { a: { b: 1, c: 1 } },
      { a: { b: 2, c: 1 } },
      { a: { b: 3, c: 3 } },
      { a: { b: 2, c: 3 } },
      [{ path: ['a', 'b'], base: 1, mine: 2, theirs: 3 }],
    ],
    [
      'a field that both wrote first',
      {},
      { a: 2 },
      { a: 3 },
      { a: 2 },
      [{ path: ['a'], base: undefined, mine: 2, theirs: 3 }],
    ],
    [
      'a field that mine took away and theirs changed',
      { a: 1, b: 1 },
      { b: 1 },
      { a: 2, b: 1 },
      { b: 1 },
      [{ path: ['a'], base: 1, mine: undefined, theirs: 2 }],
    ],
    [
      'a field that mine changed and theirs took away',
      { a: 1, b: 1 },
      { a: 2, b: 1 },
      { b: 1 },
      { a: 2, b: 1 },
      [{ path: ['a'], base: 1, mine: 2, theirs: undefined }],
    ],
    [
      'a group that both wrote first: nothing of theirs is mixed into it',
      {},
      { a: { text: 'm' } },
      { a: { text: 't', link: '/' } },
      { a: { text: 'm' } },
      [
        { path: ['a', 'text'], base: undefined, mine: 'm', theirs: 't' },
        { path: ['a', 'link'], base: undefined, mine: undefined, theirs: '/' },
      ],
    ],
    [
      'other kinds',
      { a: 1 },
      { a: [1] },
      { a: { b: 1 } },
      { a: [1] },
      [{ path: ['a'], base: 1, mine: [1], theirs: { b: 1 } }],
    ],
    [
      'one field of an item, by its place in the result',
      [ann, ben],
      [ann, { ...ben, price: 9 }],
      [dan, ann, { ...ben, price: 8 }],
      [dan, ann, { ...ben, price: 9 }],
      [{ path: [2, 'price'], base: 2, mine: 9, theirs: 8 }],
    ],
    [
      'words of a list',
      ['a', 'b'],
      ['a', 'm'],
      ['a', 't'],
      ['a', 'm'],
      [{ path: [1], base: 'b', mine: 'm', theirs: 't' }],
    ],
    [
      'an item that mine took away and theirs changed, where it would stand',
      [ann, ben, cat],
      [ann, cat],
      [eva, ann, { ...ben, price: 8 }, cat],
      [eva, ann, cat],
      [{ path: [2], base: ben, mine: undefined, theirs: { ...ben, price: 8 } }],
    ],
    [
      'the first item likewise',
      [ann, ben],
      [ben],
      [{ ...ann, price: 8 }, ben],
      [ben],
      [{ path: [0], base: ann, mine: undefined, theirs: { ...ann, price: 8 } }],
    ],
    [
      'an item that mine changed and theirs took away, behind what it stood behind',
      [ann, ben, cat],
      [ann, { ...ben, price: 9 }, cat],
      [ann, dan, cat],
      [ann, { ...ben, price: 9 }, cat],
      [{ path: [1], base: ben, mine: { ...ben, price: 9 }, theirs: dan }],
    ],
    [
      'an item that mine changed and theirs took away',
      [ann, ben, cat],
      [ann, { ...ben, price: 9 }, cat],
      [ann, cat],
      [ann, { ...ben, price: 9 }, cat],
      [{ path: [1], base: ben, mine: { ...ben, price: 9 }, theirs: undefined }],
    ],
    [
      'another item in the place of a changed one: the two are not mixed',
      [ann, ben],
      [dan, ben],
      [{ ...ann, price: 8 }, ben],
      [dan, ben],
      [{ path: [0], base: ann, mine: dan, theirs: { ...ann, price: 8 } }],
    ],
    [
      'all fields of the only item here, one of them there',
      [{ opens: 5, closes: 23 }],
      [{ opens: 6, closes: 22 }],
      [{ opens: 5, closes: 21 }],
      [{ opens: 6, closes: 22 }],
      [
        {
          path: [0],
          base: { opens: 5, closes: 23 },
          mine: { opens: 6, closes: 22 },
          theirs: { opens: 5, closes: 21 },
        },
      ],
    ],
    [
      'everything that differs, where nobody knows what was there',
      undefined,
      { a: 1, b: 1, d: [ben, ann], e: { f: 1 } },
      { a: 1, b: 2, c: 2, d: [ann, { ...ben, price: 8 }, cat], e: { f: 1, g: 2 } },
      { a: 1, b: 1, d: [ben, ann], e: { f: 1 } },
      [
        { path: ['b'], base: undefined, mine: 1, theirs: 2 },
        { path: ['c'], base: undefined, mine: undefined, theirs: 2 },
        { path: ['d', 0, 'price'], base: undefined, mine: 2, theirs: 8 },
        { path: ['d', 2], base: undefined, mine: undefined, theirs: cat },
        { path: ['e', 'g'], base: undefined, mine: undefined, theirs: 2 },
      ],
    ],
  ])('%s', (_, base, mine, theirs, value, conflicts) => {
    expect(mergeValues(base, mine, theirs)).toEqual({ value, conflicts });
  });
});
