import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LongTexts, type StoredBody } from '../../scripts/build/prerender/long-texts.ts';
import type { Post } from '../../src/content/post.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bodies-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const post = (title: string, body: string) => ({ title, body }) as Post;

test('each post reads its own text, also when all else of it was written and read again', () => {
  const file = join(folder, 'bodies.txt');
  const bodies = new LongTexts(file, 'w+');
  const kept = [
    bodies.store(post('One', 'नमस्ते, \u20b9750 – “breathe”\n')),
    bodies.store(post('Two', '')),
    bodies.store(post('Three', 'Last words.')),
  ];
  expect(kept.map(({ body }) => body)).toEqual([
    'नमस्ते, \u20b9750 – “breathe”\n',
    '',
    'Last words.',
  ]);

  const read = JSON.parse(JSON.stringify(kept)) as StoredBody[];
  const again = new LongTexts(file, 'r');
  expect(read.map((one) => again.withBody(one).body)).toEqual(kept.map(({ body }) => body));
  expect(JSON.stringify(read)).not.toContain('Last words');

  truncateSync(file, 10);
  expect(() => again.withBody(read.at(-1)!).body).toThrow('ends too soon');
});
