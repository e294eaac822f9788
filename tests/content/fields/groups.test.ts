import { expect, test } from 'vitest';
import { sentencesOf } from '../../../src/check/values/sentences-of.ts';
import { describeField, parseAs } from '../../../src/content/describe.ts';
import { everyField, fieldAt } from '../../../src/content/field.ts';
import { date } from '../../../src/content/fields/dates.ts';
import { group, list } from '../../../src/content/fields/groups.ts';
import { declares } from '../../../src/content/fields/ids.ts';
import { whole } from '../../../src/content/fields/numbers.ts';
import { text } from '../../../src/content/fields/text.ts';
import type { z } from '../../../src/content/fields/zod.ts';
import { fieldOf, files } from '../../../src/content/files.ts';
import { placeAt } from '../place/places.ts';

const place = placeAt('india');

/** What is said of a list, with the path of each problem. */
function said(schema: z.ZodType, items: readonly unknown[]) {
  const field = describeField(schema, 'things');
  return parseAs(field, items, place).issues.map((issue) => {
    const path = issue.path.map(String);
    const { message, remedy, write } = sentencesOf(issue, fieldAt(field, issue.path), place);
    return [path.join('.'), message, remedy, write];
  });
}

const named = list(group({ id: declares('class'), name: text() }), { unique: ['id', 'name'] });
const thing = (words: string) => {
  const [id, name] = words.split(' ');
  return { id, name };
};

test.each([
  ['the later one', ['one One', 'two Two', 'x ONE'], '2.name', '{field} is "ONE" in items 1 and 3'],
  ['the one whose id says another name', ['old Yoga', 'yoga Yoga'], '0.name', '"Yoga"'],
  ['the later one, where both say another', ['old Yoga', 'new Yoga'], '1.name', '"Yoga"'],
  ['the one whose name says another id', ['yoga Boxing', 'yoga Yoga'], '0.id', '"yoga"'],
])('of two items with one value it is %s', (_, things, at, message) => {
  const found = said(named, things.map(thing));
  expect(found).toEqual([
    [at, expect.stringContaining(message), expect.stringMatching(/delete it if/), undefined],
  ]);
});

test('an item that is there twice is one mistake', () => {
  const copy = said(named, ['one One', 'one One'].map(thing));
  expect(copy.map(([path, message]) => [path, message])).toEqual([
    ['1', '{field} is the same as item 1 of this list.'],
  ]);
  expect(said(named, ['one One', 'one ONE'].map(thing))).toHaveLength(1);
});

test('the id of the name is offered in place of one that is there', () => {
  expect(said(named, ['yoga Yoga', 'yoga Boxing'].map(thing))).toEqual([
    [
      '1.id',
      '{field} is "yoga" in items 1 and 2 of this list: Yoga and Boxing.',
      'Write boxing, or delete it if it is a copy.',
      undefined,
    ],
  ]);
});

test('each copy of a number gets the next free one', () => {
  const numbered = list(group({ id: whole('Number', 1, 100), alt: text() }), { unique: ['id'] });
  const found = said(
    numbered,
    [7, 2, 2, 7].map((id, index) => ({ id, alt: `No. ${index}` })),
  );
  expect(found.map(([path, message, , write]) => [path, message, write])).toEqual([
    ['2.id', '{field} is 2 in items 2 and 3 of this list.', 8],
    ['3.id', '{field} is 7 in items 1 and 4 of this list.', 9],
  ]);
});

test('a day is said in words', () => {
  const dated = list(group({ from: date(), price: whole('Price', 1, 9) }), { unique: ['from'] });
  const two = [1, 2].map((price) => ({ from: '2027-01-01', price }));
  expect(said(dated, two).map(([path, message]) => [path, message])).toEqual([
    ['1.from', '{field} is January 1, 2027 in items 1 and 2 of this list.'],
  ]);
});

test('no list has two things of one id', () => {
  const lists = Object.keys(files)
    .flatMap((file) => [...everyField(fieldOf(file))])
    .flatMap((field) => (field.kind === 'list' ? [field] : []));
  const declaring = lists.flatMap(({ item, unique, label }) =>
    item.kind === 'group'
      ? item.fields.flatMap(([name, inner]) =>
          'declares' in inner && inner.declares ? [[label, unique?.includes(name)]] : [],
        )
      : [],
  );
  expect(declaring.length).toBeGreaterThan(7);
  expect(declaring.filter(([, isUnique]) => !isUnique)).toEqual([]);
});
