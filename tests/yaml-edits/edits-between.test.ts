import { expect, test } from 'vitest';
import { editsBetween } from '../../src/yaml-edits/edits-between.ts';
import { valueAfter } from '../../src/yaml-edits/value-after.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';

const afterAll = (value: unknown, edits: readonly YamlEdit[]) => edits.reduce(valueAfter, value);

const [ann, ben, cat] = [
  { id: 'ann', name: 'Ann', price: 1 },
  { id: 'ben', name: 'Ben', price: 2 },
  { id: 'cat', name: 'Cat', price: 3 },
];
const [nine, ten, eve] = [
  { class: 'yoga', start: '09:00', with: ['ann'] },
  { class: 'yoga', start: '10:00', with: ['ann'] },
  { class: 'boxing', start: '10:00', with: ['ann'] },
];

test.each<[string, unknown, unknown, YamlEdit[]]>([
  ['nothing', { a: [1, { b: 2 }], c: 3 }, { c: 3, a: [1, { b: 2 }] }, []],
  ['the whole, where something else stood', ['a'], 'a', [{ kind: 'set', path: [], value: 'a' }]],
  [
    'a field',
    { a: { b: 'x', c: 'y' } },
    { a: { b: 'z', c: 'y' } },
    [{ kind: 'set', path: ['a', 'b'], value: 'z' }],
  ],
  [
    'a field that is new, with its place, before one that goes',
    { a: 1, c: 2 },
    { a: 1, b: { x: [] } },
    [
      { kind: 'add', path: ['b'], value: { x: [] }, order: ['a', 'b'] },
      { kind: 'take', path: ['c'] },
    ],
  ],
  [
    'a field that nobody should take for one of every object',
    { a: 1 },
    { a: 1, constructor: 2 },
    [{ kind: 'add', path: ['constructor'], value: 2, order: ['a', 'constructor'] }],
  ],
  [
    'a text that becomes a list',
    { a: 'closed' },
    { a: [{ opens: '05:30' }] },
    [{ kind: 'set', path: ['a'], value: [{ opens: '05:30' }] }],
  ],
  [
    'an item that is new',
    ['a', 'c'],
    ['a', 'b', 'c'],
    [{ kind: 'insert', path: [], index: 1, value: 'b' }],
  ],
  [
    'a second item of the same words',
    ['a', 'b'],
    ['a', 'b', 'a'],
    [{ kind: 'insert', path: [], index: 2, value: 'a' }],
  ],
  ['an item that goes', ['a', 'b', 'a'], ['b', 'a'], [{ kind: 'remove', path: [], index: 0 }]],
  [
    'an item that moves down past two',
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
    [{ kind: 'move', path: [], from: 0, to: 2 }],
  ],
  [
    'an item that moves up past two',
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    [{ kind: 'move', path: [], from: 2, to: 0 }],
  ],
  [
    'other words in the place of an item',
    ['a', 'b', 'c'],
    ['a', 'x', 'c'],
    [{ kind: 'set', path: [1], value: 'x' }],
  ],
  [
    'all items, one left in between',
    ['a'],
    ['x', 'y'],
    [
      { kind: 'insert', path: [], index: 0, value: 'x' },
      { kind: 'insert', path: [], index: 1, value: 'y' },
      { kind: 'remove', path: [], index: 2 },
    ],
  ],
  [
    'an item that moves and changes',
    [ann, ben, cat],
    [cat, ann, { ...ben, price: 5 }].toSpliced(0, 1, { ...cat, price: 4 }),
    [
      { kind: 'move', path: [], from: 2, to: 0 },
      { kind: 'set', path: [0, 'price'], value: 4 },
      { kind: 'set', path: [2, 'price'], value: 5 },
    ],
  ],
  [
    'the identity of an item',
    [ann, ben],
    [{ ...ann, id: 'anna' }, ben],
    [{ kind: 'set', path: [0, 'id'], value: 'anna' }],
  ],
  [
    'items that two fields together tell apart',
    [nine, ten, eve],
    [{ ...eve, with: ['ben'] }, nine, ten],
    [
      { kind: 'move', path: [], from: 2, to: 0 },
      { kind: 'set', path: [0, 'with', 0], value: 'ben' },
    ],
  ],
  [
    'a list in a list',
    [['a', 'b'], ['c']],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [{ kind: 'insert', path: [1], index: 1, value: 'd' }],
  ],
])('finds %s', (_, before, after, edits) => {
  expect(editsBetween(before, after)).toEqual(edits);
  expect(afterAll(before, edits)).toEqual(after);
});

test('what is left over stays together only where it is as many on both sides', () => {
  const before = [{ t: 'a' }, { t: 'same' }, { t: 'b' }];
  const after = [{ t: 'x' }, { t: 'y' }, { t: 'same' }, { t: 'z' }];
  expect(editsBetween(before, after)).toEqual([
    { kind: 'insert', path: [], index: 0, value: { t: 'x' } },
    { kind: 'insert', path: [], index: 1, value: { t: 'y' } },
    { kind: 'remove', path: [], index: 2 },
    { kind: 'set', path: [3, 't'], value: 'z' },
  ]);
});
