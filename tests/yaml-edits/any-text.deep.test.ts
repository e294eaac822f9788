import { expect, test } from 'vitest';
import { parse, parseDocument, visit } from 'yaml';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { EditRefused } from '../../src/yaml-edits/edit-refused.ts';
import type { YamlPath } from '../../src/yaml-edits/yaml-edit.ts';
import { diceOf, pickBy } from './random-edits.ts';

const text = `plain: words # comment
double: "words" # comment
single: 'words' # comment
folded: >- # comment
  words that were folded
  over two lines

literal: | # comment
  words
brackets: [words, { in: words }] # comment
list:
  - words # comment

  - - words
  - in: words
    last: words
`;
const value = parse(text) as Record<string, unknown>;
const places: readonly YamlPath[] = [
  ...Object.keys(value)
    .slice(0, 5)
    .map((name) => [name]),
  ['brackets', 0],
  ['brackets', 1, 'in'],
  ['list', 0],
  ['list', 1, 0],
  ['list', 2, 'in'],
];
const signs = [
  'a',
  'b',
  'word',
  '1',
  '0',
  ' ',
  ' ',
  ' ',
  '\n',
  '\n',
  '\n\n',
  '.',
  ',',
  ':',
  ': ',
  '-',
  '- ',
  '#',
  ' #',
  '"',
  "'",
  '\\',
  '{',
  '}',
  '[',
  ']',
  '&',
  '*',
  '!',
  '|',
  '>',
  '%',
  '@',
  '`',
  '?',
  '~',
  '	',
  '\r',
  '\r\n',
  '\x07',
  '\xA0',
  '\u2028',
  '﻿',
  '\ud83e',
  '🧘',
  'ಯೋ',
  '---',
  '...',
];

test('any text is written so that it is read as it was, or refused', () => {
  const dice = diceOf(7);
  const pick = pickBy(dice);
  const refused: string[] = [];
  const count = 6000;
  for (let turn = 0; turn < count; turn++) {
    const path = pick(places);
    const words = Array.from({ length: 1 + dice(8) }, () => pick(signs)).join('');
    try {
      const next = applyEdit(text, { kind: 'set', path, value: words });
      const document = parseDocument(next);
      expect(document.getIn(path), JSON.stringify(words)).toBe(words);
      expect(next.split('# comment').length, JSON.stringify(words)).toBe(
        text.split('# comment').length,
      );
      visit(document, {
        Scalar: (_, { type, range }) => {
          if (type === 'QUOTE_DOUBLE') expect(next.slice(range![0], range![1])).not.toContain('\\');
        },
      });
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      refused.push(words);
    }
  }
  // Carriage returns, half characters, and some texts with trailing spaces.
  const unwritable = /\r|\p{Surrogate}|[ \t]\n|\n[ \t]/u;
  expect(refused.filter((words) => !unwritable.test(words))).toEqual([]);
  expect(refused.length).toBeLessThan(count / 5);
});
