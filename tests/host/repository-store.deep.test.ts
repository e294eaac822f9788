import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoreFailed } from '../../src/host/workspace/workspace.ts';
import {
  contentAtGitHub,
  folder,
  names,
  priced,
  prices,
  publishOnto,
  storeAt,
} from './content-at-github.ts';
import { type Fault, newRun, type StandIn } from './github-stand-in.ts';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await contentAtGitHub();
});
afterEach(() => standIn.close());

const storeNow = (token?: string) => storeAt(standIn, token);
/** The head as a publish answers with it: it says nothing of the date. */
async function headNow() {
  const { today: _today, ...head } = await storeNow().head();
  return head;
}
const commitOfSomebody = (name: string, text: string) =>
  standIn.repository.commitOfSomebody(new Map([[name, text]]));

const faultOf = (act: Promise<unknown>) =>
  act.then(
    () => 'none',
    (error: StoreFailed) => error.fault,
  );

test('a head names every file of the content and nothing else', async () => {
  const store = storeNow();
  const head = await store.head();
  expect(Object.keys(head.files).sort()).toEqual([...names].sort());
  const { length } = standIn.asked;
  expect(await store.head()).toEqual(head);
  // A head that is known already costs one request.
  expect(standIn.asked).toHaveLength(length + 1);
  commitOfSomebody('package.json', '{"a":1}');
  expect((await store.head()).id).toBe(head.id);
  commitOfSomebody('content/plans.yaml', priced);
  expect((await store.head()).id).not.toBe(head.id);
});

test('texts are those of the files; unknown hashes are left out', async () => {
  const store = storeNow();
  const { files } = await store.head();
  const texts = await store.texts(Object.values(files).map(({ hash }) => hash));
  expect(texts[files['plans.yaml']!.hash]).toBe(prices);
  expect(await store.texts(['0'.repeat(40), 'no hash'])).toEqual({});
});

test('a publish changes its files alone, by the person, with its sentences as the message', async () => {
  const store = storeNow();
  const before = standIn.repository.tree(standIn.repository.head);
  const outcome = await store.publish(publishOnto((await store.head()).id));
  expect(outcome).toEqual({ kind: 'done', head: await headNow() });
  const after = standIn.repository.tree(standIn.repository.head);
  const changed = new Map([['content/plans.yaml', standIn.repository.addBlob(priced)]]);
  expect(after).toEqual(new Map([...before, ...changed]));
  const [made] = await store.history(10);
  expect(made).toMatchObject({ by: 'Asha', sentences: ['Prices: Monthly is 4,321'] });
  expect(await store.version(made!.id)).toEqual({
    'plans.yaml': { before: prices, after: priced },
  });
  expect(await store.version('0'.repeat(40))).toBeUndefined();
});

test('the history has what the desk made, and nothing else', async () => {
  const store = storeNow();
  commitOfSomebody('content/plans.yaml', prices.replace(/price: \d+/, 'price: 4000'));
  expect(await store.history(10)).toEqual([]);
  await store.publish(publishOnto((await store.head()).id));
  expect(await store.history(10)).toHaveLength(1);
});

test('a picture goes into the folder of pictures, and comes back as it was', async () => {
  const store = storeNow();
  const name = names.find((one) => one.startsWith('images/'))!;
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  const hash = await store.keepUpload(bytes);
  // Also of a host that has started since.
  expect(await storeNow().upload(hash)).toEqual(bytes);
  const base = (await store.head()).id;
  const pictures = { 'a-new-one.jpg': bytes };
  const outcome = await store.publish(publishOnto(base, { texts: {}, pictures }));
  expect(outcome).toEqual({ kind: 'done', head: await headNow() });
  expect(await store.picture('a-new-one.jpg')).toEqual(bytes);
  expect(await store.picture('none.jpg')).toBeUndefined();
});

test('what the build would refuse is never published, whatever a page says', async () => {
  const store = storeNow();
  const { id } = await store.head();
  const refused: [Parameters<typeof publishOnto>[1], string][] = [
    [{ texts: { 'plans.yaml': prices.replace(/price: \d+/, 'price: cheap') } }, 'mistakes'],
    [{ texts: { 'plans.yaml': null } }, 'mistakes'],
    [{ texts: { '../package.json': '{}' } }, 'not-content'],
    [{ texts: { '.github/workflows/publish.yaml': '' } }, 'not-content'],
    [{ pictures: { 'page.jpg': new TextEncoder().encode('<script>') } }, 'not-content'],
    [{ pictures: { '../page.jpg': new Uint8Array(9) } }, 'not-content'],
  ];
  for (const [more, why] of refused)
    expect(await store.publish(publishOnto(id, more))).toEqual({ kind: 'refused', why });
  expect(standIn.repository.history()).toHaveLength(1);
});

