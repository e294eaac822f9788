import { expect, test } from 'vitest';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import type { YamlPath } from '../../src/yaml-edits/yaml-edit.ts';

const set = (text: string, path: YamlPath, value: unknown) =>
  applyEdit(text, { kind: 'set', path, value });

test.each([
  ['price: 750 # rupees', 900, 'price: 900 # rupees'],
  ['price: 750   # rupees', 7.5, 'price: 7.5   # rupees'],
  ['shown: true', false, 'shown: false'],
  ['name: Yoga # as on the door', 'Karate', 'name: Karate # as on the door'],
  ['name: Yoga', 'Yoga: the basics', 'name: "Yoga: the basics"'],
  ['name: Yoga', '{business}', 'name: "{business}"'],
  ['name: Yoga', 'C# for gyms', 'name: C# for gyms'],
  ['name: Yoga', 'C #1', 'name: "C #1"'],
  ['name: Yoga', 'say "go"', 'name: say "go"'],
  ['name: "Yoga" # one', 'Karate', 'name: "Karate" # one'],
  ['name: "Yoga"', 'say "go"', `name: 'say "go"'`],
  ['name: "Yoga"', 'C:\\', `name: 'C:\\'`],
  [`name: 'say "go"'`, "it's", "name: 'it''s'"],
  ['name: Yoga', `"it's"`, `name: '"it''s"'`],
  ['name: Yoga', '', 'name: ""'],
  ['name: ""', 'Yoga', 'name: Yoga'],
  ['start: "09:00"', '18:30', 'start: "18:30"'],
  ['start: soon', '18:30', 'start: "18:30"'],
  ['from: soon', '2026-12-01', 'from: "2026-12-01"'],
  ['price: 750', '750', 'price: "750"'],
  ['price: soon', '1,150', 'price: "1,150"'],
  ['phone: none', '+91 00000 00000', 'phone: "+91 00000 00000"'],
  ['start: soon', '9:30 sharp', 'start: "9:30 sharp"'],
  ['start: soon', '18:30 sharp', 'start: "18:30 sharp"'],
  ['start: soon', '2026-12-04 at noon', 'start: "2026-12-04 at noon"'],
  ['room: none', 'Room 1:20', 'room: Room 1:20'],
  ['room: none', '12 rooms', 'room: 12 rooms'],
  ['room: none', '3-a-side', 'room: 3-a-side'],
  ['answer: perhaps', 'yes', 'answer: "yes"'],
  ['answer: perhaps', 'null', 'answer: "null"'],
  ['to: /blog', '/', 'to: /'],
  ['focus: 50% 50%', '40% 10%', 'focus: 40% 10%'],
  ['empty: # nothing yet', 'words', 'empty: words # nothing yet'],
  ['words: plain\n  and more # one', 'short', 'words: short # one'],
  ['words: "plain\n  and more" # one', 'short', 'words: "short" # one'],
])('%s becomes %j', (line, value, after) => {
  const path = [line.split(':')[0]!];
  expect(set(`# head\n${line}\n\nlast: x\n`, path, value)).toBe(`# head\n${after}\n\nlast: x\n`);
});

const paragraph =
  'Push, pull, carry, climb. The session changes each week, so you never get to be good at only one thing.';

test.each([
  [
    'a folded text is folded as wide as it was, and its sign and comment stay',
    'body: >- # about 40 words\n  Push and pull. Now and then we carry what\n  is heavy.\nlast: x\n',
    paragraph,
    `body: >- # about 40 words
  Push, pull, carry, climb. The session
  changes each week, so you never get to be
  good at only one thing.
last: x
`,
  ],
  [
    'a short one is folded at the usual width',
    'body: >-\n  Push.\n',
    paragraph,
    `body: >-
  Push, pull, carry, climb. The session changes each week, so you never get to be good
  at only one thing.
`,
  ],
  [
    'paragraphs of a folded text',
    'body: >-\n  x\n',
    'One.\n\nTwo.\nThree.',
    'body: >-\n  One.\n\n\n  Two.\n\n  Three.\n',
  ],
  [
    'a folded text with lines that may not be joined',
    'body: >\n  x\n',
    'One\n  two\n',
    'body: |\n  One\n    two\n',
  ],
  [
    'the lines of a text after |',
    'body: | # one\n  x\n\n# end\n',
    '# One\n\n- two\n',
    'body: | # one\n  # One\n\n  - two\n\n# end\n',
  ],
  [
    'a text that begins with blanks',
    'body: |\n  x\n',
    '  One\ntwo\n',
    'body: |2\n    One\n  two\n',
  ],
  ['a text that loses its last line end', 'body: |\n  x\n', 'y', 'body: |-\n  y\n'],
  ['a text without words', 'body: | # one\n  x\n', '', 'body: "" # one\n'],
  [
    'a line that becomes a text',
    'body: "x" # one\nlast: x\n',
    'One\ntwo',
    'body: |- # one\n  One\n  two\nlast: x\n',
  ],
  [
    'a text of one line end',
    'body: x # one\n\nlast: x\n',
    '\n',
    "body: '\n\n  ' # one\n\nlast: x\n",
  ],
  [
    'a text with several line ends',
    'body: x\n\nlast: x\n',
    "it's\n\n",
    "body: 'it''s\n\n\n  '\n\nlast: x\n",
  ],
  [
    'a text that keeps its line ends',
    'body: |+\n  x\n\nlast: x\n',
    'y\n\n\n',
    'body: |+\n  y\n\n\nlast: x\n',
  ],
  ['a text that ends the file', 'body: |\n  x', 'y\nz\n', 'body: |\n  y\n  z'],
])('%s', (_, text, value, after) => {
  expect(set(text, ['body'], value)).toBe(after);
});

