import { expect, test } from 'vitest';
import { YamlFile } from '../../src/check/yaml-file.ts';
import { group, list } from '../../src/content/fields/groups.ts';
import { price } from '../../src/content/fields/numbers.ts';
import { sentence, text } from '../../src/content/fields/text.ts';
import { z } from '../../src/content/fields/zod.ts';
import { files, folders } from '../../src/content/files.ts';
import { describeField } from '../../src/content/describe.ts';
import { everyField, type Field } from '../../src/content/field.ts';
import { choiceInWords } from '../../src/desk/words/names.ts';
import { texts } from '../check/content-at-hand.ts';

const schemaOf = (file: string) =>
  (files as Record<string, z.ZodType>)[file] ??
  (folders as Record<string, z.ZodType>)[file.split('/')[0]!]!;
const forms = [...texts.keys()].map((file) => [file, describeField(schemaOf(file), file)] as const);

/** Whether a form has a field for every value of a file. */
function hasPlaceFor(field: Field, value: unknown): boolean {
  if (field.kind === 'either') return field.options.some((one) => hasPlaceFor(one, value));
  if (Array.isArray(value)) {
    if (field.kind === 'list') return value.every((one) => hasPlaceFor(field.item, one));
    return (
      field.kind === 'places' && value.every((one, index) => hasPlaceFor(field.places[index]!, one))
    );
  }
  if (value === null || typeof value !== 'object') return !['group', 'list'].includes(field.kind);
  if (field.kind !== 'group') return false;
  const fields = new Map(field.fields);
  return Object.entries(value).every(([name, one]) => {
    const own = fields.get(name);
    return own !== undefined && hasPlaceFor(own, one);
  });
}

test.each(forms)('the form of %s has a place for all that the file says', (file, form) => {
  expect(hasPlaceFor(form, new YamlFile(texts.get(file)!).value())).toBe(true);
});

test.each(forms)('the form of %s says nothing of how a file is written', (_, form) => {
  for (const { label, help = '' } of everyField(form)) {
    expect(label).toMatch(/^[A-Z0-9]/);
    expect(help).not.toMatch(/yaml|quotes|\bthe line\b|\bid\b|true|false|[{}]/i);
  }
});

const codeWords =
  /\b(seo|e164|alt|url|href|img|id|ids|key|hero|cta|nav|intro|lead|blurb|label|body|pager|banner|locale|query|fallback|placeholder|params?|html|css|yaml|script)\b/i;

test.each(forms)('the form of %s calls nothing by a word of programmers', (_, form) => {
  const labels = [...everyField(form)].slice(1).map(({ label }) => label);
  expect(labels.filter((label) => codeWords.test(label) || /\.$|^To$/.test(label))).toEqual([]);
});

test.each(forms)('the form of %s offers no option by an identifier', (_, form) => {
  for (const field of everyField(form)) {
    if (field.kind !== 'choice') continue;
    const options = field.choices!.map((one) => choiceInWords(field, one));
    const identifier = /[a-z][A-Z]|^Sms$|_/;
    expect(options.filter((one) => identifier.test(one.replace('WhatsApp', '')))).toEqual([]);
  }
});

test.each(forms)('the form of %s has no two fields of one name side by side', (_, form) => {
  for (const field of everyField(form)) {
    if (field.kind !== 'group') continue;
    const labels = field.fields.map(([, { label }]) => label);
    expect(labels).toEqual([...new Set(labels)]);
  }
});

test.each(forms)('the form of %s says more in its help than in its names', (_, form) => {
  for (const { label, help } of everyField(form)) {
    if (help === undefined) continue;
    expect(help).toMatch(/\.$/);
    expect(help.toLowerCase()).not.toBe(`${label.toLowerCase()}.`);
  }
});

test('a new field is there by itself, with its limits, its kind and its words', () => {
  const placeholders = { plan: 'required' } as const;
  const schema = group({
    offerPrice: price().optional(),
    notes: list('Notes', sentence('Note', '{plan}', 40), {
      least: 2,
      most: 6,
      help: 'Below the price.',
    }),
    heading: text(60).min(10),
  });
  const fields: Record<string, object> = {
    offerPrice: { kind: 'price', label: 'Offer price', optional: true, least: 1, example: '750' },
    notes: {
      kind: 'list',
      label: 'Notes',
      help: 'Below the price.',
      least: 2,
      most: 6,
      item: { kind: 'text', label: 'Note', most: 40, example: '"… {plan}"', placeholders },
    },
    heading: { kind: 'text', label: 'Heading', least: 10, most: 60, example: '…' },
  };
  expect(describeField(schema, 'offer')).toMatchObject({
    kind: 'group',
    label: 'Offer',
    fields: Object.entries(fields),
  });
});

test('a field that does not say how it is filled in is no field', () => {
  expect(() => describeField(group({ size: z.string() }), 'shirt')).toThrow(
    'The field "size" does not say how it is filled in.',
  );
});
