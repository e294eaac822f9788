import { jwtVerify } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { type IncomingMessage, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { repositoryToken } from '../../src/host/github/repository-token.ts';
import type { StoreFailed } from '../../src/host/workspace/workspace.ts';
import { listening } from './firebase-function.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const secret = JSON.stringify({
  appId: 4321,
  installationId: 99,
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
});

let server: Server | undefined;
afterEach(() => void server?.close());

/** GitHub, as far as it gives tokens to an app; returns its address. */
async function gitHubThatAnswers(status: number, body: object, seen: IncomingMessage[] = []) {
  const gitHub = await listening((request, response) => {
    seen.push(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server = gitHub.server;
  return gitHub.address;
}

const faultOf = (act: Promise<unknown>) =>
  act.then(
    () => 'none',
    (error: StoreFailed) => [error.fault, error.message],
  );

test('a token is the key itself', async () => {
  expect(await repositoryToken(' github_pat_1\n', 'http://nowhere.invalid')()).toBe('github_pat_1');
});

test('an app proves who it is, and its token is asked for once an hour', async () => {
  const seen: IncomingMessage[] = [];
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const address = await gitHubThatAnswers(
    201,
    { token: 'ghs_an_hour', expires_at, permissions: {}, repository_selection: 'selected' },
    seen,
  );
  const key = repositoryToken(secret, address);
  expect([await key(), await key()]).toEqual(['ghs_an_hour', 'ghs_an_hour']);
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /app/installations/99/access_tokens',
  ]);
  const [, sent = ''] = seen[0]!.headers.authorization!.split(' ');
  expect((await jwtVerify(sent, publicKey)).payload.iss).toBe(4321);
});

test('whatever is no key, or is taken no more, has a fault of its own, which does not quote it', async () => {
  const refused = ['key-refused', 'key-refused'];
  const address = await gitHubThatAnswers(401, { message: `Bad: ${secret}` });
  expect(await faultOf(repositoryToken(secret, address)())).toEqual(refused);
  for (const wrong of ['', 'two\nlines', '{"appId":1}', '{'])
    expect(await faultOf(repositoryToken(wrong, address)())).toEqual(refused);
  const away = ['store-away', 'store-away'];
  expect(await faultOf(repositoryToken(secret, 'http://127.0.0.1:9')())).toEqual(away);
});
