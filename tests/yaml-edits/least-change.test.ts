import { expect, test } from 'vitest';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { leastChange } from '../../src/yaml-edits/least-change.ts';
import { texts } from '../checker/content-at-hand.ts';

const plans = texts.get('plans.yaml')!;
const path = ['plans', 2, 'line'];
const set = (text: string, value: string) => applyEdit(text, { kind: 'set', path, value });

test('words that were deleted and typed again need no quotes that they had not', () => {
  const typed = ['', 'T', 'Tr', 'Training, week by week.'].reduce(set, plans);
  expect(typed).toBe(plans.replace(/line: Training and .*/, 'line: Training, week by week.'));
});

test('what came back to what it was is written as it was', () => {
  const quoted = plans.replace(/line: (Training and .*)/, 'line: "$1" # the long one');
  const again = set(set(quoted, ''), 'Training and food planned together, week by week.');
  expect(again).not.toBe(quoted);
  expect(leastChange(quoted, again)).toBe(quoted);
});

test('a text that cannot be read stays as it is', () => {
  expect(leastChange(plans, 'plans: [')).toBe('plans: [');
});

test('a text before that cannot be read is no measure', () => {
  expect(leastChange('plans: [', 'a: 1\n')).toBe('a: 1\n');
});

test('where an edit in place would change more lines, the text itself stands', () => {
  // The texts could stay in brackets, but the list of lines is closer to the original.
  const before = 'a: x # one\nb: y\n';
  expect(leastChange(before, 'a: x # one\nb: y\nc: z\n')).toBe('a: x # one\nb: y\nc: z\n');
  expect(leastChange(before, 'a: x # two\nb: y\n')).toBe(before);
  expect(leastChange(before, 'b: y\na: x # one\n')).toBe(before);
});

test('where the edit is refused, the text itself stands', () => {
  const after = 'a:\n  - x\nb: &x 1\n';
  expect(leastChange('a: [x, # one\n  y]\n', 'a: [x]\n')).toBe('a: [x]\n');
  expect(leastChange('a: 1\n', after)).toBe(after);
});

test('an item that was added without an empty line above it stays so', () => {
  const item = (n: number) => `- a: ${n}\n  b: ${n}\n  c: ${n}\n`;
  const before = `${item(1)}\n${item(2)}`;
  expect(leastChange(before, before + item(3))).toBe(before + item(3));
  expect(leastChange(before, `${before}\n${item(3)}`)).toBe(`${before}\n${item(3)}`);
});
