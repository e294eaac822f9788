import { createLocalJWKSet } from 'jose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHost } from '../../src/host/create-host.ts';
import { answerRequest } from '../../src/host/workspace/answer-request.ts';
import { httpWorkspace } from '../../src/host/workspace/http-workspace.ts';
import { NotReached, type Requests } from '../../src/host/workspace/requests.ts';
import { localService } from '../accounts/local-service.ts';
import { contentAtGitHub, folder, names, publishOnto, storeAt } from './content-at-github.ts';
import type { StandIn } from './github-stand-in.ts';

const project = 'demo-host';
const password = 'correct horse';
const of = (name: string, email: string) => ({ name, email, password, role: 'publisher' }) as const;
const [asha, joel] = [of('Asha Menon', 'asha@gym.example'), of('Joel D.', 'joel@gym.example')];
const build = 'this-build';

let accounts: Awaited<ReturnType<typeof localService>>;
beforeAll(async () => {
  accounts = await localService({ project, staff: [asha, joel] });
});
afterAll(() => accounts.stop());

let standIn: StandIn;
let handle: ReturnType<typeof createHost>;
beforeEach(async () => {
  standIn = await contentAtGitHub();
  handle = createHost({
    project,
    accounts: { store: accounts.address, keys: createLocalJWKSet(accounts.keys()) },
    store: storeAt(standIn),
    build,
    now: Date.now,
  });
});
afterEach(() => standIn.close());

async function tokenOf(email: string, call = 'signInWithPassword'): Promise<string> {
  const answer = await fetch(
    `${accounts.address}/identitytoolkit.googleapis.com/v1/accounts:${call}`,
    { method: 'POST', body: JSON.stringify({ email, password, returnSecureToken: true }) },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** Sends a request to the host; returns its status and its value. */
async function ask(token: string, what: string, body?: unknown, from = build) {
  const headers = { authorization: `Bearer ${token}`, 'x-desk-build': from };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const request = new Request(`https://desk.example/api/${what}`, { headers, ...sent });
  const response = await handle(request);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  return [response.status, text === '' ? undefined : (JSON.parse(text) as unknown)];
}

const publishNow = async () => publishOnto((await storeAt(standIn).head()).id);

test('staff are told who they are, and publish in their own name, whatever the page says', async () => {
  const token = await tokenOf(asha.email);
  expect(await ask(token, 'member')).toEqual([200, { name: asha.name, role: asha.role }]);
  const forged = { ...(await publishNow()), by: joel.name };
  expect(await ask(token, 'publish', forged)).toMatchObject([200, { kind: 'done' }]);
  expect(standIn.repository.commit(standIn.repository.head).author).toBe(asha.name);
});

test('strangers get nothing', async () => {
  expect(await ask('no-token', 'head')).toEqual([401, { fault: 'signed-out' }]);
  const stranger = await tokenOf('stranger@mail.example', 'signUp');
  expect(await ask(stranger, 'head')).toEqual([401, { fault: 'not-confirmed' }]);
});

test('a page of another build reads on, and publishes nothing', async () => {
  const token = await tokenOf(asha.email);
  expect(await ask(token, 'head', undefined, 'old')).toMatchObject([200, {}]);
  const old = [409, { fault: 'old-desk' }];
  expect(await ask(token, 'publish', await publishNow(), 'old')).toEqual(old);
  expect(await ask(token, 'uploads', { bytes: 'AAAA' }, 'old')).toEqual(old);
});

test('what is no publish is refused', async () => {
  const token = await tokenOf(asha.email);
  const publish = await publishNow();
  expect(await ask(token, 'publish', { ...publish, author: 'Asha' })).toEqual([400, undefined]);
  expect(await ask(token, 'publish', { ...publish, sentences: [] })).toEqual([400, undefined]);
  expect(await ask(token, 'elsewhere', publish)).toEqual([404, undefined]);
});

test('300 requests and 20 publishes of one person a minute are answered', async () => {
  const token = await tokenOf(asha.email);
  const statuses: unknown[] = [];
  for (let sent = 0; sent < 21; sent++) statuses.push((await ask(token, 'publish', {}))[0]);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  for (let sent = 21; sent < 300; sent++)
    expect((await ask(token, 'elsewhere'))[0], `${sent}`).toBe(404);
  expect(await ask(token, 'head')).toEqual([429, { fault: 'too-many' }]);
  // Of somebody else that is no matter.
  expect((await ask(await tokenOf(joel.email), 'member'))[0]).toBe(200);
});

test('a store that fails is told as that', async () => {
  standIn.order(standIn.asked.length, { status: 401, message: 'Bad credentials' }, true);
  expect(await ask(await tokenOf(asha.email), 'head')).toEqual([424, { fault: 'key-refused' }]);
});

/** The workspace of a page whose connection breaks before the answer of some requests. */
function pageWith(breaksAt: (sent: readonly string[]) => boolean) {
  const store = storeAt(standIn);
  const sent: string[] = [];
  const requests: Pick<Requests, 'ask'> = {
    ask: async (what, init) => {
      sent.push(what);
      const request = new Request(`https://desk.example/api/${what}`, init);
      const answer = await answerRequest(store, request);
      if (breaksAt(sent)) throw new NotReached('broken');
      return answer;
    },
  };
  return { sent, workspace: httpWorkspace(requests as Requests) };
}

test('an interrupted upload goes on with the photograph that was interrupted', async () => {
  const jpgs = names.filter((name) => name.endsWith('.jpg')).slice(0, 3);
  const bytesOf = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  const pictures = Object.fromEntries(
    jpgs.map((name, index) => [`new-${index}.jpg`, bytesOf(name)]),
  );
  const { sent, workspace } = pageWith((all) => all.length === 2);
  const publish = publishOnto((await storeAt(standIn).head()).id, { pictures });
  await expect(workspace.publish(publish)).rejects.toThrow(NotReached);
  expect(await workspace.publish(publish)).toMatchObject({ kind: 'done' });
  expect(sent).toEqual(['uploads', 'uploads', 'uploads', 'uploads', 'publish']);
  for (const [name, bytes] of Object.entries(pictures))
    expect(await workspace.picture(name), name).toEqual(bytes);
});

test('a photograph that never arrived is in no publish', async () => {
  const lost = { ...(await publishNow()), pictures: { 'hall.jpg': '0'.repeat(40) } };
  const refused = { kind: 'refused', why: 'upload-missing' };
  expect(await ask(await tokenOf(asha.email), 'publish', lost)).toEqual([200, refused]);
});
