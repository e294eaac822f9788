import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { ContentCopy } from './check/content-copy.ts';

/** A folder for the tests of a file, which goes with them. */
export function folderOfTests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The same, empty again after each test. */
export function folderOfEachTest(): string {
  const folder = folderOfTests();
  afterEach(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });
  return folder;
}

/** A copy of the content, as it was again after each test. */
export function contentOfEachTest(of?: string): ContentCopy {
  const copy = new ContentCopy(of);
  afterEach(() => copy.restore());
  afterAll(() => copy.remove());
  return copy;
}

/** Writes files by their names, and the folders for them. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
