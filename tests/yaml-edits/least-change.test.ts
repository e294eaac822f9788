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
