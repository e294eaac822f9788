import { expect, test } from 'vitest';
import { pathAfter, pathBefore } from '../../src/yaml-edits/path-after.ts';
import { valueAfter } from '../../src/yaml-edits/value-after.ts';
import { valueAt } from '../../src/yaml-edits/value-at.ts';
import type { YamlEdit, YamlPath } from '../../src/yaml-edits/yaml-edit.ts';

const before = { name: 'Plans', list: [{ p: 'a' }, { p: 'b' }, { p: 'c' }, { p: 'd' }] };
const path = ['list'];
const places: YamlPath[] = [['name'], ['list'], ...[0, 1, 2, 3].map((at) => ['list', at, 'p'])];
const indexes = [0, 1, 2, 3];
const edits: YamlEdit[] = [
  ...indexes.map((index) => ({ kind: 'insert', path, index, value: { p: 'new' } }) as const),
  ...indexes.map((index) => ({ kind: 'remove', path, index }) as const),
  ...indexes.flatMap((from) => indexes.map((to) => ({ kind: 'move', path, from, to }) as const)),
  { kind: 'set', path: ['list', 1, 'p'], value: 'new' },
  { kind: 'set', path: ['list'], value: [] },
  { kind: 'add', path: ['list', 1, 'q'], value: 'new' },
  { kind: 'take', path: ['list', 1, 'p'] },
];

test.each(edits)('a place is found again, and the way back: %j', (edit) => {
  const after = valueAfter(before, edit);
  for (const place of places) {
    const found = pathAfter(place, edit);
    if (found === undefined) {
      const isWritten = edit.path.every((part, at) => place[at] === part);
      expect(isWritten, place.join()).toBe(true);
      continue;
    }
    if (place.length !== 1 || place[0] === 'name')
      expect(valueAt(after, found), place.join()).toBe(valueAt(before, place));
    expect(pathBefore(found, edit), place.join()).toEqual(place);
  }
});

test.each<[YamlPath, YamlEdit]>([
  [['list', 1, 'p'], { kind: 'remove', path, index: 1 }],
  [['list', 1, 'p'], { kind: 'set', path: ['list', 1, 'p'], value: 'new' }],
  [['list', 1, 'p'], { kind: 'set', path: ['list'], value: [] }],
  [['name'], { kind: 'take', path: ['name'] }],
])('%j is no more after %j', (place, edit) => {
  expect(pathAfter(place, edit)).toBeUndefined();
});

test.each<[YamlPath, YamlEdit]>([
  [['list', 1, 'p'], { kind: 'insert', path, index: 1, value: { p: 'new' } }],
  [['list', 1, 'p'], { kind: 'set', path: ['list', 1, 'p'], value: 'new' }],
  [['name'], { kind: 'add', path: ['name'], value: 'new' }],
])('%j was not there before %j', (place, edit) => {
  expect(pathBefore(place, edit)).toBeUndefined();
});
