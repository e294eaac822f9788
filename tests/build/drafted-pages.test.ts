import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPhotographs } from '../../scripts/build/pictures.ts';
import type { DeskFiles } from '../../scripts/desk/bundle/desk-files.ts';
import { caches } from '../../scripts/disk.ts';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { finalContent } from '../../src/content/final-content.ts';
import { isForFrame } from '../../src/host/desk-headers.ts';
import { pictures, texts } from '../check/content-at-hand.ts';
import { root, today } from '../check/content-copy.ts';
import { builtCode, workerOf } from './built-code.ts';
import { deskInFolder } from './desk-in-folder.ts';
import { fromDifference, type Rendered, withoutBuild, withoutFrame } from './drafted-pages.ts';

let files: DeskFiles;
let rendered: Rendered;
let remove: (() => void) | undefined;
let worker: ReturnType<typeof workerOf> | undefined;

beforeAll(async () => {
  const desk = await deskInFolder();
  ({ files, remove } = desk);
  worker = workerOf('drafted-pages-worker.mjs', {
    renderer: join(await builtCode(), 'server/render.js'),
    pages: desk.pages,
  });
  const { content, problems } = new ContentInMemory(today, texts, pictures).check();
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const photographs = await readPhotographs(
    join(root, 'content/images'),
    caches(root).placeholderColours,
  );
  const visitors = { today, accounts: true, drafts: false };
  const message = {
    content: finalContent(content, visitors),
    checked: content,
    photographs,
    today,
  };
  ({ rendered } = await worker.ask<{ rendered: Rendered }>(message));
});
afterAll(async () => {
  await worker?.end();
  remove?.();
});

test('the desk makes the pages of the build, byte by byte', () => {
  expect(rendered.paths[1]).toEqual(rendered.paths[0]);
  expect(rendered.pages.length).toBeGreaterThan(30);
  for (const { path, built, drafted } of rendered.pages)
    expect(fromDifference(withoutFrame(drafted), withoutBuild(built)), path).toEqual(['', '']);
});

test('all that a page of the preview loads is there, and nothing stands in the page', () => {
  for (const { path, drafted } of rendered.pages) {
    const scripts = [...drafted.matchAll(/<script(?! type="application\/)([^>]*)>/g)];
    expect(scripts.length, path).toBe(3);
    const own = [...drafted.matchAll(/ (?:src|href|data-src)="(\/(?:preview|assets)\/[^"]*)"/g)];
    for (const place of own.flatMap(([, all]) => all!.split(' ')))
      expect([place in files, isForFrame(place)], `${path}: ${place}`).toEqual([true, true]);
  }
  const sheet = files[Object.keys(files).find((one) => one.startsWith('/preview/site'))!]!;
  const inSheet = [...String(sheet).matchAll(/url\(['"]?([^)]{0,40})/g)];
  expect(inSheet.length).toBeGreaterThan(4);
  for (const [, place] of inSheet) expect(place).toMatch(/^data:/);
});

/** In bytes, compressed as hosts do. */
const weightOf = (path: string) =>
  brotliCompressSync(files[path]!, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;

test('the desk is light enough for a slow line', () => {
  const scripts = Object.keys(files).filter((path) => path.endsWith('.js'));
  // Scripts of the site are not larger in the desk.
  const own = scripts.filter((one) => !/^\/(assets|deferred|preview\/runtime)/.test(one));
  const weights = Object.fromEntries(own.map((path) => [path, weightOf(path)]));
  console.log(weights);
  const sum = Object.values(weights).reduce((all, one) => all + one, 0);
  const editor = own.find((one) => one.startsWith('/parts/PostText'))!;
  // The editor of posts comes with the first post.
  expect(weights[editor]).toBeLessThanOrEqual(66_000);
  expect(sum - weights[editor]!).toBeLessThanOrEqual(386_000);
  expect(weights['/desk.js']).toBeLessThanOrEqual(150_000);
});

test('the script of a site without accounts has no word of them', async () => {
  const code = readFileSync(join(await builtCode(), 'runtime/runtime.js'), 'utf8');
  expect(code).not.toMatch(/localStorage|sessionStorage/);
});

test('the page of the desk loads no schemas: its worker has them', () => {
  const ofPage = new Set<string>();
  const add = (path: string) => {
    if (ofPage.has(path)) return;
    ofPage.add(path);
    for (const [, part] of String(files[path]).matchAll(/from\s*["'][./]*([\w/.-]+\.js)["']/g))
      add(Object.keys(files).find((one) => one.endsWith(`/${part!.split('/').at(-1)!}`))!);
  };
  add('/desk.js');
  expect(ofPage.size).toBeGreaterThan(3);
  expect([...ofPage].filter((one) => String(files[one]).includes('jitless'))).toEqual([]);
});

test('the page and its worker share parts and do not start each other', () => {
  for (const [address, file] of Object.entries(files))
    if (/^\/(desk|worker|parts\/.*)\.js$/.test(address))
      expect(String(file), address).not.toMatch(/from\s*["'][./]+(desk|worker)\.js["']/);
});
