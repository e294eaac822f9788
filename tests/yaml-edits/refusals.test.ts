import { expect, test } from 'vitest';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { EditRefused } from '../../src/yaml-edits/edit-refused.ts';
import { inverseOf } from '../../src/yaml-edits/inverse-of.ts';
import { valueAfter } from '../../src/yaml-edits/value-after.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';

const refusalOf = (act: () => unknown): EditRefused => {
  try {
    act();
  } catch (error) {
    if (error instanceof EditRefused) return error;
    throw error;
  }
  throw new Error('It was not refused.');
};

const value = { plans: [{ id: 'x', price: 750 }], empty: null };
const text = 'plans:\n  - id: x\n    price: 750\nempty:\n';

test.each<[YamlEdit, string]>([
  [{ kind: 'set', path: ['plans', 0, 'name'], value: 1 }, 'plans › 0 › name: this does not exist.'],
  [{ kind: 'set', path: ['plans', 1, 'id'], value: 1 }, 'plans › 1 › id: this does not exist.'],
  [{ kind: 'set', path: ['plans', '0', 'id'], value: 1 }, 'plans › 0 › id: this does not exist.'],
  [{ kind: 'set', path: ['plans', -1], value: 1 }, 'plans › -1: this does not exist.'],
  [{ kind: 'set', path: ['constructor'], value: 1 }, 'constructor: this does not exist.'],
  [{ kind: 'add', path: ['plans', 0, 'id'], value: 1 }, 'plans › 0 › id: this exists already.'],
  [{ kind: 'add', path: ['plans', 'id'], value: 1 }, 'plans › id: this is not a field of a group.'],
  [{ kind: 'add', path: ['empty', 'id'], value: 1 }, 'empty › id: this is not a field of a group.'],
  [{ kind: 'add', path: [], value: 1 }, 'this is not a field of a group.'],
  [{ kind: 'take', path: ['plans', 0, 'name'] }, 'plans › 0 › name: this does not exist.'],
  [{ kind: 'take', path: ['plans', 0] }, 'plans › 0: this is not a field of a group.'],
  [{ kind: 'insert', path: ['plans'], index: 2, value: 1 }, 'plans: the list has no index 2.'],
  [{ kind: 'insert', path: ['plans'], index: 0.5, value: 1 }, 'plans: the list has no index 0.5.'],
  [{ kind: 'insert', path: ['empty'], index: 0, value: 1 }, 'empty: this is not a list.'],
  [{ kind: 'remove', path: ['plans'], index: 1 }, 'plans: the list has no index 1.'],
  [{ kind: 'move', path: ['plans'], from: 0, to: 1 }, 'plans: the list has no index 1.'],
  [{ kind: 'move', path: ['plans'], from: -1, to: 0 }, 'plans: the list has no index -1.'],
])('an edit that does not fit: %j', (edit, message) => {
  for (const act of [
    () => applyEdit(text, edit),
    () => valueAfter(value, edit),
    () => inverseOf(value, edit),
  ]) {
    const refusal = refusalOf(act);
    expect(refusal.message).toBe(message);
    expect(refusal.path).toBe(edit.path);
  }
});

const marks = /^a: the text has marks \(& \* ! <<\)/;
test.each([
  ['an anchor', 'a: &x 1\nb: 2\n', marks],
  ['an alias', 'a: 1\nb: &x 2\nc: *x\n', marks],
  ['a merge', 'a: 1\nb:\n  <<: { c: 1 }\n', marks],
  ['a tag', 'a: 1\nb: !!str 2\n', marks],
  ['a tag of its own', 'a: 1\nb: !odd 2\n', marks],
  ['an open quote', 'a: "1\nb: 2\n', /^a: the text cannot be read: /],
  ['a name that is there twice', 'a: 1\na: 2\n', /^a: the text cannot be read: /],
  ['a second document', 'a: 1\n---\nb: 2\n', /^a: the text cannot be read: /],
  ['nothing', '# only a comment\n', /^a: the text is empty\.$/],
  ['a name behind a ?', '? a\n: 1\n', /^a name in this group cannot be written\.$/],
  ['a group as a name', '{ b: 1 }: 2\na: 1\n', /^a name in this group cannot be written\.$/],
  ['a name of nothing', ': 2\na: 1\n', /^a name in this group cannot be written\.$/],
])('a text with %s', (_, odd, message) => {
  expect(refusalOf(() => applyEdit(odd, { kind: 'set', path: ['a'], value: 3 })).message).toMatch(
    message,
  );
});

test.each([
  [
    'a comment stands in the brackets',
    'a: [ # one\n  x, y]\n',
    { kind: 'remove', path: ['a'], index: 0 },
  ],
  [
    'a comment would become a part of the text',
    'a: x\n  # of a\nb: y\n',
    { kind: 'set', path: ['a'], value: 'p\nq' },
  ],
  ['a return', 'a: x\n', { kind: 'set', path: ['a'], value: 'p\r\nq' }],
  ['half a character', 'a: x\n', { kind: 'set', path: ['a'], value: '\ud83e' }],
  ['a name with a line end', 'a: x\n', { kind: 'add', path: ['p\nq'], value: 1 }],
  ['a name that is a mark', 'a: x\n', { kind: 'add', path: ['<<'], value: 1 }],
  ['no number', 'a: x\n', { kind: 'set', path: ['a'], value: Number.NaN }],
  ['nothing', 'a: x\n', { kind: 'set', path: ['a'], value: undefined }],
  ['no value of JSON', 'a: x\n', { kind: 'set', path: ['a'], value: new Date(0) }],
] as [string, string, YamlEdit][])('what cannot be written: %s', (_, before, edit) => {
  expect(refusalOf(() => applyEdit(before, edit)).path).toBe(edit.path);
});

test.each<[string, YamlEdit, string]>([
  [
    'a: [ # one\n  x, y]\n',
    { kind: 'remove', path: ['a'], index: 0 },
    'a: there is a comment in these brackets.',
  ],
  [
    'a: x\n  # of a\nb: y\n',
    { kind: 'set', path: ['a'], value: 'p\nq' },
    'a: a text of several lines has no room for the comments here.',
  ],
  ['a: x\n', { kind: 'set', path: ['a'], value: '\ud83e' }, 'a: this contains half a character.'],
  [
    'a: x\n',
    { kind: 'set', path: ['a'], value: 'p\r\nq' },
    'a: this cannot be written without changing something else.',
  ],
])('%j says why it cannot be edited', (before, edit, message) => {
  const refusal = refusalOf(() => applyEdit(before, edit));
  expect(refusal.message).toBe(message);
  expect(refusal.name).toBe('EditRefused');
});

test.each(['a: x & y! *z << 1\nb: 2\n', 'a: 1\nb: { c<<: 2 }\n', 'a: "&x"\nb: 1\n'])(
  'signs of marks within words are words: %j',
  (odd) => {
    expect(applyEdit(odd, { kind: 'set', path: ['a'], value: 3 })).toBe(
      odd.replace(/a: .*/, 'a: 3'),
    );
  },
);
