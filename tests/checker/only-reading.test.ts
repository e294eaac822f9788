import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentInMemory } from '../../scripts/checker/content-in-memory.ts';
import type { ContentModel } from '../../scripts/checker/model.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';

/** A file in which a note may stand at three levels, and a text may be any. */
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

/** Slips of which only the writer knows what was meant, and words of both readings. */
const slips: { slip: string; text: string; both: [string, string] }[] = [
  {
    slip: 'a line between the places of two groups',
    text: lines(...towel, '    note: Ask'),
    both: ['with 6 blanks', 'with 2 blanks'],
  },
  {
    slip: 'two lines on one, of which the first may be any text',
    text: lines('shop:', '  items:', '    - name: Towel price: 200'),
    both: ['price', 'double quotes'],
  },
  {
    slip: 'a # at the beginning of a text',
    text: lines('note: #1 in Bangalore', ...towel),
    both: ['before the #', '"#1 in Bangalore"'],
  },
];

const mistakesOf = (content: ContentInMemory) =>
  content.checkWithEdits().problems.filter(({ severity }) => severity === 'error');

test.each(slips)('$slip is shown with both readings, none certain', ({ text, both }) => {
  const [mistake] = mistakesOf(
    new ContentInMemory(small, new Map([['shop.yaml', text]]), new Map()),
  );
  for (const words of both) expect(mistake!.mend).toContain(words);
  expect(mistake!.edit).toBeUndefined();
});

/** The same with the real content. */
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
  expect(mistakes.filter(({ edit }) => edit)).toEqual([]);
  expect(mistakes[0]!.mend).toMatch(/^Delete lines .*, or change what is different/);
});

test.each(inContent)('%s: "%s" as "%s" may be a thing of its own', (file, from, to) => {
  const content = new ContentInMemory(model, texts, pictures);
  content.write(
    file,
    texts.get(file)!.replace(from, () => to),
  );
  const [mistake] = mistakesOf(content);
  expect(mistake!.mend).toMatch(/, or add /);
  expect(mistake!.edit).toBeUndefined();
});
