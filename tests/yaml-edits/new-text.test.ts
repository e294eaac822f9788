import { expect, test } from 'vitest';
import { newText } from '../../src/yaml-edits/new-text.ts';

test('a new file is written field by field', () => {
  expect(newText({ title: 'Rest: why', order: 3, tags: ['rest', 'sleep'], at: { day: '09:00' } }))
    .toBe(`title: "Rest: why"
order: 3
tags:
  - rest
  - sleep
at:
  day: "09:00"
`);
});

test('a text of several lines is written as a block', () => {
  expect(newText({ body: 'one\n\ntwo\n' })).toBe('body: |\n  one\n\n  two\n');
});

test.each([[['a']], ['a'], [null]])('%j is no file', (value) => {
  expect(() => newText(value)).toThrow('a file must contain a group.');
});

test('what cannot be read as it was is not written', () => {
  expect(() => newText({ a: 'x\r\ny' })).toThrow('this cannot be written.');
  expect(() => newText({ a: Number.NaN })).toThrow('this cannot be written.');
  expect(() => newText({ '<<': 1 })).toThrow('this cannot be written.');
});
