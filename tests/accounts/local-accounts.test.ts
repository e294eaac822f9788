import { scryptSync } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { LocalAccountsOptions } from '../../scripts/accounts/local-accounts.ts';
import { folderOfEachTest } from '../folders.ts';

vi.mock(import('node:crypto'), async (load) => {
  const crypto = await load();
  return { ...crypto, scryptSync: vi.fn(crypto.scryptSync) };
});

// Another test may have loaded it with the hashes that are not counted.
vi.resetModules();
const { localService } = await import('./local-service.ts');
afterAll(() => void vi.resetModules());

const file = join(folderOfEachTest(), 'accounts.json');
let service: Awaited<ReturnType<typeof localService>> | undefined;

/** Starts the service, in the place of the one before. */
async function start(options: Partial<LocalAccountsOptions> = {}) {
  service?.stop();
  service = await localService({ project: 'demo', file, ...options });
  const { port } = service;
  return async (path: string, body: object | string = {}, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const { status, said } = await send(port, path, text, headers);
    return { status, body: (said.startsWith('{') ? JSON.parse(said) : {}) as Answer };
  };
}
/** Sends a request like a program other than a browser, with any Host and Origin. */
const send = (port: number, path: string, text: string, headers: Record<string, string>) =>
  new Promise<{ status: number; said: string }>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method: 'POST', headers };
    const sent = request(options, (answer) => {
      let said = '';
      answer.on('data', (part) => (said += String(part)));
      answer.on('end', () => resolve({ status: answer.statusCode!, said }));
    });
    sent.on('error', reject);
    sent.end(text);
  });

interface Answer {
  idToken: string;
  localId: string;
  users: { emailVerified: boolean }[];
  refreshToken: string;
  email: string;
  error: { message: string };
}
const identity = (name: string) => `/identitytoolkit.googleapis.com/v1/accounts:${name}`;
afterEach(() => service?.stop());

const asha = { email: 'asha@mail.example', password: 'correct horse' };

test('keeps accounts over a restart, in a file of its owner, and no password in it', async () => {
  const call = await start();
  await call(identity('signUp'), asha);
  expect(readFileSync(file, 'utf8')).not.toContain('correct horse');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await start();
  expect((await again(identity('signInWithPassword'), asha)).status).toBe(200);
});

test('has the test account at each start, with the password of the content', async () => {
  const testAccount = { email: 'demo@gym.example', password: 'banyan-demo' };
  const call = await start({ testAccount });
  const { status, body } = await call(identity('signInWithPassword'), testAccount);
  expect(status).toBe(200);
  const claims = JSON.parse(
    Buffer.from(body.idToken.split('.')[1]!, 'base64url').toString(),
  ) as object;
  expect(claims).toMatchObject({ shared: true });
});

test('a link for a new password works once', async () => {
  const sent: [code: string, leadingOn: string | undefined][] = [];
  const call = await start({ onReset: (_, ...rest) => sent.push(rest) });
  await call(identity('signUp'), asha);
  const asking = { requestType: 'PASSWORD_RESET', email: asha.email };
  const continueUrl = 'http://localhost/login?save=monday-yoga-0900';
  await call(identity('sendOobCode'), { ...asking, continueUrl });
  await call(identity('sendOobCode'), { ...asking, email: 'nobody@mail.example' });
  expect(sent).toEqual([[expect.any(String), continueUrl]]);
  const use = { oobCode: sent[0]![0], newPassword: 'another horse' };
  const read = await call(identity('resetPassword'), { oobCode: use.oobCode });
  expect(read.body.email).toBe(asha.email);
  expect((await call(identity('resetPassword'), use)).status).toBe(200);
  expect((await call(identity('resetPassword'), use)).body.error.message).toBe('INVALID_OOB_CODE');
});

test('says of what it does not know that it does not, and leaves all else to others', async () => {
  const call = await start();
  const unknown = await call(identity('createAuthUri'));
  expect([unknown.status, unknown.body.error.message]).toEqual([
    501,
    'accounts:createAuthUri is not part of the local account service.',
  ]);
  expect((await call('/pricing')).status).toBe(404);
  expect((await call(identity('signUp'), 'x'.repeat(1_500_001))).status).toBe(413);
  expect((await call(identity('constructor'))).status).toBe(501);
});

test('answers the pages of its own server, and those of no other', async () => {
  const call = await start();
  const status = async (headers: Record<string, string>) =>
    (await call(identity('signUp'), { ...asha, email: `a${Math.random()}@b.example` }, headers))
      .status;
  expect(await status({ host: 'localhost:5173', origin: 'http://localhost:5173' })).toBe(200);
  expect(await status({ host: '127.0.0.1:5173' })).toBe(200);
  expect(await status({ host: 'localhost:5173', origin: 'http://localhost:9999' })).toBe(403);
  expect(await status({ host: 'localhost:5173', origin: 'null' })).toBe(403);
  expect(await status({ host: 'gym.example', origin: 'http://gym.example' })).toBe(403);
  expect(await status({ host: '[' })).toBe(403);
});

