import * as fileSystem from 'node:fs';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { folderOfEachTest } from '../folders.ts';

/** Whether the disk is full: a write then stores half of the data and fails. */
const disk = vi.hoisted(() => ({ full: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof fileSystem>();
  const write: typeof fs.writeFileSync = (file, content, options) => {
    if (!disk.full) return fs.writeFileSync(file, content, options);
    fs.writeFileSync(file, (content as string).slice(0, 3), options);
    throw new Error('ENOSPC: no space left on device');
  };
  return { ...fs, writeFileSync: write };
});

// The set-up of the tests has loaded the module without the mock.
vi.resetModules();
const { makeReadable, writeFileWhole } = await import('../../scripts/disk.ts');

const folder = folderOfEachTest();
afterEach(() => {
  disk.full = false;
});

test('the new file stands in the place of the old one, in a folder that is made for it', () => {
  const file = join(folder, 'fonts/display.woff2');
  writeFileWhole(file, 'old');
  writeFileWhole(file, new TextEncoder().encode('new'));
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(join(folder, 'fonts'))).toEqual(['display.woff2']);
});

test('a write that stops in the middle leaves the old file and no litter', () => {
  const file = join(folder, 'display.woff2');
  writeFileWhole(file, 'the old face');
  disk.full = true;
  expect(() => writeFileWhole(file, 'the new face')).toThrow('ENOSPC');
  expect(readFileSync(file, 'utf8')).toBe('the old face');
  expect(readdirSync(folder)).toEqual(['display.woff2']);
});

test('a file that cannot get into its place leaves no litter', () => {
  mkdirSync(join(folder, 'taken'));
  expect(() => writeFileWhole(join(folder, 'taken'), 'text')).toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});

test('a file for its owner alone is never readable by others, whatever lay beside it', () => {
  const file = join(folder, 'accounts.json');
  writeFileSync(`${file}.${process.pid}`, 'left by a process that was killed', { mode: 0o666 });
  writeFileWhole(file, '{}', 0o600);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('all files of a folder can be made readable for everybody', () => {
  const site = join(folder, 'site');
  mkdirSync(join(site, 'blog'), { recursive: true, mode: 0o700 });
  writeFileSync(join(site, 'blog/index.html'), '', { mode: 0o600 });
  makeReadable(site);
  const modes = ['', 'blog', 'blog/index.html'].map(
    (name) => statSync(join(site, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});
