import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentPlugin } from '../../scripts/vite/content-plugin.ts';
import { ContentCopy, root } from '../checker/content-copy.ts';

let copy: ContentCopy;
let folder: string;
beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv('CONTENT_FOLDER', copy.folder);
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(join(root, 'node_modules/.cache/plugin-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function bundle(source: string, ssr: boolean): Promise<string> {
  writeFileSync(join(folder, 'entry.ts'), source);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin()],
    build: {
      write: false,
      ssr: ssr ? join(folder, 'entry.ts') : false,
      rolldownOptions: { input: join(folder, 'entry.ts') },
    },
  });
  return (result as Rollup.RollupOutput).output
    .map((file) => ('code' in file ? file.code : ''))
    .join('\n');
}

test('importing a content file gives its checked value, and nothing of the checker', async () => {
  const code = await bundle(
    "import plans from '../../../content/plans.yaml'; console.log(plans);",
    true,
  );
  expect(code).toContain('Beginners');
  expect(code).not.toMatch(/zod|parseDocument|yoga/i);
});

test('importing the posts gives all of them by name', async () => {
  const code = await bundle(
    "import posts from '../../../content/posts'; console.log(posts);",
    true,
  );
  expect(code).toContain('rest-days-that-are-not-lazy');
});

test('content does not reach the browser', async () => {
  await expect(
    bundle("import plans from '../../../content/plans.yaml'; console.log(plans);", false),
  ).rejects.toThrow(/would reach the browser/);
});

test('one mistake anywhere stops the build, with its message', async () => {
  copy.edit('schedule/monday.yaml', 'class: cycling', 'class: zumba');
  await expect(
    bundle("import plans from '../../../content/plans.yaml'; console.log(plans);", true),
  ).rejects.toThrow(/There is no class "zumba"/);
});
