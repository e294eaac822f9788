import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keepFilesOf, writeReleaseList } from '../../scripts/deploy/release-files.ts';
import { folderOfEachTest, writeFiles } from '../folders.ts';
import { listening } from '../host/firebase-function.ts';

const folder = folderOfEachTest();
let server: Server | undefined;
afterEach(() => void server?.close());

function site(name: string, files: Record<string, string>, today = '2026-11-22'): string {
  const place = join(folder, name);
  writeFiles(place, files);
  writeReleaseList(place, today);
  return place;
}

/** Serves a folder as the current release. */
async function live(place: string): Promise<string> {
  const own = await listening((request, response) => {
    const file = join(place, request.url!);
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  server?.close();
  server = own.server;
  return own.address;
}

test('a release has the scripts of those before it for a week, and no older ones', async () => {
  const first = site('first', { 'assets/a-1.js': 'one', 'index.html': 'old' });
  const second = site('second', { 'assets/a-2.js': 'two', 'index.html': 'new' });
  expect(await keepFilesOf(await live(first), second)).toBe(1);
  expect(readFileSync(join(second, 'assets/a-1.js'), 'utf8')).toBe('one');
  expect(readFileSync(join(second, 'index.html'), 'utf8')).toBe('new');
  // The nightly release half an hour later: the first page is still open.
  const third = site('third', { 'assets/a-3.js': 'three' }, '2026-11-23');
  expect(await keepFilesOf(await live(second), third)).toBe(2);
  const much = site('much', { 'assets/a-4.js': 'four' }, '2026-11-30');
  expect(await keepFilesOf(await live(third), much)).toBe(2);
  expect(existsSync(join(much, 'assets/a-3.js'))).toBe(true);
  expect(existsSync(join(much, 'assets/a-2.js'))).toBe(true);
  expect(existsSync(join(much, 'assets/a-1.js'))).toBe(false);
});

test('a release after a month keeps the files of the one that was live until then, for a week', async () => {
  const first = site('first', { 'assets/a-1.js': 'one' }, '2026-10-20');
  const second = site('second', { 'assets/a-2.js': 'two' }, '2026-11-20');
  expect(await keepFilesOf(await live(first), second)).toBe(1);
  const third = site('third', { 'assets/a-3.js': 'three' }, '2026-11-28');
  expect(await keepFilesOf(await live(second), third)).toBe(1);
  expect(existsSync(join(third, 'assets/a-1.js'))).toBe(false);
});

test('before there was a list there is nothing to keep', async () => {
  const second = site('second', { 'assets/a-2.js': 'two' });
  expect(await keepFilesOf(await live(join(folder, 'nothing')), second)).toBe(0);
});

test('a list that names other places writes nothing there, and another file is refused', async () => {
  const first = site('first', { 'assets/a-1.js': 'one' });
  const list = JSON.parse(readFileSync(join(first, 'release.json'), 'utf8')) as object;
  writeFileSync(
    join(first, 'release.json'),
    JSON.stringify({
      '/assets/../../evil.js': { hash: 'x', last: '2026-11-22' },
      '/index.html': { hash: 'x', last: '2026-11-22' },
      ...list,
    }),
  );
  const second = site('second', { 'assets/a-2.js': 'two' });
  expect(await keepFilesOf(await live(first), second)).toBe(1);
  expect(existsSync(join(folder, 'evil.js'))).toBe(false);
  writeFileSync(join(first, 'assets/a-1.js'), 'changed');
  rmSync(join(second, 'assets/a-1.js'));
  await expect(keepFilesOf(await live(first), second)).rejects.toThrow(/differs from the list/);
});

test('a site that cannot be reached stops the release, in words', async () => {
  const second = site('second', { 'assets/a-2.js': 'two' });
  await expect(keepFilesOf('http://127.0.0.1:1', second)).rejects.toThrow(
    /cannot be reached.*Nothing was published/,
  );
});
