import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { accountLookup } from '../../src/host/account-lookup.ts';

let server: Server;
afterEach(() => void server.close());

/** What the lookup says where the accounts answer so. */
async function lookedUp(status: number, body: unknown) {
  server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return accountLookup(`http://127.0.0.1:${port}`, 'the-key')('a.token.of');
}

const refusal = (message: string) => ({ error: { code: 400, message } });

test('an account that is there is valid', async () => {
  expect(await lookedUp(200, { users: [{ localId: 'asha' }] })).toBe(true);
});

test('a disabled account is not', async () => {
  expect(await lookedUp(200, { users: [{ localId: 'asha', disabled: true }] })).toBe(false);
});

test.each(['INVALID_ID_TOKEN', 'USER_NOT_FOUND', 'USER_DISABLED', 'TOKEN_EXPIRED'])(
  'a session that ended with %s is not',
  async (code) => {
    expect(await lookedUp(400, refusal(code))).toBe(false);
    server.close();
    expect(await lookedUp(400, refusal(`${code} : The user has to sign in again.`))).toBe(false);
  },
);

test.each<[string, number, unknown]>([
  ['has too many requests', 429, refusal('QUOTA_EXCEEDED')],
  ['has too many requests, by another status', 400, refusal('TOO_MANY_ATTEMPTS_TRY_LATER')],
  ['refuses the key of the site', 400, refusal('API key not valid.')],
  ['forbids the request', 403, refusal('PERMISSION_DENIED')],
  ['is not there', 404, 'Not found'],
  ['fails', 503, 'Unavailable'],
  ['answers with the page of somebody else', 400, '<!doctype html>'],
])('says nothing of a session where the service %s', async (_, status, body) => {
  await expect(lookedUp(status, body)).rejects.toThrow(TypeError);
});
