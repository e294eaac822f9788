import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFilesForDesks } from '../../scripts/build/build-site.ts';
import { filesIn } from '../../scripts/disk.ts';
import { ContentCopy } from '../check/content-copy.ts';
import { folderOfTests } from '../folders.ts';
import { storeAt } from '../host/content-at-github.ts';
import { type StandIn, startStandIn } from '../host/github-stand-in.ts';

const content = new ContentCopy();
const site = folderOfTests();
let standIn: StandIn;
beforeAll(async () => {
  const names = filesIn(content.folder);
  standIn = await startStandIn(
    new Map(names.map((name) => [`content/${name}`, readFileSync(content.path(name))])),
  );
});
afterAll(async () => {
  await standIn.close();
  content.remove();
});

/** The id of the content that is in the repository, as the desk finds it. */
const idOfHead = async () => (await storeAt(standIn).head()).id;

async function filesNow() {
  await writeFilesForDesks(site, content.folder, { 'hall.jpg': { width: 1600 } }, '2026-11-26');
  const read = (name: string) =>
    [name, JSON.parse(readFileSync(join(site, name), 'utf8'))] as const;
  return Object.fromEntries(filesIn(site).map(read));
}

test('a site says which content it was built from, by the id that the desk knows it by', async () => {
  const first = await idOfHead();
  expect(await filesNow()).toEqual({
    'photographs/list.json': { 'hall.jpg': { width: 1600 } },
    'content-id.json': { content: first, built: '2026-11-26' },
  });
  content.edit('plans.yaml', 'price: 1150', 'price: 1250');
  expect(await filesNow()).not.toMatchObject({ 'content-id.json': { content: first } });
  const prices = readFileSync(content.path('plans.yaml'));
  standIn.repository.commitOfSomebody(new Map([['content/plans.yaml', prices]]));
  expect(await filesNow()).toMatchObject({ 'content-id.json': { content: await idOfHead() } });
});

test('what systems and git leave in the folder is no other content', async () => {
  const before = await filesNow();
  mkdirSync(content.path('.git'));
  for (const name of ['.DS_Store', 'images/Thumbs.db', '.git/config'])
    writeFileSync(content.path(name), 'left behind');
  const id = await idOfHead();
  standIn.repository.commitOfSomebody(new Map([['content/posts/.gitkeep', '']]));
  expect(await filesNow()).toEqual(before);
  expect(await idOfHead()).toBe(id);
});
