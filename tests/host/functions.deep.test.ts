import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bundleFunction } from '../../scripts/desk/build-desk.ts';
import type { Head } from '../../src/host/workspace/workspace.ts';
import { localService } from '../accounts/local-service.ts';
import { root } from '../check/content-copy.ts';
import { folderOfTests } from '../folders.ts';
import { contentAtGitHub, names, publishOnto, repository } from './content-at-github.ts';
import { listening, writePackageOfFirebase } from './firebase-function.ts';
import type { Fault, StandIn } from './github-stand-in.ts';

const project = 'demo-functions';
const password = 'correct horse';
const asha = {
  name: 'Asha Menon',
  email: 'asha@gym.example',
  password,
  role: 'publisher',
} as const;
const key = 'github_pat_of_the_repository';
const build = 'the-build';

const folder = folderOfTests();
let accounts: Awaited<ReturnType<typeof localService>>;
let keys: Awaited<ReturnType<typeof listening>>;
let standIn: StandIn;
const levels = ['log', 'info', 'warn', 'error'] as const;
const log = () =>
  levels.flatMap((level) => vi.mocked(console[level]).mock.calls.map((words) => words.join(' ')));

beforeAll(async () => {
  accounts = await localService({ project, staff: [asha] });
  keys = await listening((_, response) => response.end(JSON.stringify(accounts.keys())));
  writePackageOfFirebase(folder);
  const facts = { project, repository, site: 'https://the-website.invalid', build };
  writeFileSync(join(folder, 'desk.mjs'), await bundleFunction(root, facts));
});
afterAll(() => {
  accounts.stop();
  keys.server.close();
});
beforeEach(async () => {
  standIn = await contentAtGitHub(key);
  for (const level of levels) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const level of levels) vi.mocked(console[level]).mockClear();
  await standIn.close();
});

let started = 0;
/** A process of the function that was just started. */
async function start(secret = key): Promise<(request: Request) => Promise<Response>> {
  const { href } = pathToFileURL(join(folder, 'desk.mjs'));
  const { desk } = (await import(`${href}?${++started}`)) as { desk: RequestListener };
  return async (request) => {
    Object.assign(process.env, {
      DESK_REPOSITORY_KEY: secret,
      DESK_GITHUB: standIn.address,
      DESK_ACCOUNTS: JSON.stringify({ store: accounts.address, keys: keys.address }),
    });
    const rawBody = Buffer.from(await request.arrayBuffer());
    const { server, address } = await listening((sent, response) =>
      desk(Object.assign(sent, { rawBody }), response),
    );
    const { pathname } = new URL(request.url);
    const { method, headers } = request;
    const sent = rawBody.length > 0 && { body: new Uint8Array(rawBody) };
    const response = await fetch(address + pathname, { method, headers, ...sent });
    server.close();
    return response;
  };
}

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(
    `${accounts.address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    { method: 'POST', body: JSON.stringify({ email, password, returnSecureToken: true }) },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}

const requestOf = (what: string, token: string, body?: unknown) =>
  new Request(`https://desk.example/api/${what}`, {
    headers: {
      authorization: `Bearer ${token}`,
      'x-desk-build': build,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });

test('the function as it is published reads the repository, and publishes into it', async () => {
  const answer = await start();
  const token = await tokenOf(asha.email);
  const head = (await (await answer(requestOf('head', token))).json()) as Head;
  expect(Object.keys(head.files)).toHaveLength(names.length);
  const made = await answer(requestOf('publish', token, publishOnto(head.id)));
  expect(await made.json()).toMatchObject({ kind: 'done' });
  expect((await answer(new Request('https://desk.example/api/head'))).status).toBe(401);
  const headers = { 'content-type': 'application/json' };
  const large = { method: 'POST', headers, body: ' '.repeat(16_000_001) };
  const refused = await answer(new Request('https://desk.example/api/publish', large));
  expect([refused.status, await refused.json()]).toEqual([413, { fault: 'too-large' }]);
});

test('the key is in no answer and in no line of a log, whatever fails', async () => {
  const token = await tokenOf(asha.email);
  const answers: string[] = [];
  const keep = async (response: Response) =>
    answers.push(JSON.stringify([...response.headers]) + (await response.text()));
  const faults: Fault[] = [
    { status: 401, message: `Bad credentials: ${key}` },
    { status: 403, message: key },
    { status: 302, headers: { location: `https://other.example/${key}` } },
  ];
  const answer = await start();
  const head = (await (await answer(requestOf('head', token))).json()) as Head;
  for (const fault of faults)
    for (let number = 0; number < 4; number++) {
      standIn.order(standIn.asked.length + number, fault);
      await keep(await answer(requestOf('publish', token, publishOnto(head.id))));
      standIn.clear();
    }
  for (const secret of [`${key}\nx`, `{"appId":1,"privateKey":"${key}"}`, '']) {
    const response = await (await start(secret))(requestOf('head', token));
    expect(response.status).toBe(424);
    await keep(response);
  }
  expect(answers.filter((one) => one.includes('"fault":')).length).toBeGreaterThan(5);
  expect(answers.join('\n')).not.toContain(key);
  expect(log().join('\n')).not.toContain(key);
});

test('a fault of the program itself is logged without its message, which may quote what was sent', async () => {
  vi.spyOn(Response, 'json').mockImplementationOnce(() => {
    throw new RangeError(`"Bearer ${key}" is an invalid header value`);
  });
  const response = await (await start())(new Request('https://desk.example/api/head'));
  expect([response.status, await response.json()]).toEqual([500, { fault: 'store-failed' }]);
  expect(log().join('\n')).toMatch(/^RangeError +at /);
  expect(log().join('\n')).not.toContain(key);
});