test.each([
  ['a line by a list', 'a: x # one\nb: y\n', ['p', 'q'], 'a: # one\n  - p\n  - q\nb: y\n'],
  ['a line by a group', 'a: x\n', { p: 1, q: ['r'] }, 'a:\n  p: 1\n  q:\n    - r\n'],
  ['a list by a line', 'a: # one\n  - p # two\n  - q\nb: y\n', 'x', 'a: x # one\nb: y\n'],
  ['a long text by a list', 'a: >- # one\n  x\n  y\nb: y\n', ['p'], 'a: # one\n  - p\nb: y\n'],
  ['a list by a long text', 'a: # one\n  - p\nb: y\n', 'x\ny', 'a: |- # one\n  x\n  y\nb: y\n'],
  ['a list by an empty one', 'a:\n  - p\nb: y\n', [], 'a: []\nb: y\n'],
  ['a group by an empty one', 'a:\n  p: q\nb: y\n', {}, 'a: {}\nb: y\n'],
  ['a list by a group', 'a:\n# head\n- p\nb: y\n', { p: 'q' }, 'a:\n  # head\n  p: q\nb: y\n'],
  ['an empty list by a group', 'a: []   # one\n', { p: 'q' }, 'a:   # one\n  p: q\n'],
])('%s is replaced', (_, text, value, after) => {
  expect(set(text, ['a'], value)).toBe(after);
});

test('a list that is written anew keeps its heading, its quotes, its long texts and its empty lines', () => {
  const text = `days:
  # from early to late
  - name: "Monday"
    words: >-
      one

  - name: Tuesday
    words: two
last: x
`;
  const value = [
    { name: 'Sunday', words: 'zero' },
    { name: 'Monday', words: 'one' },
  ];
  expect(set(text, ['days'], value)).toBe(`days:
  # from early to late
  - name: Sunday
    words: >-
      zero

  - name: "Monday"
    words: >-
      one
last: x
`);
});

test('a list keeps its column', () => {
  expect(set('a:\n- x\n- z\nb: x\n', ['a'], ['p', ['q'], 'r'])).toBe('a:\n- p\n- - q\n- r\nb: x\n');
  expect(set('a:\n    - x\n    - z\n', ['a'], ['p', { q: ['r'], s: 1 }])).toBe(
    'a:\n    - p\n    - q:\n        - r\n      s: 1\n',
  );
  expect(set('-   a: x\n    b: z\n', [0], { c: 1, d: 2 })).toBe('-   c: 1\n    d: 2\n');
});

test('an item of a list', () => {
  const text = 'a:\n  - x # one\n  - - y\n    - z\n  - p: q\n    r: s\n';
  expect(set(text, ['a', 0], 'w')).toBe(text.replace('x', 'w'));
  expect(set(text, ['a', 0], { t: 'u' })).toBe(text.replace('- x # one', '- # one\n    t: u'));
  expect(set(text, ['a', 1, 0], 'w')).toBe(text.replace('y', 'w'));
  expect(set(text, ['a', 1], ['w'])).toBe(text.replace('y\n    - z', 'w'));
  expect(set(text, ['a', 2], 'w')).toBe(text.replace('p: q\n    r: s', 'w'));
  expect(set(text, ['a', 2, 'p'], ['w'])).toBe(text.replace('p: q', 'p:\n      - w'));
});

test('what is in brackets is written anew in them, as far as one line can hold it', () => {
  const text = 'a: [1, "two", [three]] # one\nb: {p: x, q: "09:30"}\n';
  expect(set(text, ['a', 2, 0], 'a, b')).toBe(text.replace('three', '"a, b"'));
  expect(set(text, ['b', 'p'], 'z')).toBe(
    text.replace('{p: x, q: "09:30"}', '{ p: z, q: "09:30" }'),
  );
  expect(set(text, ['b'], { p: 'z' })).toBe(text.replace('{p: x, q: "09:30"}', '{ p: z }'));
  expect(set(text, ['a', 0], 'x\ny')).toBe(
    text.replace(
      '[1, "two", [three]] # one',
      '# one\n  - |-\n    x\n    y\n  - "two"\n  - [three]',
    ),
  );
});

test('the line ends, the mark at the start and a missing end of the file stay', () => {
  expect(set('\ufeffa: x\r\nb: y', ['a'], 'p\nq')).toBe('\ufeffa: |-\r\n  p\r\n  q\r\nb: y');
  expect(set('a: x\r\nb: >-\r\n  p\r\n  q', ['b'], ['r', 's'])).toBe(
    'a: x\r\nb:\r\n  - r\r\n  - s',
  );
});

test('the value of the whole file', () => {
  expect(set('# head\n---\na: x # one\n# end\n', [], { b: ['z'] })).toBe(
    '# head\n---\nb:\n  - z\n# end\n',
  );
  expect(set('# head\n- x\n', [], [])).toBe('# head\n[]\n');
});

test('the same value changes nothing', () => {
  const text = "a:   'x'\nb: >-\n  odd\n  folds\n";
  expect(set(text, ['a'], 'x')).toBe(text);
  expect(set(text, [], { b: 'odd folds', a: 'x' })).toBe(text);
});
