import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorFiles } from '../../scripts/build/editor-schemas.ts';
import { ContentCopy, root } from '../check/content-copy.ts';

test('the schemas for editors are those of today: otherwise run npm run schemas', async () => {
  const copy = new ContentCopy();
  const files = editorFiles((await copy.check()).ids);
  copy.remove();
  const stale = [...files]
    .filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text)
    .map(([path]) => path);
  expect(stale).toEqual([]);
  expect(readdirSync(join(root, '.vscode/content'))).toHaveLength(files.size - 1);
});

test('an editor offers the ids that there are and refuses other lines', async () => {
  const copy = new ContentCopy();
  const files = editorFiles((await copy.check()).ids);
  copy.remove();
  const day: unknown = JSON.parse(files.get('.vscode/content/schedule-monday.json')!);
  expect(day).toMatchObject({
    additionalProperties: false,
    properties: {
      classes: {
        items: {
          properties: { class: { enum: expect.arrayContaining(['yoga', 'cycling']) as unknown } },
        },
      },
    },
  });
});
