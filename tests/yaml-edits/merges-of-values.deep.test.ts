import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mergeValues } from '../../src/yaml-edits/merge-values.ts';
import { isSame } from '../../src/yaml-edits/value-at.ts';
import { valueAfter } from '../../src/yaml-edits/value-after.ts';
import { texts } from '../checker/content-at-hand.ts';
import { apart, hasTwins, isOfText } from './edits-apart.ts';
import { madeUpTexts } from './made-up-texts.ts';
import { diceOf, randomEdit, type Dice } from './random-edits.ts';

const files = [...texts, ...Object.entries(madeUpTexts)];

const read = (text: string): unknown =>
  parse(text, { version: '1.2', schema: 'core', merge: false });

function changed(value: unknown, count: number, dice: Dice): unknown {
  let result = value;
  for (let turn = 0; turn < count; turn++) {
    const edit = randomEdit(result, dice);
    if (edit) result = valueAfter(result, edit);
  }
  return result;
}

function expectBothMerge(base: unknown, mine: unknown, theirs: unknown) {
  const told = JSON.stringify({ base, mine, theirs });
  const there = mergeValues(base, mine, theirs);
  const back = mergeValues(base, theirs, mine);
  expect(there.conflicts.length, told).toBe(back.conflicts.length);
  for (const conflict of there.conflicts)
    expect(isSame(conflict.mine, conflict.theirs), told).toBe(false);
  expect(mergeValues(base, mine, base), told).toEqual({ value: mine, conflicts: [] });
  expect(mergeValues(base, base, theirs), told).toEqual({ value: theirs, conflicts: [] });
  expect(isSame(mergeValues(undefined, mine, theirs).value, mine), told).toBe(true);
}

test('any three values are merged, with the same conflicts from either side', () => {
  for (const [name, text] of files) {
    const base = read(text);
    for (let round = 0; round < 60; round++) {
      const dice = diceOf(round * 7919 + name.length * 31);
      const count = 1 + dice(8);
      expectBothMerge(base, changed(base, count, dice), changed(base, count, dice));
    }
  }
});

/** All scalars of a value, without their paths. */
const wordsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [value];

test('nothing that somebody wrote is lost', () => {
  for (const [name, text] of files) {
    const base = read(text);
    const known = new Set(wordsIn(base));
    const newIn = (value: unknown) => wordsIn(value).filter((word) => !known.has(word));
    for (let round = 0; round < 60; round++) {
      const dice = diceOf(round * 7919 + name.length * 17);
      const [mine, theirs] = [changed(base, 5, dice), changed(base, 5, dice)];
      const { value, conflicts } = mergeValues(base, mine, theirs);
      const told = JSON.stringify({ base, mine, theirs, value, conflicts });
      const merged = new Set(wordsIn(value));
      const asked = new Set(conflicts.flatMap((conflict) => wordsIn(conflict.theirs)));
      expect(
        newIn(mine).filter((word) => !merged.has(word)),
        told,
      ).toEqual([]);
      expect(
        newIn(theirs).filter((word) => !merged.has(word) && !asked.has(word)),
        told,
      ).toEqual([]);
    }
  }
});

test('edits of different fields and items are both there, without a conflict', () => {
  let count = 0;
  for (const [name, text] of texts) {
    const base = read(text);
    const dice = diceOf(name.length * 31);
    for (let round = 0; round < 80; round++) {
      const [one, other] = [randomEdit(base, dice), randomEdit(base, dice)];
      const later = one && other && apart(one, other);
      if (!later) continue;
      const value = valueAfter(valueAfter(base, other), later);
      const [mine, theirs] = [valueAfter(base, one), valueAfter(base, other)];
      if ([base, mine, theirs].some(hasTwins)) continue;
      count++;
      const told = JSON.stringify({ one, other });
      expect(mergeValues(base, mine, theirs), told).toEqual({ value, conflicts: [] });
      expect(mergeValues(base, theirs, mine), told).toEqual({ value, conflicts: [] });
    }
  }
  expect(count).toBeGreaterThan(1500);
});

test('a field that both changed differently is the one conflict', () => {
  let count = 0;
  for (const [name, text] of texts) {
    const base = read(text);
    const dice = diceOf(name.length * 57);
    for (let round = 0; round < 80; round++) {
      const edit = randomEdit(base, dice);
      if (!isOfText(edit)) continue;
      count++;
      const { path } = edit;
      const [mine, theirs] = ['Mine', 'Theirs'].map((value) =>
        valueAfter(base, { ...edit, value }),
      );
      expect(mergeValues(base, mine, theirs)).toEqual({
        value: mine,
        conflicts: [expect.objectContaining({ path, mine: 'Mine', theirs: 'Theirs' })],
      });
    }
  }
  expect(count).toBeGreaterThan(800);
});
