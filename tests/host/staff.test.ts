import { createLocalJWKSet } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { accountLookup } from '../../src/host/account-lookup.ts';
import { identityLookup } from '../../src/host/identity.ts';
import { memberLookup } from '../../src/host/staff.ts';
import { localService } from '../accounts/local-service.ts';

const project = 'demo-staff';
const password = 'correct horse';
const rohan = { uid: 'uid-of-rohan', email: 'rohan@gym.example' };
afterEach(() => vi.unstubAllGlobals());

/** Looks Rohan up in a store that answers so. */
function lookUp(answer: unknown, status = 200) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer, { status })));
  vi.stubGlobal('fetch', fetched);
  return { found: memberLookup('https://store.example', project)(rohan, 'a-token'), fetched };
}

const documents = `projects/${project}/databases/(default)/documents`;
const readTime = '2026-11-24T06:00:00.000000Z';

test('an entry is read with the token of its person', async () => {
  const fields = { name: { stringValue: 'Rohan Pillai' }, role: { stringValue: 'publisher' } };
  const { found, fetched } = lookUp([
    { found: { name: `${documents}/staff/${rohan.email}`, fields }, readTime },
  ]);
  expect(await found).toEqual({ name: 'Rohan Pillai', role: 'publisher' });
  const [address, sent] = fetched.mock.calls[0]!;
  expect(address).toBe(`https://store.example/v1/${documents}:batchGet`);
  expect(sent).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer a-token' },
    body: JSON.stringify({ documents: [`${documents}/staff/rohan@gym.example`] }),
  });
});

test('who has no entry, or may not read it, is no staff', async () => {
  const missing = [{ missing: `${documents}/staff/${rohan.email}`, readTime }];
  expect(await lookUp(missing).found).toBeUndefined();
  expect(await lookUp([{ error: { code: 403 } }], 403).found).toBeUndefined();
});

test('an address with a slash names no entry', async () => {
  const strange = { uid: 'x', email: 'rohan@gym.example/drafts/x' };
  expect(await memberLookup('https://store.example', project)(strange, 'a-token')).toBeUndefined();
});

test('a store that does not answer, or an entry that is not whole, makes nobody a stranger', async () => {
  await expect(lookUp({}, 500).found).rejects.toThrow('store-away');
  await expect(lookUp([{ found: { fields: {} } }]).found).rejects.toThrow(/name/);
});

test('staff of the local service are known to the host of the desk, and strangers are not', async () => {
  const staff = [{ email: rohan.email, password, name: 'Rohan', role: 'publisher' }] as const;
  const { address, keys, stop } = await localService({ project, staff });
  try {
    const identity = `${address}/identitytoolkit.googleapis.com`;
    const identityOf = identityLookup({
      project,
      keys: createLocalJWKSet(keys()),
      isValidNow: accountLookup(identity, 'local'),
      now: () => Date.now(),
    });
    const tokenFrom = async (call: string, email: string) => {
      const body = JSON.stringify({ email, password, returnSecureToken: true });
      const answer = await fetch(`${identity}/v1/accounts:${call}`, { method: 'POST', body });
      return ((await answer.json()) as { idToken: string }).idToken;
    };
    const known = (token: string) =>
      identityOf(
        new Request('https://desk.example', { headers: { authorization: `Bearer ${token}` } }),
      );
    const token = await tokenFrom('signInWithPassword', rohan.email);
    const person = await known(token);
    expect(person).toMatchObject({ email: rohan.email });
    expect(await memberLookup(address, project)(rohan, token)).toEqual({
      name: 'Rohan',
      role: 'publisher',
    });
    const stranger = await tokenFrom('signUp', 'stranger@mail.example');
    expect(await known(stranger)).toBe('not-confirmed');
    expect(
      await memberLookup(address, project)({ uid: 'x', email: 'stranger@mail.example' }, stranger),
    ).toBeUndefined();
  } finally {
    stop();
  }
});
