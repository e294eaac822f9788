import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import type { YamlPath } from '../../src/yaml-edits/yaml-edit.ts';

describe('a field is added', () => {
  const add = (text: string, path: YamlPath, value: unknown, order?: readonly string[]) =>
    applyEdit(text, { kind: 'add', path, value, ...(order && { order }) });
  const order = ['id', 'name', 'price', 'line'];
  const plans = `plans:
  - id: beginners # never change it
    # what visitors read
    name: Beginners
    line: Learn to move well.

  - id: experts
    line: Training and food.
# end
`;

  test.each([
    ['price', 750, '    name: Beginners\n', '    name: Beginners\n    price: 750\n'],
    ['line 2', 'x', 'move well.\n', 'move well.\n    line 2: x\n'],
    ['name', 'Experts', 'id: experts\n', 'id: experts\n    name: Experts\n'],
    ['price', 1150, 'id: experts\n', 'id: experts\n    price: 1150\n'],
    ['start', '09:00', 'and food.\n', 'and food.\n    start: "09:00"\n'],
    ['bring', ['shoes'], 'and food.\n', 'and food.\n    bring:\n      - shoes\n'],
    ['a: b', 'x', 'and food.\n', 'and food.\n    "a: b": x\n'],
  ])('%s in its place', (name, value, from, to) => {
    const item = from.includes('Beginners') || from.includes('move') ? 0 : 1;
    expect(add(plans, ['plans', item, name], value, order)).toBe(plans.replace(from, to));
  });

  test('before all others, on the line of the dash', () => {
    expect(add('a:\n  - name: x # one\n    b: y\n', ['a', 0, 'id'], 1, ['id', 'name'])).toBe(
      'a:\n  - id: 1\n    name: x # one\n    b: y\n',
    );
  });

  test('before all others, below the comments that head the file', () => {
    expect(add('# head\n\nname: x\n', ['id'], 1, ['id', 'name'])).toBe(
      '# head\n\nid: 1\nname: x\n',
    );
  });

  test('at the end where no order is given', () => {
    expect(add('a: x # one\n  # of a\n\n# end', ['b'], 1)).toBe(
      'a: x # one\n  # of a\nb: 1\n\n# end',
    );
    expect(add('a: |\r\n  x', ['b'], 1)).toBe('a: |\r\n  x\r\nb: 1');
  });

  test('in an empty group', () => {
    expect(add('a: {} # one\nb: x\n', ['a', 'p'], 1)).toBe('a: # one\n  p: 1\nb: x\n');
    expect(add('# head\n{}\n', ['p'], 1)).toBe('# head\np: 1\n');
    expect(add('- {}\n- x\n', [0, 'p'], 1)).toBe('- p: 1\n- x\n');
  });

  test('in brackets', () => {
    expect(add('a: {p: x} # one\n', ['a', 'q'], 'r, s')).toBe('a: { p: x, q: "r, s" } # one\n');
  });

  test('in the manner of the same field of another item', () => {
    const text = 'a:\n  - b: x\n    c: >-\n      long\n  - b: "y z"\n';
    expect(add(text, ['a', 1, 'c'], 'short')).toBe(`${text}    c: >-\n      short\n`);
  });

  test('set apart if it is large and its neighbours are', () => {
    const text = 'name: x\n\nfirst:\n  a: 1\n\nlast:\n  a: 1\n';
    expect(add(text, ['next'], { a: 1 }, ['first', 'next'])).toBe(
      text.replace('\nlast', '\nnext:\n  a: 1\n\nlast'),
    );
    expect(add(text, ['next'], 2, ['name', 'next'])).toBe(text.replace('x\n', 'x\nnext: 2\n'));
    expect(add('label: x # one\n\n# end\n', ['first'], ['z'])).toBe(
      'label: x # one\n\nfirst:\n  - z\n\n# end\n',
    );
  });
});

describe('a field is taken out', () => {
  const take = (text: string, path: YamlPath) => applyEdit(text, { kind: 'take', path });
  const group = `# head
first: 1

# about second
# in two lines
second: # one
  - x
  # inside
# about third
third: |
  words

# loose

fourth: 4
  # of the fourth
# end
`;

  test.each([
    ['first', 'first: 1\n\n', ''],
    ['second', '# about second\n# in two lines\nsecond: # one\n  - x\n  # inside\n', ''],
    ['third', '# about third\nthird: |\n  words\n', ''],
    ['fourth', '\n\nfourth: 4\n  # of the fourth', ''],
  ])('%s, with the comments that are its own', (name, from, to) => {
    expect(take(group, [name])).toBe(group.replace(from, to));
  });

  test('the first one of an item, so that the next one comes up to the dash', () => {
    expect(take('a:\n  - id: x\n    # about b\n    b: y\n  - z\n', ['a', 0, 'id'])).toBe(
      'a:\n  - # about b\n    b: y\n  - z\n',
    );
    expect(take('a:\n  - id: x # one\n    b: y\n', ['a', 0, 'id'])).toBe('a:\n  - b: y\n');
  });

  test('the only one, of which empty braces are left', () => {
    expect(take('a: # one\n  # head\n  b: x # two\nc: y\n', ['a', 'b'])).toBe(
      'a: {} # one\n  # head\nc: y\n',
    );
    expect(take('# head\na: x', ['a'])).toBe('# head\n{}');
    expect(take('- a: x\n- y\n', [0, 'a'])).toBe('- {}\n- y\n');
  });

  test('in brackets', () => {
    expect(take('a: {p: x, "q": z} # one\n', ['a', 'p'])).toBe('a: { q: z } # one\n');
  });

  test('with other line ends', () => {
    expect(take('a: 1\r\n\r\nb: 2\r\n\r\nc: 3', ['b'])).toBe('a: 1\r\n\r\nc: 3');
    expect(take('a: 1\r\n\r\nb: 2\r\n\r\nc: 3', ['c'])).toBe('a: 1\r\n\r\nb: 2');
  });
});
