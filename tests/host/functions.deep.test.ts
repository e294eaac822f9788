import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { filesIn } from '../../scripts/disk/files-in.ts';
import {
  startStandIn,
  type Fault,
  type StandIn,
} from '../../scripts/desk/github-stand-in/stand-in.ts';
import { functionHosts } from '../../scripts/desk/function/hosted-desk.ts';
import type { Head } from '../../src/host/workspace/workspace.ts';
import { localService } from '../accounts/local-service.ts';
import { root } from '../check/content-copy.ts';
import { builtFunctions } from './built-functions.ts';

const project = 'demo-functions';
const password = 'correct horse';
const asha = {
  name: 'Asha Menon',
  email: 'asha@gym.example',
  password,
  role: 'publisher',
} as const;
const joel = { name: 'Joel D.', email: 'joel@gym.example', password, role: 'publisher' } as const;
const key = 'github_pat_of_the_repository';
const build = 'the-build';

const folder = join(root, 'content');
const files = new Map(
  filesIn(folder)
    .filter((name) => /^([a-z]+\/)?[\w-]+\.(yaml|jpg|png)$/.test(name))
    .map((name) => [`content/${name}`, readFileSync(join(folder, name))] as const),
);
const prices = readFileSync(join(folder, 'plans.yaml'), 'utf8');

let functions: Awaited<ReturnType<typeof builtFunctions>>;
let accounts: Awaited<ReturnType<typeof localService>>;
let keys: Server;
let standIn: StandIn;
const levels = ['log', 'info', 'warn', 'error'] as const;
const log = () =>
  levels.flatMap((level) => vi.mocked(console[level]).mock.calls.map((words) => words.join(' ')));

beforeAll(async () => {
  accounts = await localService({ project, staff: [asha, joel] });
  keys = createServer((_, response) => response.end(JSON.stringify(accounts.keys())));
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  functions = await builtFunctions({
    project,
    accountsKey: 'local',
    repository: { owner: 'the-owner', name: 'the-website', branch: 'main', folder: 'content' },
    site: 'https://the-website.invalid',
    build,
  });
});
afterAll(() => {
  accounts.stop();
  keys.close();
  functions.remove();
});
beforeEach(async () => {
  const workflow = { path: '.github/workflows/site.yml', jobs: ['Build'] };
  standIn = await startStandIn({ files, token: key, workflow });
  for (const level of levels) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const level of levels) vi.mocked(console[level]).mockClear();
  await standIn.close();
});

const start = (host: (typeof functionHosts)[number], secret = key) =>
  functions.start(host, {
    DESK_REPOSITORY_KEY: secret,
    DESK_GITHUB: standIn.address,
    DESK_ACCOUNTS: JSON.stringify({
      identity: `${accounts.address}/identitytoolkit.googleapis.com`,
      store: accounts.address,
      keys: `http://127.0.0.1:${(keys.address() as AddressInfo).port}`,
    }),
  });

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(
    `${accounts.address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    { method: 'POST', body: JSON.stringify({ email, password, returnSecureToken: true }) },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}

const requestOf = (what: string, token: string, body?: unknown, of = build) =>
  new Request(`https://desk.example/api/${what}`, {
    headers: {
      authorization: `Bearer ${token}`,
      'x-desk-build': of,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });

const commitOnto = (base: string) => ({
  id: crypto.randomUUID(),
  base,
  by: 'Somebody else',
  words: ['Prices: Monthly is 4,321'],
  texts: { 'plans.yaml': prices.replace(/price: \d+/, 'price: 4321') },
  pictures: {},
});

describe.each(functionHosts)('on %s', (host) => {
  test('staff are told who they are, and publish in their own name; strangers get nothing', async () => {
    const answer = await start(host);
    const token = await tokenOf(asha.email);
    const member = await answer(requestOf('member', token));
    expect(await member.json()).toEqual({ name: asha.name, role: asha.role });
    expect(member.headers.get('cache-control')).toBe('no-store');
    const head = (await (await answer(requestOf('head', token))).json()) as Head;
    expect(Object.keys(head.files)).toHaveLength(files.size);
    const made = await answer(requestOf('commit', token, commitOnto(head.id)));
    expect(await made.json()).toMatchObject({ kind: 'done' });
    expect(standIn.repository.commit(standIn.repository.head).author).toBe(asha.name);

    expect((await answer(new Request('https://desk.example/api/head'))).status).toBe(401);
    expect((await answer(requestOf('head', 'no-token'))).status).toBe(401);
  });

  test('a page of another build reads on, and publishes nothing', async () => {
    const answer = await start(host);
    const token = await tokenOf(asha.email);
    const head = (await (await answer(requestOf('head', token, undefined, 'old'))).json()) as Head;
    const old = await answer(requestOf('commit', token, commitOnto(head.id), 'old'));
    expect([old.status, await old.json()]).toEqual([409, { fault: 'old-desk' }]);
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
    const answer = await start(host);
    const head = (await (await answer(requestOf('head', token))).json()) as Head;
    for (const fault of faults)
      // So many requests has a commit until it is made.
      for (let number = 0; number < 4; number++) {
        standIn.order(standIn.asked.length + number, fault);
        await keep(await answer(requestOf('commit', token, commitOnto(head.id))));
        standIn.clear();
      }
    for (const secret of [`${key}\nx`, `{"appId":1,"privateKey":"${key}"}`, '']) {
      const response = await (await start(host, secret))(requestOf('head', token));
      expect(response.status).toBe(503);
      await keep(response);
    }
    expect(answers.every((one) => one.includes('"fault":'))).toBe(true);
    expect(answers.join('\n')).not.toContain(key);
    expect(log().join('\n')).not.toContain(key);
  });

  test('200 requests of staff in a minute are answered, and the 301st of one person is not', async () => {
    const answer = await start(host);
    const token = await tokenOf(asha.email);
    const statuses: number[] = [];
    for (let sent = 0; sent < 301; sent++)
      statuses.push((await answer(requestOf('member', token))).status);
    expect(statuses.indexOf(429)).toBe(300);
    // Of somebody else that is no matter.
    expect((await answer(requestOf('member', await tokenOf(joel.email)))).status).toBe(200);
  });
});

test('a fault of the program itself is logged without its message, which may quote what was sent', async () => {
  const answer = await start('cloudflare');
  const request = requestOf('head', await tokenOf(asha.email));
  const fault = new RangeError(`"Bearer ${key}" is an invalid header value`);
  vi.spyOn(request.headers, 'get').mockImplementation(() => {
    throw fault;
  });
  const response = await answer(request);
  expect([response.status, await response.json()]).toEqual([500, { fault: 'store-failed' }]);
  expect(log().join('\n')).toMatch(/^RangeError +at /);
  expect(log().join('\n')).not.toContain(key);
});
