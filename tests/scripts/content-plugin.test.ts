import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { contentPlugin } from '../../scripts/build/vite/content-plugin.ts';
import { root } from '../check/content-copy.ts';

const folder = mkdtempSync(join(root, 'node_modules/plugin-'));
afterAll(() => rmSync(folder, { recursive: true }));

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

test('the bundle of the pages holds no content, only where to take it from', async () => {
  const code = await bundle("import files from '../../content/files'; console.log(files);", true);
  expect(code).toContain('globalThis.renderedContent.modules["files"]');
  expect(code).not.toMatch(/Beginners|zod|parseDocument|yoga/i);
});

test('content does not reach the browser', async () => {
  await expect(
    bundle("import files from '../../content/files'; console.log(files);", false),
  ).rejects.toThrow(/would reach the browser/);
});
