import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fault, StandIn } from '../../scripts/desk/github-stand-in/stand-in.ts';
import type { StoreFailed } from '../../src/host/workspace/store-failed.ts';
import type { Commit } from '../../src/host/workspace/workspace.ts';
import {
  commitOnto,
  contentAtGitHub,
  faultsOfGitHub,
  folder,
  names,
  priced,
  prices,
  workspaceAt,
} from './content-at-github.ts';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await contentAtGitHub();
});
afterEach(() => standIn.close());

const workspaceOf = (key?: string) => workspaceAt(standIn, key);

const faultOf = (act: Promise<unknown>) =>
  act.then(
    () => 'none',
    (error: StoreFailed) => error.fault,
  );

test('a head names every file of the content and nothing else, in one request', async () => {
  const head = await workspaceOf().head();
  expect(Object.keys(head.files).sort()).toEqual([...names].sort());
  expect(standIn.asked).toEqual(['POST /graphql']);
  standIn.repository.commitOfSomebody(new Map([['package.json', '{"a":1}']]));
  expect((await workspaceOf().head()).id).toBe(head.id);
  standIn.repository.commitOfSomebody(new Map([['content/plans.yaml', priced]]));
  expect((await workspaceOf().head()).id).not.toBe(head.id);
});

test('texts are those of the files, also where GitHub cuts them', async () => {
  const long = `# ${'x'.repeat(600_000)}\n`;
  standIn.repository.commitOfSomebody(new Map([['content/notes.yaml', long]]));
  const workspace = workspaceOf();
  const { files: known } = await workspace.head();
  const texts = await workspace.texts(Object.values(known).map(({ hash }) => hash));
  expect(texts[known['notes.yaml']!.hash]).toBe(long);
  expect(texts[known['plans.yaml']!.hash]).toBe(prices);
  expect(await workspace.texts(['0'.repeat(40), 'no hash'])).toEqual({});
});

test('a commit changes its files alone, by the person, with the changes as its message', async () => {
  const workspace = workspaceOf();
  const before = standIn.repository.filesAt();
  const reply = await workspace.commit(commitOnto((await workspace.head()).id));
  expect(reply).toMatchObject({ kind: 'done' });
  const after = standIn.repository.filesAt();
  expect(String(after.get('content/plans.yaml'))).toBe(priced);
  const others = (all: Map<string, Buffer>) =>
    [...all]
      .filter(([name]) => name !== 'content/plans.yaml')
      .map(([name, bytes]) => [name, String(bytes)]);
  expect(others(after)).toEqual(others(before));
  expect(reply).toEqual({ kind: 'done', head: await workspaceOf().head() });
  const [version] = await workspace.history(10);
  expect(version).toMatchObject({
    by: 'Asha',
    words: ['Prices: Monthly is 4,321'],
    isTechnical: false,
  });
  expect(await workspace.version(version!.id)).toEqual({
    'plans.yaml': { before: prices, after: priced },
  });
});

test('a picture goes into the folder of pictures, and comes back as it was', async () => {
  const workspace = workspaceOf();
  const name = names.find((one) => one.startsWith('images/'))!.slice('images/'.length);
  const bytes = new Uint8Array(readFileSync(join(folder, 'images', name)));
  const head = await workspace.head();
  const pictures = { 'a-new-one.jpg': bytes };
  expect(await workspace.commit(commitOnto(head.id, { texts: {}, pictures }))).toEqual({
    kind: 'done',
    head: await workspaceOf().head(),
  });
  expect(await workspace.picture('a-new-one.jpg')).toEqual(bytes);
  expect(await workspace.picture('none.jpg')).toBeUndefined();
});

test('what the build would refuse is never committed, whatever a page says', async () => {
  const workspace = workspaceOf();
  const { id } = await workspace.head();
  const refusedTexts: [Commit['texts'], string][] = [
    [{ 'plans.yaml': prices.replace(/price: \d+/, 'price: cheap') }, 'mistakes'],
    [{ 'plans.yaml': null }, 'mistakes'],
    [{ '../package.json': '{}' }, 'not-content'],
    [{ 'posts/../../package.yaml': '{}' }, 'not-content'],
    [{ 'unknown.yaml': 'a: 1' }, 'not-content'],
    [{ '.github/workflows/publish.yaml': '' }, 'not-content'],
  ];
  for (const [texts, why] of refusedTexts)
    expect(await workspace.commit(commitOnto(id, { texts }))).toEqual({ kind: 'refused', why });
  expect(
    await workspace.commit(
      commitOnto(id, { pictures: { 'page.jpg': new TextEncoder().encode('<script>') } }),
    ),
  ).toEqual({ kind: 'refused', why: 'not-content' });
  expect(standIn.repository.history()).toHaveLength(1);
});

