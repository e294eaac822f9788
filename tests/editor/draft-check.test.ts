import { expect, test } from 'vitest';
import { DraftCheck } from '../../src/editor/draft/draft-check.ts';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';
import { pictures as saved, texts } from '../checker/content-at-hand.ts';
import { model } from '../checker/content-copy.ts';

const set = (path: YamlEdit['path'], value: unknown): YamlEdit => ({ kind: 'set', path, value });
/** What the pages of a draft show after these edits of the gallery, and whether it is an older state. */
function shown(edits: readonly YamlEdit[]) {
  const pictures = new Map([...saved, ['new.jpg', 100_000]]);
  const check = new DraftCheck(model, texts, pictures);
  const draft = new Map(texts);
  draft.set('gallery.yaml', edits.reduce(applyEdit, texts.get('gallery.yaml')!));
  const problems = check.problems(draft, texts, pictures);
  const gallery = check.contentToShow!.get('gallery.yaml') as { images: { image: string }[] };
  return { gallery, problems, isBehind: check.isBehind };
}

test('a photograph is seen on its page before it is described, which is still asked for', () => {
  const { gallery, problems, isBehind } = shown([
    set(['images', 0, 'image'], 'new.jpg'),
    set(['images', 0, 'alt'], ''),
    set(['images', 0, 'caption'], ''),
  ]);
  expect(gallery.images[0]).toMatchObject({ image: 'new.jpg', alt: 'Not filled in yet' });
  expect(isBehind).toBe(false);
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ path }) => path?.at(-1)).sort()).toEqual(['alt', 'caption']);
});

test('where anything else is wrong as well, the page stays as it was', () => {
  const { gallery, isBehind } = shown([
    set(['images', 0, 'image'], 'new.jpg'),
    set(['images', 0, 'alt'], ''),
    set(['perPage'], 0),
  ]);
  expect(gallery.images[0]!.image).toBe('barbell-platform.jpg');
  expect(isBehind).toBe(true);
});
