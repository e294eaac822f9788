import { expect, test, vi } from 'vitest';
import { memberLookup } from '../../src/host/staff.ts';

const project = 'demo-staff';
const rohan = { email: 'rohan@gym.example', token: 'a-token' };

/** Looks Rohan up in a store that answers so. */
function lookUp(answer: unknown, status = 200) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer, { status })));
  vi.stubGlobal('fetch', fetched);
  return { found: memberLookup('https://store.example', project)(rohan), fetched };
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
  const strange = { ...rohan, email: 'rohan@gym.example/drafts/x' };
  expect(await memberLookup('https://store.example', project)(strange)).toBeUndefined();
});

test('a store that does not answer, or an entry that is not whole, makes nobody a stranger', async () => {
  await expect(lookUp({}, 500).found).rejects.toThrow('store-away');
  await expect(lookUp([{ found: { fields: {} } }]).found).rejects.toThrow(/name/);
});
