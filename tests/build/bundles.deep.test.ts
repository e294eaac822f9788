import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { withoutHostedProject } from '../../scripts/accounts/accounts-of-build.ts';
import { bundlesOf } from '../../scripts/build/bundles.ts';
import { filesIn } from '../../scripts/disk.ts';
import { root } from '../check/content-copy.ts';
import { folderOfTests } from '../folders.ts';
import { builtCode } from './built-code.ts';

const own = folderOfTests();

test('the same scripts serve a gym in another country', { timeout: 300_000 }, async () => {
  const here = await builtCode();
  vi.stubEnv('CONTENT_FOLDER', 'tests/second-gym/content');
  const there = await bundlesOf(root, own, withoutHostedProject);
  const names = filesIn(here);
  expect(filesIn(there)).toEqual(names);
  for (const name of names)
    expect(readFileSync(join(there, name)).equals(readFileSync(join(here, name))), name).toBe(true);
});
