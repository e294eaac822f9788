import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { schemaOf } from '../../src/content/files.ts';
import { factNames } from '../../src/content/placeholders.ts';
import { describeField } from '../../src/content/describe.ts';
import { everyField, type Field } from '../../src/content/field.ts';
import type { DeskState } from '../../src/desk/draft/desk-state.ts';
import { findIn } from '../../src/desk/screens/search.ts';
import { tasksFor, tasksNow } from '../../src/desk/screens/tasks.ts';
import { words } from '../../src/desk/words/words.ts';
import { texts } from '../check/content-at-hand.ts';

const files = [...texts.keys()].filter((file) => file.endsWith('.yaml'));
const forms: Record<string, Field> = Object.fromEntries(
  files.map((file) => [file, describeField(schemaOf(file)!, file)]),
);
const values = Object.fromEntries(files.map((file) => [file, parse(texts.get(file)!) as unknown]));
const shown = {
  files,
  values,
  things: {},
  setting: { forms },
} as unknown as DeskState;
const textsFor = (asked: string) =>
  findIn(shown, asked).map(({ where, text }) => `${where}: ${text}`);

test.each(['10 pm', '10pm', '10:00 pm', '10.00pm'])('%s is found where a class begins', (asked) => {
  expect(findIn(shown, asked).map(({ file }) => file)).toContain('schedule/monday.yaml');
});

test('words are found by how they begin, and not in the middle of others', () => {
  expect(textsFor('late').filter((text) => /late/i.test(text) && !/\blate/i.test(text))).toEqual(
    [],
  );
  expect(textsFor('late').length).toBeGreaterThan(0);
});

test('an apostrophe is found as it is typed and as it is set', () => {
  const notice = { notices: [{ text: 'We don’t open on Sunday.' }] };
  const draft = { ...shown, values: { ...values, 'notice.yaml': notice } };
  for (const asked of ["don't open", 'don’t open'])
    expect(findIn(draft, asked).map(({ file }) => file)).toContain('notice.yaml');
});

test('accents may be left out', () => {
  const notice = { notices: [{ text: 'Løb på Åen is full.' }] };
  const draft = { ...shown, values: { ...values, 'notice.yaml': notice } };
  for (const asked of ['lob', 'Åen', 'aen', 'LØB'])
    expect(findIn(draft, asked).map(({ file }) => file)).toContain('notice.yaml');
});

test('the middle of words is searched where no word begins so', () => {
  const notice = { notices: [{ text: 'The zigzag hall is closed.' }] };
  const draft = { ...shown, values: { ...values, 'notice.yaml': notice } };
  expect(findIn(shown, 'zag')).toEqual([]);
  expect(findIn(draft, 'zag').map(({ text }) => text)).toEqual([notice.notices[0]!.text]);
});

test('what a page has chosen is shown by its name, and not by its id', () => {
  const name = 'I have an injury or a medical condition. Is that …';
  const draft = { ...shown, things: { question: [['medical', name]] } } as unknown as DeskState;
  const found = findIn(draft, 'injury').filter(({ path }) => path.includes('items'));
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ text }) => text))).toEqual(new Set([name]));
});

test('a class is listed once', () => {
  const found = findIn(shown, 'yoga').filter(({ file }) => file.startsWith('schedule/'));
  const classes = found.map(({ file, path }) => `${file} ${path.slice(0, 2).join(' ')}`);
  expect(classes.length).toBeGreaterThan(1);
  expect(new Set(classes).size).toBe(classes.length);
});

test('nothing is found that visitors do not read', () => {
  expect(textsFor('barbell-low.jpg')).toEqual([]);
});

/** Whether the label names the value, as "category" does. */
const isSaid = (name: string) =>
  name in words.facts || name in words.ownFacts || (/^[a-z]{5,}$/.test(name) && name !== 'items');

const placeholdersOf = (form: Field) =>
  [...everyField(form)].flatMap((field) =>
    'placeholders' in field ? Object.keys(field.placeholders ?? {}) : [],
  );

test('every word that fills itself in is called something that people say', () => {
  const all = [...factNames, ...Object.values(forms).flatMap(placeholdersOf)];
  expect([...new Set(all)].filter((name) => !isSaid(name))).toEqual([]);
  // A word that no schema names any more needs no name.
  expect(
    Object.keys({ ...words.facts, ...words.ownFacts }).filter((name) => !all.includes(name)),
  ).toEqual([]);
});

