import { describe, expect, test } from 'vitest';
import { mergeTexts } from '../../src/yaml-edits/merge-texts.ts';

const base = `# The plans.
unit: "p/s" # after each price

plans:
  - id: beginners # never change an id
    price: 750

  - id: experts
    price: 1150
`;
const inMine = base.replace('750', '800');
const inTheirs = base.replace('1150', '1250').replace('# The plans.', '# The plans and prices.');

test.each<[string, ...(string | undefined)[]]>([
  ['nothing changed', base, base, base, base],
  ['only mine changed', base, inMine, base, inMine],
  ['only theirs changed', base, base, inTheirs, inTheirs],
  ['both changed the same', base, inMine, inMine, inMine],
  ['both wrote the same file', undefined, inMine, inMine, inMine],
  ['mine is a new file', undefined, inMine, undefined, inMine],
  ['theirs is a new file', undefined, undefined, inTheirs, inTheirs],
  ['mine threw it away', base, undefined, base, undefined],
  ['theirs threw it away', base, base, undefined, undefined],
  ['both threw it away', base, undefined, undefined, undefined],
  ['a slip in mine alone', base, 'a: "', base, 'a: "'],
  ['a slip in theirs alone', base, base, 'a: "', 'a: "'],
  ['a slip that only theirs fixed', 'a: "', 'a: "', base, base],
  [
    'both changed values: the comments of theirs',
    base,
    inMine,
    inTheirs,
    inTheirs.replace('750', '800'),
  ],
  [
    'mine changed only comments: they are kept, with the values of theirs',
    base,
    base.replace('# never change an id', '# links use it').replace('"p/s"', 'p/s'),
    base.replace('1150', '1250'),
    base
      .replace('# never change an id', '# links use it')
      .replace('"p/s"', 'p/s')
      .replace('1150', '1250'),
  ],
  [
    'mine changed a value and a comment, theirs a value: nothing of either is lost',
    base,
    inMine.replace('# never change an id', '# links use it'),
    base.replace('1150', '1250'),
    inMine.replace('# never change an id', '# links use it').replace('1150', '1250'),
  ],
  ['theirs changed only comments', base, inMine, `${base}# the end\n`, `${inMine}# the end\n`],
  [
    'an item more on each side',
    base,
    `${base}\n  - id: mine\n    price: 1\n`,
    `${base}\n  - id: theirs # new\n    price: 2\n`,
    `${base}\n  - id: theirs # new\n    price: 2\n\n  - id: mine\n    price: 1\n`,
  ],
  [
    'a field more on each side, between its neighbours',
    base,
    base.replace('price: 750', 'name: Beginners\n    price: 750'),
    base.replace('price: 750', 'price: 750\n    shown: false # for a while'),
    base.replace('price: 750', 'name: Beginners\n    price: 750\n    shown: false # for a while'),
  ],
  [
    'line ends and the mark at the start of a file as in theirs',
    base,
    inMine,
    `\ufeff${inTheirs.replaceAll('\n', '\r\n')}`,
    `\ufeff${inTheirs.replace('750', '800').replaceAll('\n', '\r\n')}`,
  ],
])('%s', (_, was, mine, theirs, text) => {
  expect(mergeTexts(was, mine, theirs)).toEqual({ text, conflicts: [] });
});

test('mine stands where both changed a field, and the rest of theirs is there', () => {
  const theirs = inTheirs.replace('750', '700');
  expect(mergeTexts(base, inMine, theirs)).toEqual({
    text: inTheirs.replace('750', '800'),
    conflicts: [{ path: ['plans', 0, 'price'], base: 750, mine: 800, theirs: 700 }],
  });
});

test('everything that differs is told where nobody knows what was there', () => {
  expect(mergeTexts(undefined, inMine, inTheirs)).toEqual({
    text: inTheirs.replace('1250', '1150').replace('750', '800'),
    conflicts: [
      { path: ['plans', 0, 'price'], base: undefined, mine: 800, theirs: 750 },
      { path: ['plans', 1, 'price'], base: undefined, mine: 1150, theirs: 1250 },
    ],
  });
});

describe('the whole file is one conflict of texts, and mine stands, where', () => {
  test.each<[string, ...(string | undefined)[]]>([
    ['mine threw away what theirs changed', base, undefined, inTheirs],
    ['theirs threw away what mine changed', base, inMine, undefined],
    ['mine has a slip', base, 'a: "', inTheirs],
    ['theirs has a slip', base, inMine, 'a: "'],
    ['there was a slip', 'a: "', inMine, inTheirs],
    ['theirs has marks that repeat parts', base, inMine, 'a: &x 1\nb: *x\n'],
    ['nothing is left in theirs', base, inMine, '# all gone\n'],
    ['one is a list and the other is none', base, '- a\n', inTheirs],
    [
      'theirs cannot take up what mine changed',
      'a: [x, y] # one\nb: 1\n',
      'a: [x, z] # one\nb: 1\n',
      'a: [x, # two\n y]\nb: 2\n',
    ],
  ])('%s', (_, was, mine, theirs) => {
    expect(mergeTexts(was, mine, theirs)).toEqual({
      text: mine,
      conflicts: [{ path: [], base: was, mine, theirs }],
    });
  });
});

test('a new file that one side threw away is as the other has it', () => {
  expect(mergeTexts(undefined, inMine, undefined)).toEqual({ text: inMine, conflicts: [] });
  const conflict = (mine: string | undefined, theirs: string | undefined) => ({
    text: mine,
    conflicts: [{ path: [], base, mine, theirs }],
  });
  expect(mergeTexts(base, undefined, 'a: 1\n')).toEqual(conflict(undefined, 'a: 1\n'));
  expect(mergeTexts(base, '', 'a: 1\n')).toEqual(conflict('', 'a: 1\n'));
  expect(mergeTexts(base, 'a: 1\n', '')).toEqual(conflict('a: 1\n', ''));
});

test('the mark at the start of a file is no part of its first name', () => {
  expect(mergeTexts('\ufeffa: 1\nb: 1\n', '\ufeffa: 2\nb: 1\n', 'a: 1\nb: 2\n')).toEqual({
    text: 'a: 2\nb: 2\n',
    conflicts: [],
  });
});
