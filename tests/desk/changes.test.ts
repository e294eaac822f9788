import { expect, test } from 'vitest';
import { type Edit, valueAfter } from '../../src/content/edit.ts';
import { schemaOf } from '../../src/content/files.ts';
import { changesBetween } from '../../src/desk/draft/changes.ts';
import { formOf } from '../../src/desk/draft/form-of.ts';
import { valueOfText } from '../../src/desk/draft/texts-and-values.ts';
import { shortenedApart } from '../../src/desk/form/one-line.ts';
import { fromId } from '../../src/desk/words/names.ts';
import { namesOf } from '../../src/desk/words/site-names.ts';
import { texts } from '../check/content-at-hand.ts';

const names = namesOf((_, id) => fromId(id));
const formFor = (file: string) => formOf(schemaOf(file)!, file);
const valueIn = (file: string) => valueOfText(texts.get(file)!, formFor(file));

/** The described changes after edits of some files. */
const changes = (edits: Readonly<Record<string, readonly Edit[]>>) =>
  changesBetween(
    Object.entries(edits).map(([file, own]) => ({
      file,
      form: formFor(file),
      before: valueIn(file),
      after: own.reduce(valueAfter, valueIn(file)),
    })),
    names,
  );

const wednesday = 'schedule/wednesday.yaml';
const thursday = 'schedule/thursday.yaml';
const classes = (file: string) => (valueIn(file) as { classes: { class: string }[] }).classes;

test('a class that moves to another day is one change', () => {
  const moved = classes(wednesday)[0]!;
  const told = changes({
    [wednesday]: [{ kind: 'remove', path: ['classes', 0] }],
    [thursday]: [{ kind: 'insert', path: ['classes', 0], value: moved }],
  });
  expect(told.map(({ what }) => what)).toEqual([
    'Thursday, Crossfit, 9:00 am – 10:00 am: was Wednesday, Crossfit, 9:00 am – 10:00 am',
  ]);
});

test('an item that is not filled in yet is no "nothing"', () => {
  const [first] = [...texts.keys()].filter((file) => file.startsWith('posts/'));
  const told = changes({ [first!]: [{ kind: 'insert', path: ['tags', 0], value: '' }] });
  expect(told[0]!.what).toMatch(/^Post “.*”: tags, an empty one, added$/);
});

test('an option of a form is named as in the form', () => {
  const told = changes({
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
  const told = changes({
    [wednesday]: [{ kind: 'remove', path: ['classes', 0] }],
    [thursday]: [{ kind: 'insert', path: ['classes', 0], value: { ...moved, trainer: 'joel-d' } }],
  });
  expect(told.map(({ what, before, after }) => [what, before, after])).toEqual([
    [
      'Thursday, Crossfit, 9:00 am – 10:00 am: was Wednesday, Crossfit, 9:00 am – 10:00 am',
      'Tenzin w',
      'Joel d',
    ],
  ]);
});

test('two long texts are told by the words in which they differ', () => {
  const path = ['plans', 2, 'line'];
  const told = changes({
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

test('days that differ are told one by one, with all that is different', () => {
  const value = [
    { from: '2026-12-24', until: '2026-12-26', closed: true, reason: 'Christmas break' },
    { date: '2026-12-31', opens: '05:30', closes: '18:00', reason: 'New Year’s Eve' },
  ];
  const told = changes({ 'hours.yaml': [{ kind: 'set', path: ['exceptions'], value }] });
  expect(told.map(({ what }) => what)).toEqual([
    'Opening hours: special days, Thu 24 December 2026 – Sat 26 December 2026, closed all day, Christmas break, added',
    'Opening hours: special days, Thu 31 December 2026, 5:30 am – 6:00 pm, New Year’s Eve, added',
  ]);
});

test('a class that another coach gives once is told with the coach and the day', () => {
  const value = { date: '2026-12-10', class: 'yoga', start: '18:00', trainer: 'kavya-n' };
  const told = changes({
    'notice.yaml': [{ kind: 'insert', path: ['changes', 0], value }],
  });
  expect(told.map(({ what }) => what)).toEqual([
    'Notice: changed classes, Thu 10 December 2026, Yoga, 6:00 pm, Kavya n, added',
  ]);
});

test('two times of one class that change are told without a time that never was', () => {
  const set = (name: string, value: string): Edit => ({
    kind: 'set',
    path: ['classes', 0, name],
    value,
  });
  const told = changes({ [thursday]: [set('start', '09:30'), set('end', '10:30')] });
  expect(told.map(({ what }) => what)).toEqual([
    'Thursday, Power lifting, 9:30 am – 10:30 am: begins',
    'Thursday, Power lifting, 9:30 am – 10:30 am: ends',
  ]);
});

test('a word that comes or goes in a list is named', () => {
  const told = changes({
    'schedule/overview.yaml': [{ kind: 'remove', path: ['classes', 0] }],
  });
  expect(told[0]!.what).toContain('Fitness, removed');
});

test('a post with a new address is one change', () => {
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
