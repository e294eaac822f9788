import { expect, test } from 'vitest';
import { schemaOf } from '../../src/content/files.ts';
import { formOf } from '../../src/desk/draft/form-of.ts';
import type { Shown } from '../../src/desk/form/shown.ts';
import { previewTargetAt } from '../../src/desk/preview/place-of-words.ts';

const file = 'notice.yaml';
const shownWith = (notice: object) =>
  ({
    values: { [file]: { notices: [notice] } },
    things: {},
    setting: { today: '2026-11-25', forms: { [file]: formOf(schemaOf(file)!, file) } },
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
