import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { folderOfTests, writeFiles } from '../folders.ts';

/** The number of disk changes before the process dies. */
const life = vi.hoisted(() => ({ left: Infinity }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const mortal = <Args extends unknown[], Answer>(act: (...args: Args) => Answer) =>
    ((...args: Args) => {
      if (life.left <= 0) throw new Error('killed');
      life.left -= 1;
      return act(...args);
    }) as never;
  const { mkdirSync, openSync, renameSync, rmSync, writeFileSync } = fs;
  return {
    ...fs,
    mkdirSync: mortal(mkdirSync),
    openSync: mortal(openSync),
    renameSync: mortal(renameSync),
    rmSync: mortal(rmSync),
    writeFileSync: mortal(writeFileSync),
  };
});

// Another test may have loaded it with a disk on which nothing dies.
vi.resetModules();
const { deletePending, finishSaving, pendingSaves, saveFiles } =
  await import('../../scripts/desk/save-files.ts');
afterAll(() => void vi.resetModules());

const before = { 'plans.yaml': 'price: 1150\n', 'posts/old.yaml': 'title: Old\n' };
const after = { 'plans.yaml': 'price: 1250\n', 'posts/new.yaml': 'title: New\n' };
const files = new Map<string, string | undefined>([
  ...Object.entries(after),
  ['posts/old.yaml', undefined],
]);

const save = {
  id: 'one',
  at: '2027-01-26',
  by: 'Asha',
  sentences: ['one'],
  files: [...files.keys()],
};

const root = folderOfTests();
let count = 0;
function folders() {
  const [content, own] = [join(root, `content-${++count}`), join(root, `own-${count}`)];
  writeFiles(content, before);
  return { content, own };
}

/** All files of a folder with their texts. */
const textsIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
  );

/** Saves while the process dies after so many changes of the disk; returns whether it did. */
function isKilledAfter(changes: number, { content, own }: ReturnType<typeof folders>): boolean {
  life.left = changes;
  try {
    saveFiles(content, own, files, save);
    return false;
  } catch {
    return true;
  } finally {
    life.left = Infinity;
  }
}

test('killed at any change of the disk, all files are saved or none, and nothing is in the way', () => {
  const ends = new Set<string>();
  for (let changes = 0; ; changes++) {
    const { content, own } = folders();
    const isKilled = isKilledAfter(changes, { content, own });
    if (isKilled) finishSaving(content, own);
    const end = textsIn(content);
    expect([before, after], `after ${changes} changes`).toContainEqual(end);
    ends.add(JSON.stringify(end));
    // What is kept for the history is this save, and nothing else.
    const [pending, ...others] = pendingSaves(own);
    expect(pending?.save, `after ${changes} changes`).toEqual(
      'posts/new.yaml' in end ? save : undefined,
    );
    expect([others, existsSync(join(own, 'saving'))]).toEqual([[], false]);
    if (isKilled) continue;
    expect(Object.keys(textsIn(own))).toEqual(['saves/1800921600000-one/save.json']);
    break;
  }
  expect(ends.size).toBe(2);
});

test('a file that somebody changed after the save was cut off stays as they left it', () => {
  for (let changes = 0; ; changes++) {
    const { content, own } = folders();
    if (!isKilledAfter(changes, { content, own })) break;
    writeFileSync(join(content, 'plans.yaml'), 'price: 999\n');
    finishSaving(content, own);
    expect(readFileSync(join(content, 'plans.yaml'), 'utf8')).toBe('price: 999\n');
  }
});

test('killed while it is deleted, what is kept of a save is there whole or not at all', () => {
  for (let changes = 0; changes < 2; changes++) {
    const { content, own } = folders();
    saveFiles(content, own, files, save);
    const [pending] = pendingSaves(own);
    life.left = changes;
    expect(() => deletePending(own, pending!)).toThrow('killed');
    life.left = Infinity;
    finishSaving(content, own);
    expect(pendingSaves(own)).toEqual(changes === 0 ? [pending] : []);
    expect(existsSync(join(own, 'saving'))).toBe(false);
  }
});

test('a file that a pending save deleted, and that somebody wrote again, stays', () => {
  const { content, own } = folders();
  saveFiles(content, own, files, save);
  writeFiles(content, { 'posts/old.yaml': before['posts/old.yaml'] });
  finishSaving(content, own);
  expect(textsIn(content)).toEqual({ ...after, 'posts/old.yaml': before['posts/old.yaml'] });
});
