// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { AuthBackend } from '../../src/accounts/backend.ts';
import {
  lastKnownClasses,
  rememberClasses,
  rememberSession,
  seemsSignedIn,
} from '../../src/accounts/remembered-session.ts';
import {
  deleteAccount,
  finishReset,
  sendReset,
  signIn,
  signUp,
} from '../../src/accounts/session.ts';
import { asha, failure, fakeBackend } from './fake-backend.ts';

const failing = (code: string) => () => Promise.reject(failure(code));
const withAuth = (auth: Partial<AuthBackend>) => fakeBackend({ auth });

test('signing in trims the address, never the password, and makes sure of the document', async () => {
  const { backend, auth, store } = fakeBackend();
  await signIn(backend, ' asha@mail.example ', ' word ');
  expect(auth.signIn).toHaveBeenCalledWith('asha@mail.example', ' word ');
  expect(store.ensure).toHaveBeenCalledWith('u1');
  expect(seemsSignedIn()).toBe(true);
  expect(lastKnownClasses()).toEqual(['monday-yoga-0900']);
});

test.each([
  ['cannot be written', fakeBackend({ store: { ensure: failing('unknown') } }).backend],
  ['cannot be reached', { ...fakeBackend().backend, store: failing('unavailable') }],
  ['hangs', fakeBackend({ store: { ensure: () => new Promise(() => undefined) } }).backend],
])('a document that %s is no failure of a sign-in or sign-up', async (_, backend) => {
  vi.useFakeTimers();
  for (const enter of [signIn, signUp]) {
    const entered = enter(backend, asha.email, 'word word');
    await vi.advanceTimersByTimeAsync(4_000);
    await expect(entered).resolves.toEqual(asha);
  }
  expect(seemsSignedIn()).toBe(true);
});

test('signing up trims the address, never the password', async () => {
  const { backend, auth } = fakeBackend();
  await signUp(backend, ` ${asha.email} `, ' word word ', 'demo@gym.example');
  expect(auth.signUp).toHaveBeenCalledExactlyOnceWith(asha.email, ' word word ');
});

const taken = failing('auth/email-already-in-use');

test('a sign-up whose first answer was lost is healed by signing in', async () => {
  const { backend, auth } = withAuth({ signUp: taken });
  await expect(signUp(backend, ` ${asha.email} `, 'word word')).resolves.toEqual(asha);
  expect(auth.signIn).toHaveBeenCalledExactlyOnceWith(asha.email, 'word word');
});

test('an address that is really taken is told as that', async () => {
  const { backend } = withAuth({ signUp: taken, signIn: failing('auth/invalid-credential') });
  await expect(signUp(backend, asha.email, 'word word')).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  });
  expect(seemsSignedIn()).toBe(false);
});

test('a sign-up that fails for another reason tries nothing else', async () => {
  const { backend, auth } = withAuth({ signUp: failing('auth/weak-password') });
  await expect(signUp(backend, asha.email, 'word word')).rejects.toMatchObject({
    code: 'auth/weak-password',
  });
  expect(auth.signIn).not.toHaveBeenCalled();
});

test('an account under the address of the test account that is not ours lets nobody in', async () => {
  const stranger = { ...asha, email: 'demo@gym.example' };
  const enter = (user: typeof stranger) => {
    const fake = withAuth({ signIn: () => Promise.resolve(user) });
    return { ...fake, entered: signIn(fake.backend, user.email, 'word', 'Demo@gym.example') };
  };
  const { auth, store, entered } = enter(stranger);
  await expect(entered).rejects.toMatchObject({ reason: 'test-account-taken' });
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(store.read).not.toHaveBeenCalled();
  expect(seemsSignedIn()).toBe(false);
  const ours = { ...stranger, isTestAccount: true };
  await expect(enter(ours).entered).resolves.toEqual(ours);
});

test('nobody signs up under the address of the test account', async () => {
  const { backend, auth } = fakeBackend();
  const entered = signUp(backend, ' Demo@gym.example', 'word word', 'demo@gym.example');
  await expect(entered).rejects.toMatchObject({ reason: 'email-taken' });
  expect(auth.signUp).not.toHaveBeenCalled();
});

