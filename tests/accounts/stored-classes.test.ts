// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  lastKnownClasses,
  mostSaved,
  rememberClasses,
  rememberSession,
  seemsSignedIn,
} from '../../src/accounts/remembered-session.ts';
import {
  dropClasses,
  keepClass,
  readClasses,
  storeClassChange,
} from '../../src/accounts/stored-classes.ts';
import type { Backend, User } from '../../src/accounts/backend.ts';
import { asha, failure, fakeBackend } from './fake-backend.ts';

const shared = { ...asha, isTestAccount: true };
const stays = () => false;
const full = Array.from({ length: mostSaved }, (_, index) => `class-${index}`);

beforeEach(() => {
  rememberSession(true);
});

test('what an account has saved is known on every page once it is read', async () => {
  const { backend } = fakeBackend();
  expect(await readClasses(backend, asha)).toEqual(['monday-yoga-0900']);
  expect(lastKnownClasses()).toEqual(['monday-yoga-0900']);
});

test('what the test account has saved stays on the device when it is read', async () => {
  const { backend, store } = fakeBackend();
  rememberClasses(['monday-yoga-0900']);
  expect(await readClasses(backend, shared)).toEqual(['monday-yoga-0900']);
  expect(lastKnownClasses()).toEqual(['monday-yoga-0900']);
  expect(store.ensure).not.toHaveBeenCalled();
});

test('a wish is stored for whoever is signed in', async () => {
  const { backend, store } = fakeBackend();
  rememberClasses(['a']);
  expect(await storeClassChange(backend, 'b', true, stays)).toEqual({ onThisDeviceOnly: false });
  expect(store.add).toHaveBeenCalledExactlyOnceWith('u1', 'b');
  expect(lastKnownClasses()).toEqual(['a', 'b']);
  expect(await storeClassChange(backend, 'a', false, stays)).toEqual({ onThisDeviceOnly: false });
  expect(store.remove).toHaveBeenCalledExactlyOnceWith('u1', ['a']);
  expect(lastKnownClasses()).toEqual(['b']);
});

test('the test account keeps and removes on this device only', async () => {
  const { backend, store } = fakeBackend({ auth: { restore: () => Promise.resolve(shared) } });
  expect(await storeClassChange(backend, 'a', true, stays)).toEqual({ onThisDeviceOnly: true });
  expect(lastKnownClasses()).toEqual(['a']);
  expect(await storeClassChange(backend, 'a', false, stays)).toEqual({ onThisDeviceOnly: true });
  expect(lastKnownClasses()).toEqual([]);
  expect(store.add).not.toHaveBeenCalled();
  expect(store.remove).not.toHaveBeenCalled();
});

test('a session that ended by itself is known as ended', async () => {
  const { backend } = fakeBackend({ auth: { restore: () => Promise.resolve(undefined) } });
  await expect(storeClassChange(backend, 'a', true, stays)).rejects.toMatchObject({
    reason: 'account-gone',
  });
  expect(seemsSignedIn()).toBe(false);
});

test('a class is not stored for whoever signed in while the service was loaded', async () => {
  const { backend, store } = fakeBackend();
  await expect(storeClassChange(backend, 'a', true, () => true)).rejects.toThrow();
  expect(store.add).not.toHaveBeenCalled();
});

test('a failure of the service is told by its cause', async () => {
  const add = () => Promise.reject(failure('unavailable'));
  const { backend, store } = fakeBackend({ store: { add } });
  await expect(storeClassChange(backend, 'a', true, stays)).rejects.toMatchObject({
    reason: 'no-answer',
  });
  expect(store.read).not.toHaveBeenCalled();
  expect(lastKnownClasses()).toEqual([]);
});

test('a class of a full week can be saved once more, and one too many cannot', async () => {
  const { backend, store } = fakeBackend();
  rememberClasses(full);
  await keepClass(backend, asha, 'class-0');
  expect(store.add).toHaveBeenCalledTimes(1);
  expect(lastKnownClasses()).toEqual(full);
  rememberClasses(full.slice(1));
  await keepClass(backend, asha, 'one-more');
  expect(lastKnownClasses()).toHaveLength(mostSaved);
});

test('a class too many is refused, and a refusal of the store is the limit only when its list is full', async () => {
  const { backend, store } = fakeBackend();
  rememberClasses(full);
  await expect(keepClass(backend, asha, 'x')).rejects.toMatchObject({ reason: 'limit-reached' });
  expect(store.add).not.toHaveBeenCalled();
  rememberClasses([]);
  const add = () => Promise.reject(failure('permission-denied'));
  const refused = fakeBackend({ store: { add } }).backend;
  await expect(keepClass(refused, asha, 'x')).rejects.toMatchObject({ code: 'permission-denied' });
  const crowded = fakeBackend({ store: { add, read: () => Promise.resolve(full) } }).backend;
  await expect(keepClass(crowded, asha, 'x')).rejects.toMatchObject({ reason: 'limit-reached' });
});

test('a class that another press saved meanwhile stays', async () => {
  const add = () => {
    rememberClasses(['a', 'b']);
    return Promise.resolve();
  };
  const { backend } = fakeBackend({ store: { add } });
  rememberClasses(['a']);
  await keepClass(backend, asha, 'c');
  expect(lastKnownClasses()).toEqual(['a', 'b', 'c']);
});

const ravi = { ...asha, uid: 'u2', email: 'ravi@mail.example' };
const changes = [
  ['read', readClasses],
  ['saved', (backend: Backend, user: User) => keepClass(backend, user, 'c')],
  ['removed', (backend: Backend, user: User) => dropClasses(backend, user, ['a'])],
] as const;
test.each(
  changes.flatMap(([what, change]) =>
    [undefined, ravi].map((next) => [what, next?.email ?? 'nobody', next, change] as const),
  ),
)('classes that are %s when %s is signed in by then are not remembered', async (...row) => {
  const [, , next, change] = row;
  rememberClasses(['a']);
  const overtake = (answer: string[]) => () => {
    rememberSession(false);
    if (next) rememberSession(true);
    return Promise.resolve(answer);
  };
  const { backend } = fakeBackend({
    auth: { restore: () => Promise.resolve(next) },
    store: {
      read: overtake(['a', 'b']),
      add: overtake([]) as never,
      remove: overtake([]) as never,
    },
  });
  await change(backend, asha);
  expect(localStorage.getItem('saved-classes')).toBeNull();
});
