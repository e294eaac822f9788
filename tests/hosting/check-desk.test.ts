import { createLocalJWKSet } from 'jose';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkDesk, type CheckParts } from '../../scripts/desk/check-desk.ts';
import { requestOf, send } from '../../scripts/desk/node-requests.ts';
import { createHost } from '../../src/host/create-host.ts';
import { localService } from '../accounts/local-service.ts';
import { contentAtGitHub, repository, storeAt } from '../host/content-at-github.ts';
import { listening } from '../host/firebase-function.ts';
import type { StandIn } from '../host/github-stand-in.ts';

const project = 'demo-check';
const password = 'correct horse';
const nandini = { name: 'Nandini', email: 'nandini@gym.example', password, role: 'owner' } as const;
const asha = { name: 'Asha', email: 'asha@gym.example', password, role: 'publisher' } as const;

let accounts: Awaited<ReturnType<typeof localService>>;
let standIn: StandIn;
let web: Awaited<ReturnType<typeof listening>>;
let hasDesk: boolean;
let hasContentId: boolean;
beforeAll(async () => {
  accounts = await localService({ project, staff: [nandini, asha] });
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  standIn = await contentAtGitHub();
  [hasDesk, hasContentId] = [true, true];
  const host = createHost({
    project,
    accounts: { store: accounts.address, keys: createLocalJWKSet(accounts.keys()) },
    store: storeAt(standIn),
    build: 'build',
    now: Date.now,
  });
  // The website, the desk and its function.
  web = await listening((asked, reply) => {
    const policy = { 'content-security-policy': "require-trusted-types-for 'script'" };
    if (asked.url === '/' && hasDesk) return void reply.writeHead(200, policy).end();
    if (asked.url === '/content-id.json' && hasContentId) return void reply.end('{"content":"1"}');
    if (!asked.url!.startsWith('/api/')) return void reply.writeHead(404).end();
    const address = new URL(asked.url!, web.address);
    void buffer(asked)
      .then((body) => host(requestOf(asked, address, body)))
      .then((answer) => send(reply, answer));
  });
});
afterEach(async () => {
  web.server.close();
  await standIn.close();
});

/** What the check says. */
async function checked(changed: Partial<CheckParts> = {}): Promise<string> {
  const lines: string[] = [];
  const { address } = web;
  const code = await checkDesk({
    settings: {
      accounts: {},
      project,
      accountsKey: 'local',
      authDomain: 'gym.firebaseapp.com',
      repository,
      site: address,
      hostingSite: 'gym-desk',
    },
    key: () => 'the-key',
    gitHub: standIn.address,
    identity: `${accounts.address}/identitytoolkit.googleapis.com`,
    desk: address,
    owner: { email: nandini.email, password },
    say: (line) => lines.push(line.replaceAll(address, 'https://desk.example')),
    ...changed,
  });
  expect(code).toBe(lines.some((line) => line.startsWith('✗')) ? 1 : 0);
  return lines.join('\n').replace(/\d+ files/, '… files');
}

test('a desk that is set up is right in every step, and nothing of it is changed', async () => {
  expect(await checked()).toMatchInlineSnapshot(`
    "✓ The key reads the-owner/the-website: … files in content, on main.
    ✓ The key may write, and see how far a publish is.
    ✓ The key has no end.
    ✓ The website at https://desk.example says when a change is live.
    ✓ The desk is at https://desk.example, and its function answers.
    ✓ The list of people has nandini@gym.example as owner, and the desk reads the repository."
  `);
  expect(standIn.repository.history()).toHaveLength(1);
  expect(await checked({ owner: undefined })).toContain('– Your entry on the list of people');
});

const wrong: [string, () => Partial<CheckParts> | void][] = [
  ['no key', () => ({ key: () => undefined })],
  ['another key', () => ({ key: () => 'another' })],
  ['a key that may not write', () => void (standIn.facts.scopes = ['actions'])],
  ['a key that sees no runs', () => void (standIn.facts.scopes = ['contents'])],
  ['a rule of the branch', () => void (standIn.facts.isProtected = true)],
  ['a website of before', () => void (hasContentId = false)],
  ['no desk', () => void (hasDesk = false)],
  ['a wrong password', () => ({ owner: { email: nandini.email, password: 'wrong horse' } })],
  ['no owner', () => ({ owner: { email: asha.email, password } })],
];
test('what is missing is said in one sentence, with what to do', async () => {
  const said: string[] = [];
  for (const [what, make] of wrong) {
    standIn.facts.scopes = ['contents', 'actions'];
    [standIn.facts.isProtected, hasContentId, hasDesk] = [false, true, true];
    const lines = (await checked(make() ?? {})).split('\n');
    said.push(`${what}: ${lines.at(-1)}`);
  }
  expect(said.join('\n')).toMatchInlineSnapshot(`
    "no key: ✗ The function has no key of the repository, or you are not signed in to Firebase. Do step 2.
    another key: ✗ GitHub does not accept the key for the-owner/the-website, or it lacks Contents: Read and write. Do step 2 again.
    a key that may not write: ✗ GitHub does not accept the key for the-owner/the-website, or it lacks Contents: Read and write. Do step 2 again.
    a key that sees no runs: ✗ GitHub does not accept the key for the-owner/the-website, or it lacks Actions: Read-only. Do step 2 again.
    a rule of the branch: ✗ A rule of the-owner/the-website lets nobody write to main without a pull request. Let the key pass: Settings → Rules.
    a website of before: ✗ The website at https://desk.example does not say what visitors see. Publish it once: npm run deploy
    no desk: ✗ https://desk.example does not show the desk. Do step 4; a new address takes some minutes.
    a wrong password: ✗ The accounts refuse nandini@gym.example (INVALID_LOGIN_CREDENTIALS). Sign in to the website once with this address and password.
    no owner: ✗ The list of people does not have asha@gym.example as owner. Do step 3."
  `);
});
