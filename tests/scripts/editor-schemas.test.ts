import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorFiles, writeEditorFiles } from '../../scripts/build/editor-schemas.ts';
import { filesIn } from '../../scripts/disk.ts';
import { ContentCopy, root } from '../check/content-copy.ts';
import { folderOfEachTest } from '../folders.ts';

const folder = folderOfEachTest();

test('the settings for editors name every schema: otherwise run npm run schemas', () => {
  const settings = editorFiles(new Map()).get('.vscode/settings.json');
  expect(readFileSync(join(root, '.vscode/settings.json'), 'utf8')).toBe(settings);
});

test('only files that differ are written, and those of no content are deleted', () => {
  const ids = new Map([['class', ['yoga']]]);
  const count = writeEditorFiles(folder, ids);
  const [kept, changed] = ['plans', 'schedule-monday'].map((name) =>
    join(folder, '.vscode/content', `${name}.json`),
  ) as [string, string];
  utimesSync(kept, 1, 1);
  utimesSync(changed, 1, 1);
  writeFileSync(join(folder, '.vscode/content/opening.json'), '{}');
  ids.set('class', ['yoga', 'cycling']);
  writeEditorFiles(folder, ids);
  expect(filesIn(folder)).toHaveLength(count);
  expect(statSync(kept).mtimeMs).toBe(1000);
  expect(statSync(changed).mtimeMs).toBeGreaterThan(1000);
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
