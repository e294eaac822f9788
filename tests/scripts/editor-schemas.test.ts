import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorFiles } from '../../scripts/build/editor-schemas.ts';
import { ContentCopy, root } from '../check/content-copy.ts';

/** Ids change with the content: there is a list of them where an empty one would be made without any content. */
const withAnyIds = (key: string, value: unknown) =>
  key === 'enum' && (value as unknown[]).length === 0 ? (expect.any(Array) as unknown) : value;

test('the schemas for editors are those of today: otherwise run npm run schemas', () => {
  const files = editorFiles(new Map());
  for (const [path, text] of files)
    expect(JSON.parse(readFileSync(join(root, path), 'utf8')), path).toEqual(
      JSON.parse(text, withAnyIds),
    );
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