test('a new password ends the session of its account in this browser, and of no other', async () => {
  const { auth } = fakeBackend();
  rememberSession(true);
  await finishReset(auth, 'code', 'word word');
  expect(auth.finishReset).toHaveBeenCalledWith('code', 'word word');
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(seemsSignedIn()).toBe(false);
  for (const session of [
    withAuth({ readReset: () => Promise.resolve('ravi@mail.example') }),
    withAuth({ restore: () => Promise.resolve(undefined) }),
  ]) {
    await finishReset(session.auth, 'code', 'word word');
    expect(session.auth.signOut).not.toHaveBeenCalled();
  }
});

test('an account is deleted after its document, while nobody is signed in any more', async () => {
  rememberSession(true);
  const order: string[] = [];
  const note = (what: string) => () =>
    Promise.resolve(void order.push(`${what} ${seemsSignedIn()}`));
  const { backend } = fakeBackend({
    auth: { deleteAccount: note('account') },
    store: { deleteDocument: note('document') },
  });
  await deleteAccount(backend, asha, undefined);
  expect(order).toEqual(['document true', 'account false']);
  expect(seemsSignedIn()).toBe(false);
});

test('whoever is not deleted stays signed in', async () => {
  const { backend } = withAuth({ deleteAccount: failing('auth/network-request-failed') });
  await expect(deleteAccount(backend, asha, undefined)).rejects.toMatchObject({
    code: 'auth/network-request-failed',
  });
  expect(seemsSignedIn()).toBe(true);
});

test('who signed out in another tab while the account was not deleted stays signed out', async () => {
  const { backend } = withAuth({
    deleteAccount: failing('auth/network-request-failed'),
    restore: () => Promise.resolve(undefined),
  });
  await expect(deleteAccount(backend, asha, undefined)).rejects.toThrow();
  expect(seemsSignedIn()).toBe(false);
});

test('whoever signs in sees nothing that was saved in this browser before', async () => {
  rememberClasses(['of-somebody-else']);
  const { backend } = fakeBackend({ store: { read: failing('unavailable') } });
  await signIn(backend, asha.email, 'word word');
  expect(lastKnownClasses()).toEqual([]);
});

test('nothing is deleted before the password that the service will ask for was given', async () => {
  const { backend, store, auth } = withAuth({ isFresh: vi.fn(() => Promise.resolve(false)) });
  await expect(deleteAccount(backend, asha, undefined)).rejects.toMatchObject({
    reason: 'sign-in-again',
  });
  expect(store.deleteDocument).not.toHaveBeenCalled();
  await deleteAccount(backend, asha, 'word word');
  expect(auth.reauthenticate).toHaveBeenCalledWith('word word');
  expect(auth.isFresh).toHaveBeenCalledTimes(1);
  expect(store.deleteDocument).toHaveBeenCalledWith('u1');
});

const continueTo = '/login?save=monday-yoga-0900';

test('a link for a new password leads on, unless the project does not know this site yet', async () => {
  const { auth } = fakeBackend();
  await sendReset(auth, asha.email, continueTo);
  expect(auth.sendReset).toHaveBeenCalledExactlyOnceWith(asha.email, continueTo);
  const unknown = vi.fn<AuthBackend['sendReset']>((_, leadingOn) =>
    leadingOn === undefined
      ? Promise.resolve()
      : Promise.reject(failure('auth/unauthorized-continue-uri')),
  );
  await sendReset(withAuth({ sendReset: unknown }).auth, asha.email, continueTo);
  expect(unknown.mock.calls.map(([, leadingOn]) => leadingOn)).toEqual([continueTo, undefined]);
});

test('asking for a link answers the same for an address that nobody has, and no other failure is lost', async () => {
  const asking = (code: string) =>
    sendReset(withAuth({ sendReset: failing(code) }).auth, asha.email, undefined);
  await asking('auth/user-not-found');
  await expect(asking('auth/too-many-requests')).rejects.toThrow('auth/too-many-requests');
});
