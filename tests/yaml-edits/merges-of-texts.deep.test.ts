import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { EditRefused } from '../../src/yaml-edits/edit-refused.ts';
import { mergeTexts } from '../../src/yaml-edits/merge-texts.ts';
import { mergeValues } from '../../src/yaml-edits/merge-values.ts';
import { isSame } from '../../src/yaml-edits/value-at.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';
import { texts } from '../checker/content-at-hand.ts';
import { apart, hasTwins, isOfText } from './edits-apart.ts';
import { madeUpTexts } from './made-up-texts.ts';
import { diceOf, randomEdit } from './random-edits.ts';

const files = [...texts, ...Object.entries(madeUpTexts)];

const read = (text = ''): unknown => parse(text, { version: '1.2', schema: 'core', merge: false });

/** The text after an edit; unchanged if it is refused. */
function edited(text: string, edit: YamlEdit | undefined): string {
  try {
    return edit ? applyEdit(text, edit) : text;
  } catch (error) {
    if (error instanceof EditRefused) return text;
    throw error;
  }
}

test('any three texts are merged: what comes out can be read and holds the merged value', () => {
  let [count, whole] = [0, 0];
  for (const [name, text] of files)
    for (let round = 0; round < 5; round++) {
      const dice = diceOf(round * 101 + name.length);
      let [mine, theirs] = [text, text];
      for (let turn = 0; turn < 1 + dice(2); turn++) {
        mine = edited(mine, randomEdit(read(mine), dice));
        theirs = edited(theirs, randomEdit(read(theirs), dice));
      }
      count++;
      const merged = mergeTexts(text, mine, theirs);
      if (merged.conflicts.some(({ path }) => path.length === 0)) whole++;
      else {
        const { value, conflicts } = mergeValues(read(text), read(mine), read(theirs));
        expect(isSame(read(merged.text), value)).toBe(true);
        expect(merged.conflicts).toEqual(conflicts);
      }
    }
  expect(whole / count).toBeLessThan(0.02);
});

const oddTexts = [
  '',
  '# only words',
  'a: "',
  'a: &x 1\nb: *x\n',
  'null',
  '5',
  '- a\n- b\n',
  '\ufeffa: .nan\n',
];

test('texts that have nothing to do with each other, or cannot be read, are no trouble', () => {
  const pool = [undefined, ...oddTexts, ...Object.values(madeUpTexts).slice(0, 3)];
  for (const base of pool)
    for (const mine of pool)
      for (const theirs of pool) expect(() => mergeTexts(base, mine, theirs)).not.toThrow();
});

test('texts that both changed keep every byte that neither changed', () => {
  for (const [name, text] of texts) {
    const base = read(text);
    const dice = diceOf(name.length * 13);
    for (let round = 0; round < 15; round++) {
      const [one, other] = [randomEdit(base, dice), randomEdit(base, dice)];
      if (!isOfText(one) || !other || one.path.length === 0) continue;
      const later = apart(one, other);
      const [mine, theirs] = [edited(text, one), edited(text, other)];
      if (!later || mine === text || theirs === text) continue;
      if ([mine, theirs].some((side) => hasTwins(read(side)))) continue;
      const told = JSON.stringify({ one, other });
      expect(mergeTexts(text, mine, theirs).text, told).toBe(edited(theirs, later));
    }
  }
});
