import { expect, test } from 'vitest';
import { schemaOf } from '../../scripts/checker/model.ts';
import { oneChangeOf } from '../../scripts/desk/bring-back.ts';
import { changesBetween } from '../../scripts/desk/changes.ts';
import { formOf } from '../../scripts/desk/form-of.ts';
import { valueOf } from '../../scripts/desk/draft-values.ts';
import { applyEdit } from '../../scripts/yaml-edits/apply-edit.ts';
import type { YamlEdit } from '../../scripts/yaml-edits/yaml-edit.ts';
import { fromId } from '../../src/desk/names.ts';
import { texts } from '../checker/content-at-hand.ts';
import { model } from '../checker/content-copy.ts';

const names = (_kind: string, id: string) => fromId(id);
const formFor = (file: string) => formOf(schemaOf(model, file)!, file);

/** The changes that edits of some files come to. */
function changes(edits: Readonly<Record<string, readonly YamlEdit[]>>) {
  const after = Object.fromEntries(
    Object.entries(edits).map(([file, own]) => [file, own.reduce(applyEdit, texts.get(file)!)]),
  );
  const between = Object.keys(after).map((file) => ({
    file,
    form: formFor(file),
    before: valueOf(texts.get(file)!),
    after: valueOf(after[file]!),
  }));
  return { after, told: changesBetween(between, names) };
}

const wednesday = 'schedule/wednesday.yaml';
const thursday = 'schedule/thursday.yaml';
const classes = (file: string) =>
  (valueOf(texts.get(file)!) as { classes: { class: string }[] }).classes;

test('a class that moves to another day is one change, and goes back as one', () => {
  const moved = classes(wednesday)[0]!;
  const { after, told } = changes({
    [wednesday]: [{ kind: 'remove', path: ['classes'], index: 0 }],
    [thursday]: [{ kind: 'insert', path: ['classes'], index: 0, value: moved }],
  });
  expect(told.map(({ what }) => what)).toEqual([
    'Thursday, Crossfit, 9:00 am – 10:00 am: was Wednesday, Crossfit, 9:00 am – 10:00 am',
  ]);
  for (const { file, edit } of told[0]!.back.edits!) after[file] = applyEdit(after[file]!, edit);
  expect(after[wednesday]).toBe(texts.get(wednesday));
  expect(after[thursday]).toBe(texts.get(thursday));
});

test('a move is taken out of a save in both of its days', () => {
  const { after } = changes({
    [wednesday]: [{ kind: 'remove', path: ['classes'], index: 0 }],
    [thursday]: [
      { kind: 'insert', path: ['classes'], index: 0, value: classes(wednesday)[0] },
      { kind: 'set', path: ['note'], value: 'Two in a row.' },
    ],
  });
  const save = Object.fromEntries(
    Object.entries(after).map(([file, text]) => [file, { before: texts.get(file)!, after: text }]),
  );
  const lines = [0, 1].map((line) => oneChangeOf(save, line, formFor, valueOf, names));
  const moved = lines.find((one) => Object.keys(one).length === 2)!;
  expect(moved[wednesday]!.before).toBe(texts.get(wednesday));
  expect(moved[thursday]!.before).toContain('Two in a row.');
  expect(moved[thursday]!.before).not.toContain('crossfit');
});

test('two long texts are told by the words in which they differ', () => {
  const path = ['plans', 2, 'line'];
  const { told } = changes({
    'plans.yaml': [
      {
        kind: 'set',
        path,
        value: 'Training and food planned together, week by week, with two free guest passes.',
      },
    ],
  });
  expect(told).toMatchObject([
    {
      before: '… together, week by week.',
      after: '… together, week by week, with two free guest passes.',
    },
  ]);
});

test('days that differ are told with all that is different', () => {
  const value = [
    { from: '2026-12-24', until: '2026-12-26', closed: true, reason: 'Christmas break' },
  ];
  const { told } = changes({ 'hours.yaml': [{ kind: 'add', path: ['exceptions'], value }] });
  expect(told[0]!.after).toBe(
    'Thu 24 December 2026 – Sat 26 December 2026, closed all day, Christmas break',
  );
});
