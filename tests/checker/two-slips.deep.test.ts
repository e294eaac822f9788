import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import { certainEditOf } from '../../src/checker/problem.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';

/** The findings of a file after some changes of its lines (from 1). */
function found(file: string, change: (lines: string[]) => void) {
  const content = new ContentInMemory(model, texts, pictures);
  const lines = texts.get(file)!.split('\n');
  change(lines);
  content.write(file, lines.join('\n'));
  return content.checkWithEdits().problems;
}
const lineOf = (file: string, words: string) =>
  texts
    .get(file)!
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1;

test('a mistake below two lines that were joined is reported at its own line', () => {
  const file = 'schedule/monday.yaml';
  const at = lineOf(file, 'end: "10:00"');
  const below = lineOf(file, 'start: "16:00"');
  const problems = found(file, (lines) => {
    lines[below - 1] = lines[below - 1]!.replace('"16:00"', '"4 pm"');
    lines.splice(at - 1, 2, `${lines[at - 1]} ${lines[at]!.trim()}`);
  });
  expect(problems.map(({ line }) => line)).toEqual([at, below - 1]);
  expect(certainEditOf(problems[1]!)).toEqual({
    line: below - 1,
    endLine: below - 1,
    text: '    start: "16:00"',
  });
});

test('a mistake within a block that was moved is reported at its own column, after the block', () => {
  const file = 'plans.yaml';
  const from = lineOf(file, '- id: beginners');
  const price = lineOf(file, 'price: 750');
  const to = lineOf(file, '- id: intermediates') - 1;
  const problems = found(file, (lines) => {
    for (let at = from; at < to; at++)
      if (lines[at - 1] !== '') lines[at - 1] = ` ${lines[at - 1]}`;
    lines[price - 1] = lines[price - 1]!.replace('750', 'abc');
  });
  expect(problems.map(({ line }) => line)).toEqual([from, price]);
  expect(problems[1]!.code).toBe('not-a-price');
});

test('a line lost above and a slip below are reported at the lines of the file', () => {
  const file = 'contact.yaml';
  const lost = lineOf(file, '  lines:');
  const below = lineOf(file, 'postalCode:');
  const problems = found(file, (lines) => {
    lines[below - 1] = lines[below - 1]!.replace(': ', ' = ');
    lines.splice(lost - 1, 1);
  });
  expect(problems.map(({ line }) => line)).toEqual([lost, below - 1]);
});

test('a repair after which the file cannot be read is none, however few mistakes are left then', () => {
  const file = 'pages/bmi.yaml';
  const first = lineOf(file, '- id: underweight');
  const last = lineOf(file, '- id: overweight');
  const problems = found(file, (lines) => {
    const band = lines.splice(first - 1, 4);
    lines.splice(last - 1, 0, ...band);
  });
  expect(problems).toMatchObject([
    {
      code: 'not-the-fixed-words',
      path: ['bands', 0, 'id'],
      data: { input: 'normal', wording: 'underweight' },
    },
    {
      code: 'not-the-fixed-words',
      path: ['bands', 1, 'id'],
      data: { input: 'overweight', wording: 'normal' },
    },
    {
      code: 'not-the-fixed-words',
      path: ['bands', 2, 'id'],
      data: { input: 'underweight', wording: 'overweight' },
    },
  ]);
});
