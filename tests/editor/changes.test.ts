import { expect, test } from 'vitest';
import { schemaOf } from '../../src/checker/model.ts';
import { oneChangeOf } from '../../src/editor/draft/revert-saves.ts';
import { changesBetween } from '../../src/editor/draft/changes.ts';
import { formOf } from '../../src/editor/draft/form-of.ts';
import { valueOf } from '../../src/editor/draft/draft-values.ts';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';
import { siteNames } from '../../src/desk/site-names.ts';
import { fromId, namesOf } from '../../src/editor/names.ts';
import { shortenedApart } from '../../src/editor/shortened-apart.ts';
import { texts } from '../checker/content-at-hand.ts';
import { model } from '../checker/content-copy.ts';

const names = namesOf(siteNames, (_, id) => fromId(id));
const formFor = (file: string) => formOf(schemaOf(model, file)!, file);

/** The described changes after edits of some files. */
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

test('an item that is not filled in yet is no "nothing"', () => {
  const [first] = [...texts.keys()].filter((file) => file.startsWith('posts/'));
  const { told } = changes({ [first!]: [{ kind: 'insert', path: ['tags'], index: 0, value: '' }] });
  expect(told[0]!.what).toMatch(/^Post “.*”: tags, an empty one, added$/);
});

test('an option of a form is named as in the form', () => {
  const { told } = changes({
    'contact.yaml': [{ kind: 'set', path: ['messages', 0], value: 'call' }],
    'pages/trial.yaml': [{ kind: 'set', path: ['offer'], value: 'none' }],
  });
  expect(told.map(({ before, after }) => [before, after])).toEqual([
    ['Text message (SMS)', 'Phone call'],
    ['Nothing', 'It is not offered'],
  ]);
});

test('a class that moves and gets another coach is one change as well', () => {
  const moved = classes(wednesday)[0]! as { trainer?: string };
  const { told } = changes({
    [wednesday]: [{ kind: 'remove', path: ['classes'], index: 0 }],
    [thursday]: [
      { kind: 'insert', path: ['classes'], index: 0, value: { ...moved, trainer: 'joel-d' } },
    ],
  });
  expect(told.map(({ what, before, after }) => [what, before, after])).toEqual([
    [
      'Thursday, Crossfit, 9:00 am – 10:00 am: was Wednesday, Crossfit, 9:00 am – 10:00 am',
      'Tenzin w',
      'Joel d',
    ],
  ]);
  expect(told[0]!.back.edits!.map(({ file }) => file)).toEqual([thursday, wednesday]);
});

test('a file that could not be read is told of in one line, which nothing puts back', () => {
  const [file, form] = ['plans.yaml', formFor('plans.yaml')];
  const after = valueOf(texts.get(file)!);
  expect(
    changesBetween([{ file, form, wasBroken: true, before: null, after }], names),
  ).toMatchObject([{ file, path: [], what: 'Prices: can be read again', back: {} }]);
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

test('days that differ are told one by one, with all that is different, and go back one by one', () => {
  const value = [
    { from: '2026-12-24', until: '2026-12-26', closed: true, reason: 'Christmas break' },
    { date: '2026-12-31', opens: '05:30', closes: '18:00', reason: 'New Year’s Eve' },
  ];
  const { after, told } = changes({ 'hours.yaml': [{ kind: 'add', path: ['exceptions'], value }] });
  expect(told.map(({ what }) => what)).toEqual([
    'Opening hours: special days, Thu 24 December 2026 – Sat 26 December 2026, closed all day, Christmas break, added',
    'Opening hours: special days, Thu 31 December 2026, 5:30 am – 6:00 pm, New Year’s Eve, added',
  ]);
  const text = told[0]!.back.edits!.reduce(
    (was, { edit }) => applyEdit(was, edit),
    after['hours.yaml']!,
  );
  expect(valueOf(text)).toMatchObject({ exceptions: [value[1]] });
});

test('a class that another coach gives once is told with the coach and the day', () => {
  const value = { date: '2026-12-10', class: 'yoga', start: '18:00', trainer: 'kavya-n' };
  const { told } = changes({
    'notice.yaml': [{ kind: 'add', path: ['changes'], value: [value] }],
  });
  expect(told.map(({ what }) => what)).toEqual([
    'Notice: changed classes, Thu 10 December 2026, Yoga, 6:00 pm, Kavya n, added',
  ]);
});

test('two times of one class that change are told without a time that never was', () => {
  const set = (name: string, value: string): YamlEdit => ({
    kind: 'set',
    path: ['classes', 0, name],
    value,
  });
  const { told } = changes({ [thursday]: [set('start', '09:30'), set('end', '10:30')] });
  expect(told.map(({ what }) => what)).toEqual([
    'Thursday, Power lifting, 9:30 am – 10:30 am: begins',
    'Thursday, Power lifting, 9:30 am – 10:30 am: ends',
  ]);
});

test('a word that comes or goes in a list is named', () => {
  const { told } = changes({
    'schedule/overview.yaml': [{ kind: 'remove', path: ['classes'], index: 0 }],
  });
  expect(told[0]!.what).toContain('Fitness, removed');
});

test('a post with a new address is one change, and gets its old one back', () => {
  const [old, next] = ['posts/rest-days.yaml', 'posts/days-of-rest.yaml'];
  const form = formFor([...texts.keys()].find((file) => file.startsWith('posts/'))!);
  const value = { title: 'Rest days' };
  const told = changesBetween(
    [
      { file: old, form, before: value, after: null },
      { file: next, form, before: null, after: { title: 'Days of rest', formerly: ['rest-days'] } },
    ],
    names,
  );
  expect(told).toEqual([
    expect.objectContaining({
      what: 'Post “Rest days”: new address',
      before: '/blog/rest-days',
      after: '/blog/days-of-rest',
      back: { drop: [next], make: [{ file: old, value }] },
    }),
  ]);
});

test('of a long text the words that are new are told', () => {
  const sentence =
    'We confirm in writing what one unit covers, how long it lasts and any tax, before you pay.';
  expect(shortenedApart(sentence, `${sentence} The price includes tax.`, names)).toEqual([
    '… before you pay.',
    '… before you pay. The price includes tax.',
  ]);
});

test('of a long text only the words that differ are told, wherever they are', () => {
  const was =
    'We help you get the body of your dreams. Our trainers and nutritionists work with you to create a plan that fits your week.';
  const is = was.replace('dreams', 'hopes').replace('create', 'write');
  expect(shortenedApart(was, is, names)).toEqual([
    '… body of your dreams. Our trainers and … with you to create a plan that …',
    '… body of your hopes. Our trainers and … with you to write a plan that …',
  ]);
});
