import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { findService, testAccountUid } from '../../src/accounts/service.ts';

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

test('a build for a hosted project asks nobody', async () => {
  answering(() => Promise.reject(new Error('asked')));
  const options = { apiKey: 'k', projectId: 'p', authDomain: 'd', appId: 'a' };
  expect(await findService(options)).toEqual({ kind: 'hosted', options });
});

test.each<[string, () => Promise<Response>, object]>([
  ['says so', () => Promise.resolve(Response.json({ kind: 'off' })), { kind: 'off' }],
  ['knows nothing', () => Promise.resolve(new Response(null, { status: 404 })), { kind: 'off' }],
])('accounts are off where the server %s', async (_, answer, service) => {
  answering(answer);
  expect(await findService(undefined)).toEqual(service);
});

test.each<[string, () => Promise<Response>, string]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'no-answer'],
  ['a page of somebody else’s', () => Promise.resolve(new Response('<html>')), 'no-answer'],
  ['a server at its end', () => Promise.resolve(new Response('', { status: 503 })), 'no-answer'],
])('%s is told as that', async (_, answer, reason) => {
  answering(answer);
  await expect(findService(undefined)).rejects.toMatchObject({ reason });
});

test('the rules of the store know the test account by its uid', () => {
  expect(readFileSync('firestore.rules', 'utf8')).toContain(
    `request.auth.uid == '${testAccountUid}'`,
  );
});
