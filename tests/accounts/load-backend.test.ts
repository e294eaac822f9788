// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const local = { kind: 'local', auth: 'http://127.0.0.1:9', store: { host: '127.0.0.1', port: 9 } };
const ask = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
});

/** Opens a new page whose server names a service. */
const open = (service: object) => {
  ask.mockImplementation(() => Promise.resolve(Response.json(service)));
  return import('../../src/accounts/load-backend.ts');
};

test('where accounts are off nothing is loaded', async () => {
  const { backend } = await open({ kind: 'off' });
  await expect(backend.auth()).rejects.toMatchObject({ reason: 'service-switched-off' });
  await expect(backend.store()).rejects.toMatchObject({ reason: 'service-switched-off' });
});

test('a question that failed is asked again, and an answer counts from then on', async () => {
  const { linkHandler } = await open(local);
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(linkHandler('')).rejects.toMatchObject({ reason: 'no-answer' });
  expect(await linkHandler('')).toBeUndefined();
  expect(await linkHandler('')).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the service of this machine is loaded once', async () => {
  const { backend } = await open(local);
  const [auth, store] = [await backend.auth(), await backend.store()];
  expect(auth.sendsMail).toBe(false);
  expect(await backend.auth()).toBe(auth);
  expect(await backend.store()).toBe(store);
  expect(ask).toHaveBeenCalledTimes(1);
});

const names = ['API_KEY', 'PROJECT_ID', 'AUTH_DOMAIN', 'APP_ID'].map(
  (name) => `VITE_FIREBASE_${name}`,
);

test('links of a hosted project go to its own page, with all that they say', async () => {
  for (const name of names) vi.stubEnv(name, 'gym.example');
  const { linkHandler } = await open(local);
  expect(await linkHandler('?mode=x')).toBe('https://gym.example/__/auth/action?mode=x');
  expect(ask).not.toHaveBeenCalled();
});

test.each(names)('without %s there is no hosted project', async (missing) => {
  for (const name of names) vi.stubEnv(name, name === missing ? '' : 'gym.example');
  const { linkHandler } = await open(local);
  expect(await linkHandler('')).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
});
