import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { EditRefused } from '../../src/yaml-edits/edit-refused.ts';
import { inverseOf } from '../../src/yaml-edits/inverse-of.ts';
import { valueAfter } from '../../src/yaml-edits/value-after.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';
import { texts } from '../checker/content-at-hand.ts';
import { madeUpTexts } from './made-up-texts.ts';
import { diceOf, randomEdit } from './random-edits.ts';
import { times } from '../times.ts';
import { commentsOf, touchedBy } from './touched.ts';

const read = (text: string): unknown =>
  parse(text, { version: '1.2', schema: 'core', merge: false });

const ways: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replace(/\n$/, ''),
];
const chains = 2 * times;
const length = 12;

let count = 0;
const refused: string[] = [];

/** The text after an edit; undefined if it is refused. */
function edited(text: string, edit: YamlEdit): string | undefined {
  count++;
  try {
    return applyEdit(text, edit);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    refused.push(`${error.message} ${JSON.stringify(edit)}`);
    return undefined;
  }
}

interface Content {
  readonly text: string;
  readonly value: unknown;
}

/** Makes and undoes an edit; returns the content in between. */
function step({ text, value }: Content, edit: YamlEdit): Content {
  const told = JSON.stringify(edit);
  const next = edited(text, edit);
  if (next === undefined) return { text, value };
  const after = read(next);
  expect(after, told).toEqual(valueAfter(value, edit));
  expectSameAround(text, next, edit);
  const back = edited(next, inverseOf(value, edit));
  // Identical texts have the same value.
  if (back !== undefined && back !== text) expect(read(back), `back from ${told}`).toEqual(value);
  return { text: next, value: after };
}

/** Expects all other lines unchanged, and all comments except those removed with a value. */
function expectSameAround(text: string, next: string, edit: YamlEdit) {
  const told = JSON.stringify(edit);
  const { lines, gone } = touchedBy(text, edit);
  const [before, after] = [text.split('\n'), next.split('\n')];
  const same = sameLines(before, after);
  const sameBelow = sameLines(before.toReversed(), after.toReversed());
  if (same + sameBelow < before.length) {
    expect(same, told).toBeGreaterThanOrEqual(lines[0]);
    expect(sameBelow, told).toBeGreaterThanOrEqual(before.length - lines[1]);
  }
  expect(commentsOf(next), told).toEqual(commentsOf(text, gone));
  expect(next, told).not.toMatch(text.includes('\r\n') ? /(?<!\r)\n/ : /\r/);
}

/** The number of equal lines at the start. */
function sameLines(before: readonly string[], after: readonly string[]): number {
  const first = before.findIndex((line, index) => line !== after[index]);
  return first === -1 ? before.length : first;
}

test.each([...texts, ...Object.entries(madeUpTexts)])(
  'only what is edited changes: %s',
  (name, text) => {
    for (const [way, written] of ways.entries())
      for (let chain = 0; chain < chains; chain++) {
        const dice = diceOf(chain * 7919 + name.length * 31 + way);
        let current = { text: written(text), value: read(written(text)) };
        for (let turn = 0; turn < length; turn++) {
          const edit = randomEdit(current.value, dice);
          if (edit) current = step(current, edit);
        }
      }
  },
);

afterAll(() => {
  expect(count).toBeGreaterThan(5_000);
  expect(refused.length / count, refused.join('\n')).toBeLessThan(0.005);
});
