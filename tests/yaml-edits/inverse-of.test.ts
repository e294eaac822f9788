import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { inverseOf } from '../../src/yaml-edits/inverse-of.ts';
import { valueAfter } from '../../src/yaml-edits/value-after.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';

const text = `# head
name: "Yoga" # one
start: "09:00"
list:
  - p: 1
    q: 2

  - p: 3
    q: 4

  - p: 5
    q: 6
# end
`;

test.each<[YamlEdit, YamlEdit]>([
  [
    { kind: 'set', path: ['name'], value: 'Karate' },
    { kind: 'set', path: ['name'], value: 'Yoga' },
  ],
  [
    { kind: 'add', path: ['list', 1, 'r'], value: ['x'] },
    { kind: 'take', path: ['list', 1, 'r'] },
  ],
  [
    { kind: 'take', path: ['list', 1, 'p'] },
    { kind: 'add', path: ['list', 1, 'p'], value: 3, order: ['p', 'q'] },
  ],
  [
    { kind: 'take', path: ['start'] },
    { kind: 'add', path: ['start'], value: '09:00', order: ['name', 'start', 'list'] },
  ],
  [
    { kind: 'insert', path: ['list'], index: 1, value: { p: 7 } },
    { kind: 'remove', path: ['list'], index: 1 },
  ],
  [
    { kind: 'remove', path: ['list'], index: 2 },
    { kind: 'insert', path: ['list'], index: 2, value: { p: 5, q: 6 } },
  ],
  [
    { kind: 'move', path: ['list'], from: 0, to: 2 },
    { kind: 'move', path: ['list'], from: 2, to: 0 },
  ],
])('%j and back is the same text', (edit, inverse) => {
  const value: unknown = parse(text);
  expect(inverseOf(value, edit)).toEqual(inverse);
  expect(JSON.parse(JSON.stringify(inverse))).toEqual(inverse);
  expect(valueAfter(valueAfter(value, edit), inverse)).toEqual(value);
  expect(inverseOf(valueAfter(value, edit), inverse)).toMatchObject(edit);
  const next = applyEdit(text, edit);
  expect(next).not.toBe(text);
  expect(applyEdit(next, inverse)).toBe(text);
});

test('an edit leaves the value that it is made on as it is', () => {
  const value: unknown = parse(text);
  const before = structuredClone(value);
  valueAfter(value, { kind: 'remove', path: ['list'], index: 0 });
  valueAfter(value, { kind: 'take', path: ['list', 0, 'p'] });
  valueAfter(value, { kind: 'set', path: ['list', 0, 'p'], value: 9 });
  expect(value).toEqual(before);
});