test('another head is told, and a change outside the content is none', async () => {
  const store = storeNow();
  const { id } = await store.head();
  commitOfSomebody('package.json', '{"b":1}');
  expect(await store.publish(publishOnto(id))).toMatchObject({ kind: 'done' });
  const head = await headNow();
  expect(await store.publish(publishOnto(id))).toEqual({ kind: 'moved', head });
});

test('a publish is answered within 3 s where each request takes 500 ms', async () => {
  const { id } = await storeNow().head();
  standIn.facts.delay = 500;
  const begun = Date.now();
  expect(await storeNow().publish(publishOnto(id))).toMatchObject({ kind: 'done' });
  expect(Date.now() - begun).toBeLessThan(3000);
});

/** What GitHub may do with one request. */
const faults: Fault[] = [
  'hang-up',
  'lost',
  { html: '<h1>Sign in to this network</h1>' },
  { status: 502 },
  { status: 429, headers: { 'retry-after': '1' } },
  { status: 401, message: 'Bad credentials' },
  { status: 404, message: 'Not Found' },
  { status: 422, message: 'Update is not a fast forward' },
  () => commitOfSomebody('package.json', '{"c":1}'),
];
const textFiles = names.filter((name) => name.endsWith('.yaml')).length;
/** The requests of a publish by a host that was just started; of the many for the texts the first alone. */
const requests = [0, 1, 2, 3, ...[0, 1, 2, 3].map((later) => textFiles + 2 + later)];

test.each(requests)('if request %i fails, what is sent again is made once', async (at) => {
  const base = (await storeNow().head()).id;
  for (const [number, fault] of faults.entries()) {
    standIn.clear();
    commitOfSomebody('content/plans.yaml', prices);
    const count = standIn.repository.history().length;
    const publish = publishOnto(base);
    standIn.order(standIn.asked.length + at, fault);
    await storeNow()
      .publish(publish)
      .catch(() => undefined);
    standIn.clear();
    expect(await storeNow().publish(publish), `${number}`).toMatchObject({ kind: 'done' });
    const added = standIn.repository.history().slice(0, -count);
    const own = added.filter((one) => standIn.repository.commit(one).author === 'Asha');
    expect(own, `${number}`).toHaveLength(1);
    expect(String(standIn.repository.filesAt().get('content/plans.yaml'))).toBe(priced);
  }
});

test('each refusal of GitHub is told apart, and the token stands in none', async () => {
  const all: [Fault, string][] = [
    [{ status: 401, message: 'Bad credentials the-key' }, 'key-refused'],
    [{ status: 403, message: 'Resource not accessible by personal access token' }, 'key-refused'],
    [{ status: 403, message: 'Repository was archived so is read-only.' }, 'store-protected'],
    [{ status: 422, message: 'Changes must be made through a pull request.' }, 'store-protected'],
    [{ status: 404, message: 'Not Found' }, 'store-not-found'],
    [{ status: 301, headers: { location: 'https://elsewhere.example/' } }, 'store-not-found'],
    [{ status: 409, message: 'Git Repository is empty.' }, 'store-not-found'],
    [{ status: 429, headers: { 'retry-after': '900' } }, 'busy'],
    [{ status: 403, message: 'You have exceeded a secondary rate limit.' }, 'busy'],
    [{ status: 500 }, 'store-away'],
    ['hang-up', 'store-away'],
    [{ html: '<p>Sign in</p>' }, 'store-away'],
  ];
  for (const [fault, code] of all) {
    standIn.clear();
    standIn.order(standIn.asked.length, fault, true);
    const failed = storeNow().head();
    expect(await faultOf(failed)).toBe(code);
    await failed.catch((error: Error) =>
      expect(JSON.stringify(error) + error.stack).not.toMatch('the-key'),
    );
  }
  standIn.clear();
  expect(await faultOf(storeNow('another').head())).toBe('key-refused');
  standIn.facts.isProtected = true;
  expect(await faultOf(storeNow().publish(publishOnto((await storeNow().head()).id)))).toBe(
    'store-protected',
  );
});

test('a run of an earlier commit that failed is not the outcome of a new publish', async () => {
  const { runs, repository } = standIn;
  const store = storeNow();
  const state = async () => (await store.progress((await store.head()).id)).state;
  runs.push({ ...newRun(repository.head), status: 'completed', conclusion: 'failure' });
  expect(await state()).toBe('failed');
  // GitHub lists the run of the new commit only after a while.
  commitOfSomebody('content/plans.yaml', priced);
  expect(await state()).toBe('handed-over');
  runs.push(newRun(repository.head));
  expect(await state()).toBe('handed-over');
  runs.at(-1)!.status = 'in_progress';
  expect(await state()).toBe('building');
});