test('takes no token that somebody else has made up', async () => {
  const call = await start({ testAccount: { ...asha, email: 'demo@gym.example' } });
  const { body } = await call(identity('signUp'), asha);
  const [head, claims, signature] = body.idToken.split('.') as [string, string, string];
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...told, sub: 'shared-test-account' })).toString(
    'base64url',
  );
  for (const idToken of [`${head}.${forged}.${signature}`, `${head}.${forged}.`, 'x', '.', '']) {
    const { status } = await call(identity('update'), { idToken, password: 'taken over' });
    expect(status, idToken).toBe(400);
  }
  expect((await call(identity('lookup'), { idToken: body.idToken })).status).toBe(200);
  // Nor one without a signature, nor a token for the other purpose.
  const bare = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  for (const idToken of [`${bare}.${claims}.`, body.refreshToken])
    expect((await call(identity('lookup'), { idToken })).status).toBe(400);
  const refresh = `grant_type=refresh_token&refresh_token=${body.idToken}`;
  expect((await call('/securetoken.googleapis.com/v1/token', refresh)).status).toBe(400);
});

test('refuses an unknown address with as much work as a wrong password', async () => {
  const call = await start();
  await call(identity('signUp'), asha);
  const hashesFor = async (email: string) => {
    vi.mocked(scryptSync).mockClear();
    await call(identity('signInWithPassword'), { email, password: 'nope nope' });
    return vi.mocked(scryptSync).mock.calls.length;
  };
  expect(await hashesFor(asha.email)).toBe(1);
  expect(await hashesFor('nobody@mail.example')).toBe(1);
});

test('refuses an endless address, and prints no control characters', async () => {
  const sent: string[] = [];
  const call = await start({ onReset: (email) => sent.push(email) });
  const endless = await call(identity('signUp'), { ...asha, email: `${'a@'.repeat(45_000)}` });
  expect(endless.body.error.message).toBe('INVALID_EMAIL');
  const escaping = 'a\u001b[2J@mail.example';
  expect((await call(identity('signUp'), { ...asha, email: escaping })).status).toBe(400);
  await call(identity('sendOobCode'), { requestType: 'PASSWORD_RESET', email: escaping });
  expect(sent).toEqual([]);
});

test('goes on with a file from before the keys, and keeps the keys', async () => {
  const call = await start();
  await call(identity('signUp'), asha);
  const { signingKey, confirmations, ...before } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    unknown
  >;
  expect([typeof signingKey, confirmations]).toEqual(['string', {}]);
  writeFileSync(file, JSON.stringify(before));
  const again = await start();
  const { idToken } = (await again(identity('signInWithPassword'), asha)).body;
  const restarted = await start();
  expect((await restarted(identity('lookup'), { idToken })).status).toBe(200);
});

test('nobody confirms an address without its link', async () => {
  const codes: string[] = [];
  const call = await start({
    onReset: (_, code) => codes.push(code),
    onConfirm: (_, code) => codes.push(code),
  });
  const { idToken } = (await call(identity('signUp'), { ...asha, emailVerified: true })).body;
  await call(identity('update'), { idToken, emailVerified: true });
  await call(identity('sendOobCode'), { requestType: 'PASSWORD_RESET', email: asha.email });
  const withReset = await call(identity('update'), { oobCode: codes[0]!, idToken });
  expect(withReset.body.error.message).toBe('INVALID_OOB_CODE');
  expect((await call(identity('lookup'), { idToken })).body.users[0]!.emailVerified).toBe(false);

  const unsigned = await call(identity('sendOobCode'), { requestType: 'VERIFY_EMAIL' });
  expect(unsigned.body.error.message).toBe('MISSING_ID_TOKEN');
  await call(identity('sendOobCode'), { requestType: 'VERIFY_EMAIL', idToken });
  const asReset = { oobCode: codes[1]!, newPassword: 'another horse' };
  expect((await call(identity('resetPassword'), asReset)).status).toBe(400);
  expect((await call(identity('update'), { oobCode: codes[1]! })).status).toBe(200);
  expect((await call(identity('lookup'), { idToken })).body.users[0]!.emailVerified).toBe(true);
});

test('staff keep their account and their session over a restart', async () => {
  const staff = [{ ...asha, name: 'Asha Kumar', role: 'publisher' }] as const;
  const call = await start({ staff });
  const { body } = await call(identity('signInWithPassword'), asha);
  const again = await start({ staff });
  expect((await again(identity('lookup'), { idToken: body.idToken })).body.users).toEqual([
    expect.objectContaining({ localId: body.localId, emailVerified: true }),
  ]);
  const changed = await start({ staff: [{ ...staff[0], password: 'another horse' }] });
  expect((await changed(identity('signInWithPassword'), asha)).status).toBe(400);
});