test('another head is told, and a change outside the content is none', async () => {
  const workspace = workspaceOf();
  const { id } = await workspace.head();
  standIn.repository.commitOfSomebody(new Map([['package.json', '{"b":1}']]));
  expect(await workspace.commit(commitOnto(id))).toMatchObject({ kind: 'done' });
  expect(await workspace.commit(commitOnto(id))).toMatchObject({ kind: 'moved' });
});

/** So many requests that a commit of a text takes on a host that was just started, and one more. */
const requests = [0, 1, 2, 3, 4, 5];

test.each(requests)('a commit whose request %i fails is made once, when sent again', async (at) => {
  const base = (await workspaceOf().head()).id;
  const somebody = () =>
    standIn.repository.commitOfSomebody(new Map([['package.json', '{"c":1}']]));
  for (const [number, fault] of [...faultsOfGitHub, somebody].entries()) {
    standIn.clear();
    standIn.repository.commitOfSomebody(new Map([['content/plans.yaml', prices]]));
    const count = standIn.repository.history().length;
    const commit = commitOnto(base);
    standIn.order(standIn.asked.length + at, fault);
    await workspaceOf()
      .commit(commit)
      .catch(() => undefined);
    standIn.clear();
    expect(await workspaceOf().commit(commit), `${number}`).toMatchObject({ kind: 'done' });
    const added = standIn.repository.history().slice(0, -count);
    const own = added.filter((one) => standIn.repository.commit(one).author === 'Asha');
    expect(own, `${number}`).toHaveLength(1);
    expect(String(standIn.repository.filesAt().get('content/plans.yaml'))).toBe(priced);
  }
});

test('each refusal of GitHub is told apart, and the key stands in none', async () => {
  const all: [Fault, string][] = [
    [{ status: 401, message: 'Bad credentials the-key' }, 'key-refused'],
    [{ status: 403, message: 'Resource not accessible by personal access token' }, 'key-too-weak'],
    [{ status: 403, message: 'Repository was archived so is read-only.' }, 'repository-archived'],
    [{ status: 404, message: 'Not Found' }, 'repository-not-found'],
    [{ status: 301, headers: { location: 'https://elsewhere.example/' } }, 'repository-renamed'],
    [{ status: 409, message: 'Git Repository is empty.' }, 'repository-empty'],
    [{ status: 422, message: 'Changes must be made through a pull request.' }, 'branch-protected'],
    [{ status: 429, headers: { 'retry-after': '900' } }, 'busy'],
    [{ status: 500 }, 'store-away'],
    ['hang-up', 'store-away'],
    [{ html: '<p>Sign in</p>' }, 'store-away'],
  ];
  for (const [fault, code] of all) {
    standIn.clear();
    standIn.order(standIn.asked.length, fault, true);
    const failed = workspaceOf().head();
    expect(await faultOf(failed)).toBe(code);
    await failed.catch((error: Error) =>
      expect(JSON.stringify(error) + error.stack).not.toMatch('the-key'),
    );
  }
  standIn.clear();
  expect(await faultOf(workspaceOf('another').head())).toBe('key-refused');
  standIn.facts.isProtected = true;
  expect(await faultOf(workspaceOf().commit(commitOnto((await workspaceOf().head()).id)))).toBe(
    'branch-protected',
  );
});

test('a run of an earlier commit that failed is not the outcome of a new publish', async () => {
  const { runs, repository } = standIn;
  const workspace = workspaceOf();
  const head = await workspace.head();
  const state = async () => (await workspace.progress((await workspace.head()).id)).state;
  runs.begin(repository.head);
  runs.goOn();
  runs.goOn('failure');
  expect(await state()).toBe('failed');
  // GitHub lists the run of the new commit only after a while.
  repository.commitOfSomebody(new Map([['content/plans.yaml', priced]]));
  expect((await workspace.head()).id).not.toBe(head.id);
  expect(await state()).toBe('handed-over');
  runs.begin(repository.head);
  expect(await state()).toBe('handed-over');
  runs.goOn();
  expect(await state()).toBe('building');
});
