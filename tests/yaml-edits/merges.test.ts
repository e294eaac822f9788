import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdit } from '../../scripts/yaml-edits/apply-edit.ts';
import { EditRefused } from '../../scripts/yaml-edits/edit-refused.ts';
import { keyOf } from '../../scripts/yaml-edits/list-alignment.ts';
import { mergeTexts } from '../../scripts/yaml-edits/merge-texts.ts';
import { mergeValues } from '../../scripts/yaml-edits/merge-values.ts';
import { isSame } from '../../scripts/yaml-edits/value-at.ts';
import { valueAfter } from '../../scripts/yaml-edits/value-after.ts';
import type { YamlEdit, YamlPath } from '../../scripts/yaml-edits/yaml-edit.ts';
import { texts } from '../checker/content-at-hand.ts';
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

/** The text after an edit; the text itself where it is refused. */
function edited(text: string, edit: YamlEdit | undefined): string {
  try {
    return edit ? applyEdit(text, edit) : text;
  } catch (error) {
    if (error instanceof EditRefused) return text;
    throw error;
  }
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

/** Where a place in a list is after an edit of that list; undefined where the edit takes it away. */
function placeAfter(place: number, edit: YamlEdit): number | undefined {
  switch (edit.kind) {
    case 'insert':
      return place >= edit.index ? place + 1 : place;
    case 'remove': {
      if (place === edit.index) return undefined;
      return place > edit.index ? place - 1 : place;
    }
    case 'move': {
      if (place === edit.from) return edit.to;
      const without = place > edit.from ? place - 1 : place;
      return without >= edit.to ? without + 1 : without;
    }
    default:
      return place;
  }
}

/** Is there a list with equal items? Which of them moved, changed or went, nobody can know. */
function hasTwins(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  const isTwin = Array.isArray(value) && new Set(parts.map(keyOf)).size < parts.length;
  return isTwin || parts.some(hasTwins);
}

const isStructural = ({ kind }: YamlEdit) =>
  kind === 'insert' || kind === 'remove' || kind === 'move';

const startsWith = (path: YamlPath, start: YamlPath) =>
  start.every((name, depth) => path[depth] === name);

/** An edit as it is to be made after another that is about something else; undefined where it is not. */
function apart(edit: YamlEdit, other: YamlEdit): YamlEdit | undefined {
  const [longer, shorter] = [edit.path, other.path];
  if (!startsWith(longer, shorter) && !startsWith(shorter, longer)) return edit;
  if (!isStructural(other) || !startsWith(longer, shorter)) return undefined;
  const place = longer[shorter.length];
  if (typeof place !== 'number') return undefined;
  const placed = placeAfter(place, other);
  if (placed === undefined) return undefined;
  return { ...edit, path: longer.with(shorter.length, placed) };
}

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

const isOfText = (edit: YamlEdit | undefined): edit is YamlEdit & { kind: 'set' } =>
  edit?.kind === 'set' && typeof edit.value !== 'object';

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

test('any three texts are merged: what comes out can be read and holds the merged value', () => {
  let [count, whole] = [0, 0];
  for (const [name, text] of files)
    for (let round = 0; round < 6; round++) {
      const dice = diceOf(round * 101 + name.length);
      let [mine, theirs] = [text, text];
      for (let turn = 0; turn < 1 + dice(2); turn++) {
        mine = edited(mine, randomEdit(read(mine), dice));
        theirs = edited(theirs, randomEdit(read(theirs), dice));
      }
      const merged = mergeTexts(text, mine, theirs);
      count++;
      if (merged.conflicts.some(({ path }) => path.length === 0)) whole++;
      else {
        const values = mergeValues(read(text), read(mine), read(theirs));
        expect(isSame(read(merged.text!), values.value)).toBe(true);
        expect(merged.conflicts).toEqual(values.conflicts);
      }
    }
  expect(whole / count).toBeLessThan(0.02);
});

test('texts that both changed keep every byte that neither changed', () => {
  for (const [name, text] of texts) {
    const base = read(text);
    const dice = diceOf(name.length * 13);
    for (let round = 0; round < 30; round++) {
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
