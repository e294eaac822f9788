import fs, {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeCachedFolder } from '../../scripts/cached-folder.ts';
import { folderOfEachTest } from '../folders.ts';

const cache = folderOfEachTest();

/** Makes the folder slowly, and counts how often. */
function maker() {
  const made = { times: 0 };
  const make = async (folder: string) => {
    made.times += 1;
    writeFileSync(join(folder, 'first'), '1');
    await pause(50);
    writeFileSync(join(folder, 'last'), '2');
  };
  return { made, make };
}

test('a folder that several need at one moment is made once, and all have it whole', async () => {
  const { made, make } = maker();
  const folder = join(cache, 'desk-files.1');
  const last = async () => {
    await makeCachedFolder(folder, make);
    return readFileSync(join(folder, 'last'), 'utf8');
  };
  expect(await Promise.all([last(), last(), last()])).toEqual(['2', '2', '2']);
  await last();
  expect(made.times).toBe(1);
  expect(readdirSync(cache)).toEqual(['desk-files.1']);
});

test('what could not be made leaves nothing, and is made the next time', async () => {
  const folder = join(cache, 'desk-files.1');
  const fails = () => Promise.reject(new Error('The disk is full.'));
  await expect(makeCachedFolder(folder, fails)).rejects.toThrow('full');
  expect(readdirSync(cache)).toEqual([]);
  await makeCachedFolder(folder, maker().make);
  expect(readdirSync(folder)).toEqual(['first', 'last']);
});

test('the lock of a process that was killed holds nobody up', async () => {
  const folder = join(cache, 'desk-files.1');
  mkdirSync(`${folder}.lock`);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(`${folder}.lock`, longAgo, longAgo);
  await makeCachedFolder(folder, maker().make);
  expect(readdirSync(cache)).toEqual(['desk-files.1']);
});

test('a process whose lock another one took over, and gave back, goes on', async () => {
  const folder = join(cache, 'desk-files.1');
  await makeCachedFolder(folder, async (temporary) => {
    rmSync(`${folder}.lock`, { recursive: true });
    // Longer than the time between two signs of life.
    await pause(1200);
    await maker().make(temporary);
  });
  expect(readdirSync(folder)).toEqual(['first', 'last']);
});

test('a lock is taken from nobody who made it at the same moment', async () => {
  const folder = join(cache, 'desk-files.1');
  const remove = vi.spyOn(fs, 'rmSync');
  syncBuiltinESMExports();
  onTestFinished(() => {
    remove.mockRestore();
    syncBuiltinESMExports();
  });
  let removed: unknown[] = [];
  await makeCachedFolder(folder, async (temporary) => {
    removed = remove.mock.calls.map(([path]) => path);
    await maker().make(temporary);
  });
  expect(removed).not.toContain(`${folder}.lock`);
});
