import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { schemaOf } from '../../src/content/files.ts';
import { valueAt } from '../../src/content/path.ts';
import { described } from '../../src/content/describe.ts';
import type { Shown } from '../../src/desk/draft/shown.ts';
import { pageOfField } from '../../src/desk/draft/pages-of-files.ts';
import {
  placeOfWords,
  previewTargetAt,
  valuesOnPages,
} from '../../src/desk/preview/place-of-words.ts';
import { texts } from '../check/content-at-hand.ts';
import { today } from '../check/content-copy.ts';

const entries = [...texts].map(([file, text]) => [file, parse(text) as unknown] as const);
const values = Object.fromEntries(entries);
const forms = Object.fromEntries(entries.map(([file]) => [file, described(schemaOf(file)!, file)]));
const shown = {
  values,
  published: {},
  problems: [],
  things: {},
  setting: { forms, today: today },
} as unknown as Shown;
const sayings = valuesOnPages(shown);

/** The place of a pressed text, as 'plans.yaml plans.0.price'. */
function placeOf(text: string, near: readonly string[] = [], address = '/') {
  const found = placeOfWords(
    sayings,
    { text, near },
    (place) => pageOfField(shown, place) === address,
  );
  return found && `${found.file} ${found.path.join('.')}`;
}

test('a text is found where it is written', () => {
  expect(placeOf('What should I bring?')).toBe('faq.yaml questions.3.question');
});

test('a part of a long text is found too', () => {
  expect(placeOf('Clean indoor shoes, a towel and water.')).toBe('faq.yaml questions.3.answer');
});

test('a text with words in braces is found by what is around them', () => {
  expect(placeOf('What does session mean next to the price?')).toBe(
    'faq.yaml questions.0.question',
  );
});

test('a price is found by its plan, whose words are near', () => {
  const { plans } = values['plans.yaml'] as { plans: { name: string; price: number }[] };
  for (const [index, { name, price }] of plans.entries())
    expect(placeOf(`₹${price.toLocaleString('en-IN')}`, [name], '/pricing')).toBe(
      `plans.yaml plans.${index}.price`,
    );
});

test('of equal texts the one on this page is meant', () => {
  const places = new Map<string, string[]>();
  for (const { place, words } of sayings) {
    const on = pageOfField(shown, place);
    const known = places.get(words[0]!) ?? [];
    // Texts with words that fill themselves in read otherwise on a page.
    if (words[0]!.length > 12 && !/[{[]/.test(words[0]!)) places.set(words[0]!, [...known, on]);
  }
  const shared = [...places].filter(([, on]) => new Set(on).size > 1);
  expect(shared.length).toBeGreaterThan(0);
  for (const [text, addresses] of shared)
    for (const address of addresses) {
      const place = placeOfWords(
        sayings,
        { text, near: [] },
        (one) => pageOfField(shown, one) === address,
      )!;
      expect(pageOfField(shown, place), text).toBe(address);
    }
});

test.each(['Lorem ipsum dolor', '·', ''])('nothing says "%s"', (text) => {
  expect(placeOf(text)).toBeUndefined();
});

test('every longer text of the content leads to a value that says it', () => {
  for (const { place, words } of sayings) {
    const text = valueAt(values[place.file], place.path);
    if (typeof text !== 'string' || text.length < 12 || /[{*#[|\n]/.test(text)) continue;
    const found = placeOfWords(sayings, { text, near: [] }, (one) => one === place)!;
    const said = sayings.find((one) => one.place === found)!.words;
    expect(words, text).toEqual(expect.arrayContaining([said[0]]));
  }
});

const file = 'notice.yaml';
const shownWith = (notice: object) =>
  ({
    values: { [file]: { notices: [notice] } },
    things: {},
    setting: { today: '2026-11-25', forms: { [file]: described(schemaOf(file)!, file) } },
  }) as unknown as Shown;
const targetOf = (notice: object) =>
  previewTargetAt(shownWith(notice), { file, path: ['notices', 0, 'text'] });

test('a value is found by its words, on the first day on which visitors see it', () => {
  expect(targetOf({ text: 'No water.', from: '2026-12-01', until: '2026-12-05' })).toEqual({
    words: ['No water.'],
    near: ['No water.'],
    day: '2026-12-01',
  });
});

test('a field that is not filled in is found nowhere: the page may say "nothing" of something else', () => {
  expect(targetOf({ text: '', from: '2026-11-25', until: '' }).words).toEqual([]);
});
