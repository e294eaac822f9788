import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import type { ContentModel } from '../../src/checker/model.ts';
import { certainEditOf } from '../../src/checker/problem.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';

/** A schema with a note at three levels, and free texts. */
const note = { note: z.string().optional() };
const item = z.strictObject({ name: z.string(), price: z.number().optional(), ...note });
const shop = z.strictObject({ shop: z.strictObject({ items: z.array(item), ...note }), ...note });
const small: ContentModel = {
  ...model,
  files: { 'shop.yaml': shop },
  folders: {},
  rules: () => [],
};

const lines = (...all: string[]) => `${all.join('\n')}\n`;
const towel = ['shop:', '  items:', '    - name: Towel', '      price: 200'];

/** Slips with two possible readings, and the value of each. */
const slips: { slip: string; text: string; one: object; other?: object }[] = [
  {
    slip: 'a line between the places of two groups',
    text: lines(...towel, '    note: Ask'),
    one: { code: 'name-moved', data: { name: 'note', wanted: 6 } },
    other: { data: { wanted: 2 } },
  },
  {
    slip: 'two lines on one, of which the first may be any text',
    text: lines('shop:', '  items:', '    - name: Towel price: 200'),
    one: { code: 'two-lines-on-one', data: { name: 'price' } },
    other: { code: 'colon-without-quotes' },
  },
  {
    slip: 'a # at the beginning of a text',
    text: lines('note: #1 in Bangalore', ...towel),
    one: { code: 'value-is-comment', data: { write: 'note: "#1 in Bangalore"' } },
  },
];

const mistakesOf = (content: ContentInMemory) =>
  content.checkWithEdits().problems.filter(({ severity }) => severity === 'error');

test.each(slips)('$slip is shown with both readings, none certain', ({ text, one, other }) => {
  const [mistake] = mistakesOf(
    new ContentInMemory(small, new Map([['shop.yaml', text]]), new Map()),
  );
  expect(mistake).toMatchObject({ ...one, ...(other && { or: other }) });
  expect(certainEditOf(mistake!)).toBeUndefined();
});

/** Slips in the real content. */
const inContent = [
  ['posts/rest-days-that-are-not-lazy.yaml', 'image: bottle-towels.jpg', 'image: bottle-towel.jpg'],
  ['posts/rest-days-that-are-not-lazy.yaml', '  - Yoga\n', '  - Yga\n'],
];

test('a block that stands twice may be a copy that was to be changed', () => {
  const content = new ContentInMemory(model, texts, pictures);
  const file = 'hours.yaml';
  const [block] = /^  monday:\n(?: {4}.*\n)+/m.exec(texts.get(file)!)!;
  content.write(
    file,
    texts.get(file)!.replace(block, () => block + block),
  );
  const mistakes = mistakesOf(content);
  expect(mistakes.length).toBeGreaterThan(0);
  expect(mistakes.filter(certainEditOf)).toEqual([]);
  expect(mistakes[0]!.code).toBe('lines-twice');
});

test.each(inContent)('%s: "%s" as "%s" may be a thing of its own', (file, from, to) => {
  const content = new ContentInMemory(model, texts, pictures);
  content.write(
    file,
    texts.get(file)!.replace(from, () => to),
  );
  const [mistake] = mistakesOf(content);
  expect(mistake!.meant?.isCertain).toBe(false);
  expect(certainEditOf(mistake!)).toBeUndefined();
});
