import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPhotographs } from '../../scripts/build/pictures.ts';
import { bundleFunction } from '../../scripts/desk/build-desk.ts';
import { caches } from '../../scripts/disk.ts';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import type { Problem } from '../../src/content/problem.ts';
import type { DeskProblem } from '../../src/desk/draft/protocol.ts';
import { pictures, texts } from '../check/content-at-hand.ts';
import { root, today } from '../check/content-copy.ts';
import { mistakes, toldAtDesk } from '../check/mistakes.ts';
import { contentOfEachTest, folderOfTests } from '../folders.ts';
import { workerOf } from './built-code.ts';
import { deskInFolder } from './desk-in-folder.ts';

type Changes = ReadonlyMap<string, string>;

const posts = [...texts.keys()].filter((file) => file.startsWith('posts/'));

/** The text of a post with another paragraph. */
const withParagraph = (file: string, paragraph: string) =>
  texts.get(file)!.replace(/^body: \|\n/m, (line) => `${line}  ${paragraph}\n\n`);

/** Addresses of all forms, as people type and paste them. */
const addresses = [
  'https://youtu.be/wUp1S0n',
  'https://youtu.be/_wUp1S0n',
  'https://example.org/~asha/*new*',
  'https://example.org/a_b_c,d;e',
  'https://example.org/menu%20card.pdf',
  'https://example.org/%E9%29',
  'https://example.org/(menu)',
  'https://example.org/[menu]',
  'https://example.org/menu"card"',
  'https://example.org/straße/übung?für=2#größe',
  'https://übung.example/',
  'https://जिम.example/पता',
  'https://example.org/?a=1&copy=2&amp;b=3&eacute;=4',
  'https://example.org/a–b…c—d',
  'https://example.org/“quoted”‘words’',
  'https://example.org/😀',
  'https://example.org:8080/path/?q=a+b',
  'https://user@example.org/',
  'http://example.org/',
  'mailto:hello@example.org',
  'www.example.org',
  '/pricing',
  '/prices',
  '//example.org/x',
];
const sentences = [
  (address: string) => `Watch ${address} first.`,
  (address: string) => `Watch ${address}, then (see ${address}) come!`,
  (address: string) => `Read „${address}“ and [the menu](${address}).`,
  (address: string) => `Open <${address}> or [it][1].\n\n  [1]: ${address}`,
];

/** Contents with these changes, as few as possible: of each file one change in each. */
function contentsOf(changes: readonly Changes[]): Changes[] {
  const contents: Map<string, string>[] = [];
  for (const files of changes) {
    const free = contents.find((content) => [...files.keys()].every((file) => !content.has(file)));
    if (!free) contents.push(new Map(files));
    for (const [file, text] of free ? files : []) free?.set(file, text);
  }
  return contents;
}

const read = addresses.flatMap((address) => sentences.map((sentence) => sentence(address)));
const contents = contentsOf([
  ...read.map((sentence, index) => {
    const file = posts[index % posts.length]!;
    return new Map([[file, withParagraph(file, sentence)]]);
  }),
  ...mistakes.map(({ files }) => files),
]);

type Said = Pick<Problem, 'file' | 'severity' | 'message' | 'remedy'>;

const saidAtDesk = (problems: readonly DeskProblem[]) =>
  said(problems.map(({ fix, ...problem }) => ({ ...problem, remedy: fix })));

/** What is said of a problem; the pictures themselves are checked in a folder alone. */
const said = (problems: readonly Said[]) =>
  problems
    .filter(({ file }) => texts.has(file))
    .map(({ file, severity, message, remedy }) => [file, severity, message, remedy].join('\n'));

const folder = folderOfTests();
const copy = contentOfEachTest();
let onDesk: (changes: Changes) => Promise<readonly string[]>;
let onHost: (changes: Changes) => readonly string[];
const ends: (() => unknown)[] = [];

const checkWith = (Content: typeof ContentInMemory, changes: Changes) =>
  new Content(today, new Map([...texts, ...changes]), pictures).check().problems;

beforeAll(async () => {
  const desk = await deskInFolder();
  const worker = workerOf('check-of-desk.mjs', {
    file: desk.worker,
    texts,
    pictures,
    photographs: await readPhotographs(
      join(root, 'content/images'),
      caches(root).placeholderColours,
    ),
    today,
  });
  ends.push(desk.remove, () => worker.end());
  onDesk = async (changed) => {
    const { problems } = await worker.ask<{ problems: DeskProblem[] }>({ changed });
    return saidAtDesk(problems);
  };
  const file = join(folder, 'check.mjs');
  writeFileSync(file, await bundleFunction(root, {}, 'src/check/content-in-memory.ts'));
  const host = (await import(pathToFileURL(file).href)) as {
    ContentInMemory: typeof ContentInMemory;
  };
  onHost = (changes) => said(checkWith(host.ContentInMemory, changes));
});
afterAll(() => Promise.all(ends.map((end) => end())));

test('the terminal, the desk and its host find the same in each content', async () => {
  let count = 0;
  for (const changes of [new Map(), ...contents]) {
    const expected = checkWith(ContentInMemory, changes);
    count += expected.length;
    expect(onHost(changes)).toEqual(said(expected));
    expect(await onDesk(changes)).toEqual(saidAtDesk(toldAtDesk(changes, expected)));
  }
  expect(count).toBeGreaterThan(mistakes.length);
});

test('the command says the same, of a link in each paragraph of a post', () => {
  const paragraphs = addresses.map((address) => `Read [this](${address}), or ${address}.`);
  const changes = new Map([[posts[0]!, withParagraph(posts[0]!, paragraphs.join('\n\n  '))]]);
  for (const [file, text] of changes) copy.write(file, text);
  const { stdout } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'check', '--json', '--content', copy.folder],
    {
      encoding: 'utf8',
      env: { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(today) / 1000) },
    },
  );
  const { problems } = JSON.parse(stdout) as { problems: (Said & { howToFix: string })[] };
  const inContent = problems.map(({ file, howToFix, ...problem }) => ({
    ...problem,
    file: relative(copy.folder, file),
    remedy: howToFix,
  }));
  const expected = said(checkWith(ContentInMemory, changes));
  expect(said(inContent)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(3);
});
