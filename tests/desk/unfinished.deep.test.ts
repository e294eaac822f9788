import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import type { Shown } from '../../src/editor/shown.ts';
import { DraftCheck, isError } from '../../src/editor/draft/draft-check.ts';
import { DraftValues } from '../../src/editor/draft/draft-values.ts';
import type { Draft } from '../../src/editor/draft/draft.ts';
import { textsAfter } from '../../src/editor/draft/texts-after.ts';
import type { FormField } from '../../src/editor/form-field.ts';
import { blankOf } from '../../src/editor/edit-of-field.ts';
import { newThing } from '../../src/editor/new-thing.ts';
import { valueAt } from '../../src/editor/place-in-words.ts';
import type { Act } from '../../src/editor/protocol.ts';
import { pictures, texts } from '../checker/content-at-hand.ts';
import { model } from '../checker/content-copy.ts';
import { site } from './content-at-desk.ts';

const values = new DraftValues(site, () => ({ texts, saved: texts }) as unknown as Draft);
const { ids } = new ContentInMemory(model, texts, pictures).check();
const things = Object.fromEntries(
  [...ids].map(([kind, all]) => [kind, all.map((id) => [id, id] as const)]),
);

/** The content of the preview after an act. */
function shownAfter(act: Act) {
  const check = new DraftCheck(
    { model, formOf: values.formOf, names: () => values.names() },
    texts,
    pictures,
  );
  const errors = check.problems(textsAfter(texts, act), pictures).filter(isError);
  return { errors, ...check.latestValid! };
}

/** The lists of things in a form. */
function* listsIn(
  field: FormField,
  path: string[],
): Generator<{ path: string[]; item: FormField; most: number }> {
  if (field.kind === 'list' && field.item.kind === 'group')
    yield { path, item: field.item, most: field.most };
  if (field.kind === 'group')
    for (const [name, own] of field.fields) yield* listsIn(own, [...path, name]);
}

const lists = Object.keys(model.files).flatMap((file) =>
  [...listsIn(values.formOf(file)!, [])]
    .filter(({ path, most }) => {
      const there = valueAt(values.draftValueOf(file), path);
      return Array.isArray(there) && there.length < most;
    })
    .map(({ path, item }) => ({ file, path, item, name: `${file}: ${path.join('.')}` })),
);

test.each(lists)('a new thing is shown at once: $name', ({ file, path, item }) => {
  const there = valueAt(values.draftValueOf(file), path) as unknown[];
  const value = newThing(item, { things } as unknown as Shown, there);
  const edit = { kind: 'insert', path, index: there.length, value } as const;
  const { isBehind, gaps, content, errors } = shownAfter({ edits: [{ file, edit }] });
  expect({ isBehind, length: (valueAt(content.get(file), path) as unknown[]).length }).toEqual({
    isBehind: false,
    length: there.length + 1,
  });
  if (errors.length > 0) expect(gaps.map(({ says }) => says)).not.toEqual([]);
});

const file = 'posts/new-post.yaml';
const form = values.formOf(file)!;
const required = form.kind === 'group' ? form.fields.filter(([, own]) => !own.optional) : [];
const written = values.draftValueOf(
  [...texts.keys()].find((one) => one.startsWith('posts/'))!,
) as object;
const blank = { ...(blankOf(form) as Record<string, unknown>), date: model.today, list: 'main' };
const shownPost = (change: Record<string, unknown>) => {
  // Without undefined fields.
  const value: unknown = JSON.parse(JSON.stringify({ ...written, ...change }));
  const { content, ...shown } = shownAfter({ make: [{ file, value }] });
  return { ...shown, post: content.get(file) as Record<string, unknown> };
};

test('a post of which nothing is written is shown, with all its gaps', () => {
  const { isBehind, gaps, post } = shownPost({ ...blank, order: undefined });
  expect(isBehind).toBe(false);
  expect(gaps.map(({ name }) => name).sort()).toEqual(
    ['Category', 'Describe it', 'Photograph', 'Summary', 'Tag', 'Text', 'Title'].map(
      (one) => `Fill in: ${one}`,
    ),
  );
  const { words, place } = gaps.find(({ says }) => says === 'Not filled in yet: Title')!;
  expect([place, post['title']]).toEqual([{ file, path: ['title'] }, words[0]]);
});

test.each(required.map(([name]) => name))('a post without its %s is shown', (name) => {
  const title = { title: 'A title of its own', order: undefined };
  const without = shownPost({ ...title, [name]: undefined });
  expect(without.isBehind).toBe(false);
  expect(without.errors.length).toBeGreaterThan(0);
});

test('a summary that is still too short is shown as it is typed', () => {
  const { isBehind, post, gaps } = shownPost({
    title: 'One',
    order: undefined,
    excerpt: 'Stretch',
  });
  expect([isBehind, gaps, String(post['excerpt']).replace(/ +/g, ' ')]).toEqual([
    false,
    [],
    'Stretch …',
  ]);
});

test('a price that is wrong is shown as it was, and a plan beside it as it is', () => {
  const set = (path: (string | number)[], value: unknown) =>
    ({ file: 'plans.yaml', edit: { kind: 'set', path, value } }) as const;
  const { isBehind, gaps, content } = shownAfter({
    edits: [set(['plans', 0, 'price'], 0), set(['plans', 1, 'name'], 'Anybody')],
  });
  const { plans } = content.get('plans.yaml') as { plans: { price: number; name: string }[] };
  expect([isBehind, gaps, plans[0]!.price, plans[1]!.name]).toEqual([true, [], 750, 'Anybody']);
});

test('a photograph is seen on its page before it is described, which is still asked for', () => {
  const set = (name: string, value: unknown) =>
    ({ file: 'gallery.yaml', edit: { kind: 'set', path: ['images', 0, name], value } }) as const;
  const { isBehind, gaps, errors, content } = shownAfter({
    edits: [set('image', 'barbell-low.jpg'), set('alt', ''), set('caption', '')],
  });
  const { images } = content.get('gallery.yaml') as { images: { image: string }[] };
  expect([isBehind, images[0]!.image]).toEqual([false, 'barbell-low.jpg']);
  expect(gaps.map(({ place }) => place.path.at(-1)).sort()).toEqual(['alt', 'caption']);
  expect(errors.length).toBe(2);
});
