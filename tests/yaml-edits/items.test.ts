import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import type { YamlPath } from '../../src/yaml-edits/yaml-edit.ts';

const classes = `classes: # from early to late
  # heads them all
  - class: yoga # one
    start: "09:00"
    trainer: x
    # of yoga

  # about boxing
  - class: boxing
    start: "10:00"
    trainer: y

  # loose

  - class: karate
    start: "11:00"
    trainer: z # two

# end
`;
const simple = 'a: # one\n  - x # two\n  # about y\n  - y\n  - z\n# end\n';

describe('an item is put in', () => {
  const insert = (text: string, path: YamlPath, index: number, value: unknown) =>
    applyEdit(text, { kind: 'insert', path, index, value });
  const value = { class: 'running', start: '18:00', trainer: 'w' };
  const written = '- class: running\n    start: "18:00"\n    trainer: w\n';

  test.each([
    [0, '  - class: yoga', `  ${written}\n  - class: yoga`],
    [1, '    # of yoga\n', `    # of yoga\n\n  ${written}`],
    [2, 'trainer: y\n', `trainer: y\n\n  ${written}`],
    [3, 'z # two\n', `z # two\n\n  ${written}`],
  ])('at place %i, with an empty line as between the others', (index, from, to) => {
    expect(insert(classes, ['classes'], index, value)).toBe(classes.replace(from, to));
  });

  test.each([
    [0, 'x', '- w\n  - x'],
    [1, 'x # two', '- x # two\n  - w'],
    [3, 'z', '- z\n  - w'],
  ])('at place %i, without one', (index, from, to) => {
    expect(insert(simple, ['a'], index, 'w')).toBe(simple.replace(`- ${from}`, to));
  });

  test('in an empty list', () => {
    expect(insert('a: [] # one\nb: x\n', ['a'], 0, value)).toBe(
      'a: # one\n  - class: running\n    start: "18:00"\n    trainer: w\nb: x\n',
    );
    expect(insert('a: []\n  # head\nb: x\n', ['a'], 0, 'w')).toBe('a:\n  # head\n  - w\nb: x\n');
    expect(insert('[]', [], 0, 'w')).toBe('- w');
    expect(insert('- []\n- x\n', [0], 0, 'w')).toBe('- - w\n- x\n');
  });

  test('in a list in brackets', () => {
    expect(insert('a: ["09:00", b] # one\n', ['a'], 1, '10:00')).toBe(
      'a: ["09:00", "10:00", b] # one\n',
    );
    expect(insert('a: [\n  p,\n  q\n] # one\n', ['a'], 2, 'r')).toBe('a: [p, q, r] # one\n');
  });

  test('in a list in a list', () => {
    expect(insert('- - x\n  - z\n- w\n', [0], 0, 'v')).toBe('- - v\n  - x\n  - z\n- w\n');
    expect(insert('- - x\n  - z\n- w\n', [], 1, ['u', 'v'])).toBe(
      '- - x\n  - z\n- - u\n  - v\n- w\n',
    );
  });

  test('in a list that has its dashes below its name, at the end of a file', () => {
    expect(insert('a:\r\n- x\r\n- z', ['a'], 2, 'w')).toBe('a:\r\n- x\r\n- z\r\n- w');
  });

  test('large items of a new list are set apart, small ones are not', () => {
    const list = (item: string) => `a:\n  - ${item}\n`;
    expect(insert(list('x'), ['a'], 1, value)).toBe(`${list('x')}\n  ${written}`);
    expect(insert(list('p: x'), ['a'], 1, { p: 'q' })).toBe(`${list('p: x')}  - p: q\n`);
  });
});

describe('an item is taken out', () => {
  const remove = (text: string, path: YamlPath, index: number) =>
    applyEdit(text, { kind: 'remove', path, index });

  test.each([
    [0, '  - class: yoga # one\n    start: "09:00"\n    trainer: x\n    # of yoga\n\n'],
    [1, '  # about boxing\n  - class: boxing\n    start: "10:00"\n    trainer: y\n\n'],
    [2, '\n  - class: karate\n    start: "11:00"\n    trainer: z # two\n'],
  ])('at place %i, with the comments that are its own', (index, gone) => {
    expect(remove(classes, ['classes'], index)).toBe(classes.replace(gone, ''));
  });

  test.each([
    [0, '  - x # two\n'],
    [1, '  # about y\n  - y\n'],
    [2, '  - z\n'],
  ])('at place %i of a list without empty lines', (index, gone) => {
    expect(remove(simple, ['a'], index)).toBe(simple.replace(gone, ''));
  });

  test('and the empty line between two parts of a list stays', () => {
    expect(remove('- a\n- b\n\n- c\n', [], 1)).toBe('- a\n\n- c\n');
  });

  test('the only one, of which empty brackets are left', () => {
    expect(remove('a: # one\n  # head\n  - x # two\n\nb: x\n', ['a'], 0)).toBe(
      'a: [] # one\n  # head\n\nb: x\n',
    );
    expect(remove('# head\n- x', [], 0)).toBe('# head\n[]');
  });

  test('of a list in brackets, and of one in a list', () => {
    expect(remove("a: ['x', y] # one\n", ['a'], 1)).toBe("a: ['x'] # one\n");
    expect(remove('- - x # one\n  - y\n- z\n', [0], 0)).toBe('- - y\n- z\n');
    expect(remove('- - x\n  - y\n- z\n', [0], 1)).toBe('- - x\n- z\n');
  });

  test('with other line ends', () => {
    expect(remove('- a\r\n\r\n- b\r\n\r\n- c', [], 2)).toBe('- a\r\n\r\n- b');
    expect(remove('- a\r\n\r\n- b\r\n\r\n- c', [], 0)).toBe('- b\r\n\r\n- c');
  });
});

describe('an item is moved', () => {
  const move = (text: string, path: YamlPath, from: number, to: number) =>
    applyEdit(text, { kind: 'move', path, from, to });

  test('with the comments that are its own, and what stands between the items stays', () => {
    expect(move(classes, ['classes'], 1, 2)).toBe(`classes: # from early to late
  # heads them all
  - class: yoga # one
    start: "09:00"
    trainer: x
    # of yoga

  - class: karate
    start: "11:00"
    trainer: z # two

  # loose

  # about boxing
  - class: boxing
    start: "10:00"
    trainer: y

# end
`);
  });

  test('to the front and to the end', () => {
    expect(move(simple, ['a'], 1, 0)).toBe(
      'a: # one\n  # about y\n  - y\n  - x # two\n  - z\n# end\n',
    );
    expect(move(simple, ['a'], 0, 2)).toBe(
      'a: # one\n  # about y\n  - y\n  - z\n  - x # two\n# end\n',
    );
  });

  test('in brackets, in a list in a list, and with long texts', () => {
    expect(move('a: [x, "y", z] # one\n', ['a'], 2, 0)).toBe('a: [z, x, "y"] # one\n');
    expect(move('- - x\n  - y\n- z\n', [0], 0, 1)).toBe('- - y\n  - x\n- z\n');
    expect(move('- |\r\n  x\r\n- y: >-\r\n    z', [], 0, 1)).toBe('- y: >-\r\n    z\r\n- |\r\n  x');
  });
});
