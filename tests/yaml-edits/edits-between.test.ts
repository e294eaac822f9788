import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { EditRefused } from '../../src/yaml-edits/edit-refused.ts';
import { editsBetween } from '../../src/yaml-edits/edits-between.ts';
import { isSame, valueAt } from '../../src/yaml-edits/value-at.ts';
import { valueAfter } from '../../src/yaml-edits/value-after.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';
import { texts } from '../checker/content-at-hand.ts';
import { hasTwins } from './edits-apart.ts';
import { madeUpTexts } from './made-up-texts.ts';
import { diceOf, randomEdit } from './random-edits.ts';

const read = (text: string): unknown =>
  parse(text, { version: '1.2', schema: 'core', merge: false });

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

describe.each([...texts, ...Object.entries(madeUpTexts)])('%s', (name, text) => {
  const start = read(text);

  test('the edits between two values make one of the other', () => {
    for (let chain = 0; chain < 12; chain++) {
      const dice = diceOf(chain * 7919 + name.length * 31);
      let [before, after] = [start, start];
      for (let turn = 0; turn < 15; turn++) {
        const edit = randomEdit(after, dice);
        if (edit) after = valueAfter(after, edit);
        const edits = editsBetween(before, after);
        const made = afterAll(before, edits);
        expect(isSame(made, after), JSON.stringify({ before, after, edits })).toBe(true);
        expect(isSame(afterAll(after, editsBetween(after, before)), before)).toBe(true);
        if (turn % 6 === 5) before = after;
      }
    }
  });

  test('one edit is found again as one, and writes the same bytes', () => {
    const dice = diceOf(name.length);
    for (let turn = 0; turn < 30; turn++) {
      const edit = randomEdit(start, dice);
      if (!edit || (edit.kind === 'set' && typeof edit.value === 'object')) continue;
      const after = valueAfter(start, edit);
      const edits = editsBetween(start, after);
      const told = JSON.stringify({ edit, edits });
      expect(edits.length, told).toBe(isSame(start, after) ? 0 : 1);
      if (hasTwins(after) || hasTwins(start)) continue;
      const written = writtenBy(text, [edit.kind === 'add' ? inOrder(after, edit) : edit]);
      expect(written === undefined ? undefined : writtenBy(text, edits), told).toBe(written);
    }
  });
});

const inOrder = (after: unknown, edit: YamlEdit): YamlEdit => ({
  ...(edit as YamlEdit & { kind: 'add' }),
  order: Object.keys(valueAt(after, edit.path.slice(0, -1)) as object),
});

/** The text after some edits; undefined where one of them is refused. */
function writtenBy(text: string, edits: readonly YamlEdit[]): string | undefined {
  try {
    return edits.reduce(applyEdit, text);
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}