test.each([
  ['hours in January', 'hours'],
  ['opens later', 'hours'],
  ['holiday', 'hours'],
  ['Ill', 'away'],
  ['sick', 'away'],
  ['price', 'prices'],
  ['discount', 'offer'],
  ['stop offer', 'offer'],
  ['the email', 'contact'],
  ['E-mail', 'contact'],
  ['staff', 'coaches'],
  ['photo', 'photographs'],
])('%s is the task %s', (asked, screen) => {
  const tasks = tasksNow({ ...shown, pictures: {} }, '2026-11-26');
  expect(tasksFor(asked, tasks).map(({ href }) => href)).toContain(`#/${screen}`);
});

/** The summary of a task in made-up content. */
function summaryOf(screen: string, file: string, value: unknown) {
  const draft = { ...shown, pictures: {}, values: { ...values, [file]: value } };
  return tasksNow(draft, '2026-11-26').find(({ href }) => href === `#/${screen}`)!.about;
}

test.each([
  ['the next closed days', ['2026-12-25'], 'Closed on Friday 25 December, Fair'],
  [
    'closed days that have begun',
    ['2026-11-24', '2026-11-28'],
    'Closed from Tuesday 24 to Saturday 28 November, Fair',
  ],
  ['none that are over', ['2026-11-24', '2026-11-25'], 'No closed days ahead'],
])(
  'the task that closes the gym names %s, and no days with other hours',
  (_, [from, until], about) => {
    const closed = { ...(until === undefined ? { date: from } : { from, until }), closed: true };
    const longer = { date: '2026-11-27', opens: '04:00', closes: '23:00', reason: 'Night' };
    const last = { date: '2027-01-26', closed: true, reason: 'Late' };
    const exceptions = [
      { ...closed, reason: 'Fair' },
      longer,
      ...(about.startsWith('No') ? [] : [last]),
    ];
    expect(summaryOf('hours', 'hours.yaml', { exceptions })).toBe(about);
  },
);

test('the task that makes an offer names none that is over', () => {
  const plan = (name: string, until: string) => ({ name, offer: { price: 1, until } });
  const plans = [plan('Old', '2026-11-25'), plan('Today', '2026-11-26')];
  expect(summaryOf('offer', 'plans.yaml', { plans })).toBe('Today until Thu 26 November 2026');
});

test('a title with a word of a task is no task', () => {
  const tasks = tasksNow({ ...shown, pictures: {} }, '2026-11-26');
  for (const asked of ['Rest days that are not lazy', 'zumba', ''])
    expect(tasksFor(asked, tasks)).toEqual([]);
});

test('a text of a post is found and shown as visitors read it', () => {
  const body = 'Come **early** and\n\n## Warm up\n\nas [we say](/contact) every quokka day.';
  const file = files.find((name) => name.startsWith('posts/'))!;
  const post = values[file] as Record<string, unknown>;
  const draft = { ...shown, values: { ...values, [file]: { ...post, body } } };
  for (const asked of ['quokka', 'early and', 'we say every'])
    expect(findIn(draft, asked).map(({ text }) => text)[0], asked).toMatch(
      /^(?=.*quokka|.*early)[^*#[\]()]*$/,
    );
});

test('a task leads to the offer that runs, to end it', () => {
  const plan = { id: 'one', name: 'One', price: 900 };
  const offer = { price: 700, until: '2026-12-31' };
  const running = { 'plans.yaml': { plans: [plan, { ...plan, name: 'Two', offer }] } };
  const now = (files: object) => ({ ...shown, pictures: {}, values: { ...values, ...files } });
  const [task, ...others] = tasksNow(now(running), '2026-12-01').filter(
    ({ name }) => name === words.endOffer,
  );
  expect(task).toMatchObject({ about: 'Two until Thu 31 December 2026' });
  expect(decodeURIComponent(task!.href)).toMatch(/plans.yaml.*plans.*1.*offer/);
  expect(others).toEqual([]);
  expect(tasksFor('stop offer', tasksNow(now(running), '2026-12-01'))).toContainEqual(task);
  for (const none of [
    plan,
    ...[{ from: '2026-12-02' }, { until: '2026-11-30' }].map((days) => ({
      ...plan,
      offer: { ...offer, ...days },
    })),
  ]) {
    const tasks = tasksNow(now({ 'plans.yaml': { plans: [none] } }), '2026-12-01');
    expect(tasks.map(({ name }) => name)).not.toContain(words.endOffer);
  }
});
