import { expect, test } from 'vitest';
import { sidesOfMerge } from '../../src/yaml-edits/sides-of-merge.ts';

const [begin, base, turn, end] = ['<<<<<<< HEAD', '||||||| 1a2b', '=======', '>>>>>>> theirs'];
const sides = (...lines: string[]) => sidesOfMerge(lines.join('\n'));
const both = (mine: string[], theirs: string[]) => ({
  mine: mine.join('\n'),
  theirs: theirs.join('\n'),
});

test('what two sides made of a text is told apart, with all that is the same', () => {
  expect(sides('a', begin, 'x', turn, 'y', 'z', end, 'b')).toEqual(
    both(['a', 'x', 'b'], ['a', 'y', 'z', 'b']),
  );
});

test('what both began with is left out', () => {
  expect(sides(begin, 'x', base, 'was', turn, 'y', end)).toEqual(both(['x'], ['y']));
});

test('there may be several places, and nothing on one side', () => {
  expect(sides(begin, turn, 'y', end, 'a', begin, 'x', turn, end)).toEqual(
    both(['a', 'x'], ['y', 'a']),
  );
});

test('marks without a name and before a return are marks', () => {
  expect(sides('<<<<<<<', 'x', '=======\r', 'y', '>>>>>>>\r')).toEqual(both(['x'], ['y']));
});

test.each([
  ['no marks at all', ['a', 'b']],
  ['no end', ['a', begin, 'x', turn, 'y']],
  ['no beginning', ['x', turn, 'y', end]],
  ['an end without a turn', [begin, 'x', end]],
  ['two beginnings', [begin, 'x', begin, turn, 'y', end]],
  ['what both began with in theirs', [begin, turn, base, end]],
  ['a turn twice', [begin, turn, turn, end]],
  ['no end of the second place', [begin, turn, end, begin, 'x', turn]],
  ['a lone end', [begin, turn, end, end]],
])('a text with %s is no merge', (_, lines) => {
  expect(sides(...lines)).toBeUndefined();
});

test('what only looks like a mark is text', () => {
  const odd = [
    '<<<<<< HEAD',
    ' <<<<<<< x',
    'x <<<<<<< x',
    '========',
    '=======x',
    '||||||',
    '>>>>>>',
    '> x',
    '| x',
    '= x',
    '< x',
  ];
  expect(sides(...odd, begin, ...odd, turn, end)).toEqual(both([...odd, ...odd], odd));
});
