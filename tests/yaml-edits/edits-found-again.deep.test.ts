import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { EditRefused } from '../../src/yaml-edits/edit-refused.ts';
import { editsBetween } from '../../src/yaml-edits/edits-between.ts';
import { isSame, valueAt } from '../../src/yaml-edits/value-at.ts';
import { valueAfter } from '../../src/yaml-edits/value-after.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';
import { texts } from '../checker/content-at-hand.ts';
import { hasTwins } from './edits-apart.ts';
import { madeUpTexts } from './made-up-texts.ts';
import { diceOf, randomEdit } from './random-edits.ts';

const read = (text: string): unknown =>
  parse(text, { version: '1.2', schema: 'core', merge: false });

const afterAll = (value: unknown, edits: readonly YamlEdit[]) => edits.reduce(valueAfter, value);

describe.each([...texts, ...Object.entries(madeUpTexts)])('%s', (name, text) => {
  const start = read(text);

  test('the edits between two values make one of the other', () => {
    for (let chain = 0; chain < 12; chain++) {
      const dice = diceOf(chain * 7919 + name.length * 31);
      let [before, after] = [start, start];
      for (let turn = 0; turn < 15; turn++) {
        const edit = randomEdit(after, dice);
        if (edit) after = valueAfter(after, edit);
        const edits = editsBetween(before, after);
        const made = afterAll(before, edits);
        expect(isSame(made, after), JSON.stringify({ before, after, edits })).toBe(true);
        expect(isSame(afterAll(after, editsBetween(after, before)), before)).toBe(true);
        if (turn % 6 === 5) before = after;
      }
    }
  });

  test('one edit is found again as one, and writes the same bytes', () => {
    const dice = diceOf(name.length);
    for (let turn = 0; turn < 30; turn++) {
      const edit = randomEdit(start, dice);
      if (!edit || (edit.kind === 'set' && typeof edit.value === 'object')) continue;
      const after = valueAfter(start, edit);
      const edits = editsBetween(start, after);
      const told = JSON.stringify({ edit, edits });
      expect(edits.length, told).toBe(isSame(start, after) ? 0 : 1);
      if (hasTwins(after) || hasTwins(start)) continue;
      const written = writtenBy(text, [edit.kind === 'add' ? inOrder(after, edit) : edit]);
      expect(written === undefined ? undefined : writtenBy(text, edits), told).toBe(written);
    }
  });
});

const inOrder = (after: unknown, edit: YamlEdit): YamlEdit => ({
  ...(edit as YamlEdit & { kind: 'add' }),
  order: Object.keys(valueAt(after, edit.path.slice(0, -1)) as object),
});

/** The text after some edits; undefined if one is refused. */
function writtenBy(text: string, edits: readonly YamlEdit[]): string | undefined {
  try {
    return edits.reduce(applyEdit, text);
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}
