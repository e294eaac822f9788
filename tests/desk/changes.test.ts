import { namesOf } from '../../src/desk/words/site-names.ts';
import { expect, test } from 'vitest';
import type { Edit } from '../../src/content/edit.ts';
import { schemaOf } from '../../src/content/files.ts';
import { changesInWords } from '../../src/desk/draft/changes.ts';
import { describeField } from '../../src/content/describe.ts';
import { formsOf, valueOfText } from '../../src/desk/draft/texts-and-values.ts';
import { fromId } from '../../src/desk/words/names.ts';
import { shortenedDifference, cutAt } from '../../src/desk/words/one-line.ts';
import { texts } from '../check/content-at-hand.ts';

const names = namesOf((_, id) => fromId(id));
const formFor = (file: string) => describeField(schemaOf(file)!, file);
const valueIn = (file: string) => valueOfText(texts.get(file)!, formFor(file));

/** The described changes after edits of some files. */
const changes = (edits: Readonly<Record<string, readonly Edit[]>>) =>
  changesInWords(
    Object.fromEntries(Object.keys(edits).map((file) => [file, valueIn(file)])),
    Object.entries(edits).flatMap(([file, own]) => own.map((edit) => ({ ...edit, file }))),
    formsOf(),
    names,
  );

const wednesday = 'schedule/wednesday.yaml';
const thursday = 'schedule/thursday.yaml';
const classes = (file: string) => (valueIn(file) as { classes: { class: string }[] }).classes;

const [first] = [...texts.keys()].filter((file) => file.startsWith('posts/')) as [string];
const moving = (more: object = {}) => ({
  [wednesday]: [{ kind: 'remove', path: ['classes', 0] }],
  [thursday]: [
    { kind: 'insert', path: ['classes', 0], value: { ...classes(wednesday)[0], ...more } },
  ],
});
const moved = 'Thursday, Crossfit, 9:00 am – 10:00 am: was Wednesday, Crossfit, 9:00 am – 10:00 am';
const byCoach = { date: '2026-12-10', class: 'yoga', start: '18:00', trainer: 'kavya-n' };
const specialDays = [
  { from: '2026-12-24', until: '2026-12-26', closed: true, reason: 'Christmas break' },
  { date: '2026-12-31', opens: '05:30', closes: '18:00', reason: 'New Year’s Eve' },
];
const set = (path: (string | number)[], value: unknown) => ({ kind: 'set', path, value });

test.each<[what: string, edits: object, told: string[]]>([
  ['a class that moves to another day is one change', moving(), [moved]],
  [
    'an item that is not filled in yet is no "nothing"',
    { [first]: [{ kind: 'insert', path: ['tags', 0], value: '' }] },
    [expect.stringMatching(/^Post “.*”: tags, an empty one, added$/) as string],
  ],
  [
    'a class that moves and gets another coach is one change as well',
    moving({ trainer: 'joel-d' }),
    [`${moved}, Tenzin w → Joel d`],
  ],
  [
    'an option of a form is named as in the form',
    {
      'contact.yaml': [set(['messages', 0], 'call')],
      'pages/trial.yaml': [set(['offer'], 'none')],
    },
    [
      expect.stringMatching(/, Text message \(SMS\) → Phone call$/) as string,
      expect.stringMatching(/, Nothing → It is not offered$/) as string,
    ],
  ],
  [
    'two long texts are told by the words in which they differ',
    {
      'plans.yaml': [
        set(
          ['plans', 2, 'line'],
          'Training and food planned together, week by week, with two free guest passes.',
        ),
      ],
    },
    [
      expect.stringContaining(
        '… together, week by week. → … together, week by week, with two free guest passes.',
      ) as string,
    ],
  ],
  [
    'days that differ are told one by one, with all that is different',
    { 'hours.yaml': [{ kind: 'set', path: ['exceptions'], value: specialDays }] },
    [
      'Opening hours: special days, Thu 24 December 2026 – Sat 26 December 2026, closed all day, Christmas break, added',
      'Opening hours: special days, Thu 31 December 2026, 5:30 am – 6:00 pm, New Year’s Eve, added',
    ],
  ],
  [
    'a class that another coach gives once is told with the coach and the day',
    { 'notice.yaml': [{ kind: 'set', path: ['changes'], value: [byCoach] }] },
    ['Notice: changed classes, Thu 10 December 2026, Yoga, 6:00 pm, Kavya n, added'],
  ],
  [
    'two times of one class that change are told without a time that never was',
    { [thursday]: [set(['classes', 0, 'start'], '09:30'), set(['classes', 0, 'end'], '10:30')] },
    [
      expect.stringMatching(/^Thursday, Power lifting, 9:30 am – 10:30 am: begins, /) as string,
      expect.stringMatching(/^Thursday, Power lifting, 9:30 am – 10:30 am: ends, /) as string,
    ],
  ],
  [
    'a word that comes or goes in a list is named',
    { 'schedule/overview.yaml': [{ kind: 'remove', path: ['classes', 0] }] },
    [expect.stringContaining('Fitness, removed') as string],
  ],
])('%s', (_, edits, told) => {
  const all = changes(edits as Parameters<typeof changes>[0]);
  const said = ({ what, before, after }: (typeof all)[number]) =>
    before === undefined ? what : `${what}, ${before} → ${after}`;
  expect(all.map(said)).toEqual(told);
});

test('a post with a new address is one change', () => {
  const [old, next] = ['posts/rest-days.yaml', 'posts/days-of-rest.yaml'];
  const value = { title: 'Days of rest', formerly: ['rest-days'] };
  const told = changesInWords(
    { [old]: { title: 'Rest days' } },
    [
      { file: old, kind: 'remove', path: [] },
      { file: next, kind: 'set', path: [], value },
    ],
    formsOf(),
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
  expect(shortenedDifference(sentence, `${sentence} The price includes tax.`, names)).toEqual([
    '… before you pay.',
    '… before you pay. The price includes tax.',
  ]);
});

test('of a long text only the words that differ are told, wherever they are', () => {
  const was =
    'We help you get the body of your dreams. Our trainers and nutritionists work with you to create a plan that fits your week.';
  const is = was.replace('dreams', 'hopes').replace('create', 'write');
  expect(shortenedDifference(was, is, names)).toEqual([
    '… body of your dreams. Our trainers and … with you to create a plan that …',
    '… body of your hopes. Our trainers and … with you to write a plan that …',
  ]);
});

test('of a text of a thousand words the words that differ are told as of a short one', () => {
  const long = 'The sea was calm that day. '.repeat(200);
  const was = `${long}It costs {lowestPrice} a month now. ${long}`;
  expect(shortenedDifference(was, was.replace('a month', 'each month'), names)).toEqual([
    '… costs [lowest price] a month now. The …',
    '… costs [lowest price] each month now. The …',
  ]);
  expect(shortenedDifference(`Old. ${long}`, `${long}New.`, names)).toEqual([
    'Old. The sea was … calm that day.',
    'The sea was … calm that day. New.',
  ]);
});

test.each([
  ['Strength and food', 48, 'Strength and food'],
  ['Strength, fitness and food', 12, 'Strength, …'],
  // A web address, or a language without spaces.
  ['https://gym.example/plans', 12, 'https://gym.…'],
])('%s, in %i letters, is %s', (line, most, cut) => {
  expect(cutAt(line, most)).toBe(cut);
});
