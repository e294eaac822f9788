import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { dueSaves, finishSaving, isSaved, saveFiles } from '../../scripts/desk/save-files.ts';

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

function folders() {
  const root = mkdtempSync(join(tmpdir(), 'save-files-'));
  const [content, own] = [join(root, 'content'), join(root, 'own')];
  mkdirSync(join(content, 'posts'), { recursive: true });
  for (const [name, text] of Object.entries(before)) writeFileSync(join(content, name), text);
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

test('all files are written, and nothing else is left', () => {
  const { content, own } = folders();
  saveFiles(content, own, files, save);
  expect(textsIn(content)).toEqual(after);
  expect(Object.keys(textsIn(own))).toEqual(['saves.json']);
  expect([isSaved(own, 'one'), dueSaves(own)]).toEqual([true, [save]]);
});

test('killed at any change of the disk, all files are saved or none, and nothing is in the way', () => {
  const ends = new Set<string>();
  for (let changes = 0; ; changes++) {
    const { content, own } = folders();
    life.left = changes;
    let killed = false;
    try {
      saveFiles(content, own, files, save);
    } catch {
      killed = true;
    }
    life.left = Infinity;
    finishSaving(content, own);
    const end = JSON.stringify(textsIn(content));
    expect([JSON.stringify(before), JSON.stringify(after)], `after ${changes} changes`).toContain(
      end,
    );
    ends.add(end);
    // The ledger lists every save for the history, and nothing else.
    expect(dueSaves(own), `after ${changes} changes`).toEqual(
      end === JSON.stringify(after) ? [save] : [],
    );
    expect(existsSync(join(own, 'saving'))).toBe(false);
    if (!killed) break;
  }
  expect(ends.size).toBe(2);
});

test('a file that somebody changed after the save was cut off stays as they left it', () => {
  for (let changes = 0; ; changes++) {
    const { content, own } = folders();
    life.left = changes;
    try {
      saveFiles(content, own, files, save);
      life.left = Infinity;
      break;
    } catch {
      life.left = Infinity;
    }
    writeFileSync(join(content, 'plans.yaml'), 'price: 999\n');
    finishSaving(content, own);
    expect(readFileSync(join(content, 'plans.yaml'), 'utf8')).toBe('price: 999\n');
  }
});
