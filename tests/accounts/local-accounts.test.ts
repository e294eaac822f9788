import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  createLocalAccounts,
  type LocalAccountsOptions,
} from '../../scripts/accounts/local-accounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'local-accounts-'));
const file = join(folder, 'accounts.json');
let server: Server | undefined;

async function start(options: Partial<LocalAccountsOptions> = {}) {
  const local = createLocalAccounts({ project: 'demo', file, ...options });
  server = createServer((request, response) =>
    local(request, response, () => response.writeHead(404).end('not mine')),
  );
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return async (path: string, body: object | string = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: text });
    const said = await answer.text();
    return {
      status: answer.status,
      body: (said.startsWith('{') ? JSON.parse(said) : {}) as Answer,
    };
  };
}
interface Answer {
  idToken: string;
  email: string;
  error: { message: string };
}
const identity = (name: string) => `/identitytoolkit.googleapis.com/v1/accounts:${name}`;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(file, { force: true });
});

test('keeps accounts over a restart, and no password in them', async () => {
  const call = await start();
  await call(identity('signUp'), { email: 'asha@mail.example', password: 'correct horse' });
  expect(readFileSync(file, 'utf8')).not.toContain('correct horse');
  server!.close();
  const again = await start();
  const { status } = await again(identity('signInWithPassword'), {
    email: 'asha@mail.example',
    password: 'correct horse',
  });
  expect(status).toBe(200);
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
  const sent: string[] = [];
  const call = await start({ onReset: (_, code) => sent.push(code) });
  await call(identity('signUp'), { email: 'asha@mail.example', password: 'correct horse' });
  await call(identity('sendOobCode'), {
    requestType: 'PASSWORD_RESET',
    email: 'asha@mail.example',
  });
  await call(identity('sendOobCode'), {
    requestType: 'PASSWORD_RESET',
    email: 'nobody@mail.example',
  });
  expect(sent).toHaveLength(1);
  const use = { oobCode: sent[0]!, newPassword: 'another horse' };
  expect((await call(identity('resetPassword'), { oobCode: sent[0]! })).body.email).toBe(
    'asha@mail.example',
  );
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
  expect((await call(identity('signUp'), 'x'.repeat(100_001))).status).toBe(413);
  expect((await call(identity('constructor'))).status).toBe(501);
});
