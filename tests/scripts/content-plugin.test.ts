import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentPlugin } from '../../scripts/build/vite/content-plugin.ts';
import { ContentCopy, root } from '../check/content-copy.ts';

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

test('the bundle of the pages holds no content, only where to take it from', async () => {
  const code = await bundle(
    "import files from '../../../content/files'; console.log(files);",
    true,
  );
  expect(code).toContain('globalThis.renderedContent.modules["files"]');
  expect(code).not.toMatch(/Beginners|zod|parseDocument|yoga/i);
});

test('content does not reach the browser', async () => {
  await expect(
    bundle("import files from '../../../content/files'; console.log(files);", false),
  ).rejects.toThrow(/would reach the browser/);
});

test('one mistake anywhere stops the build, with its message, and dist/ stays as it was', () => {
  copy.edit('schedule/monday.yaml', 'class: cycling', 'class: zumba');
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), 'the last good one');
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_FOLDER: copy.folder, DIST_FOLDER: dist },
  });
  expect(status).toBe(1);
  expect(stdout).toContain('There is no class "zumba"');
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('the last good one');
});
