// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { timeout, withDeadline } from '../../src/accounts/causes.ts';
import {
  hintClasses,
  hintedClasses,
  hintSession,
  isHinted,
  storageWorks,
} from '../../src/accounts/session-hint.ts';
import { mostSaved } from '../../src/accounts/my-week.ts';
import {
  deleteAccount,
  finishReset,
  sendReset,
  signIn,
  signUp,
} from '../../src/accounts/session.ts';
import { dropClasses, keepClass } from '../../src/accounts/stored-classes.ts';
import { asha, failure, fakeBackend } from './fake-backend.ts';

beforeEach(() => localStorage.clear());

test('signing in trims the address, never the password, and makes sure of the document', async () => {
  const { backend, auth, store } = fakeBackend();
  await signIn(backend, ' asha@mail.example ', ' word ');
  expect(auth.signIn).toHaveBeenCalledWith('asha@mail.example', ' word ');
  expect(store.ensure).toHaveBeenCalledWith('u1');
  expect(isHinted()).toBe(true);
  expect(hintedClasses()).toEqual(['monday-yoga-0900']);
});

test('a document that cannot be written is no failure of the sign-up', async () => {
  const { backend } = fakeBackend({ store: { ensure: () => Promise.reject(failure('unknown')) } });
  await expect(signUp(backend, 'asha@mail.example', 'word word')).resolves.toEqual(asha);
  expect(isHinted()).toBe(true);
});

test('a sign-up whose first answer was lost is healed by signing in', async () => {
  const taken = () => Promise.reject(failure('auth/email-already-in-use'));
  const { backend, auth } = fakeBackend({ auth: { signUp: taken } });
  await expect(signUp(backend, 'asha@mail.example', 'word word')).resolves.toEqual(asha);
  expect(auth.signIn).toHaveBeenCalledTimes(1);
});

test('a sign-up that fails for another reason tries nothing else', async () => {
  const { backend, auth } = fakeBackend({
    auth: { signUp: () => Promise.reject(failure('auth/weak-password')) },
  });
  await expect(signUp(backend, 'asha@mail.example', 'word word')).rejects.toMatchObject({
    code: 'auth/weak-password',
  });
  expect(auth.signIn).not.toHaveBeenCalled();
});

test('an address that is really taken is told as that', async () => {
  const { backend } = fakeBackend({
    auth: {
      signUp: () => Promise.reject(failure('auth/email-already-in-use')),
      signIn: () => Promise.reject(failure('auth/invalid-credential')),
    },
  });
  await expect(signUp(backend, 'asha@mail.example', 'word word')).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  });
  expect(isHinted()).toBe(false);
});

test('a new password ends the session of its account in this browser, and of no other', async () => {
  const { auth } = fakeBackend();
  hintSession(true);
  await finishReset(auth, 'code', 'word word');
  expect(auth.finishReset).toHaveBeenCalledWith('code', 'word word');
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(isHinted()).toBe(false);
  const other = fakeBackend({ auth: { readReset: () => Promise.resolve('ravi@mail.example') } });
  await finishReset(other.auth, 'code', 'word word');
  expect(other.auth.signOut).not.toHaveBeenCalled();
});

test('an account is deleted after its document, never before', async () => {
  const order: string[] = [];
  const { backend } = fakeBackend({
    auth: { deleteAccount: () => Promise.resolve(void order.push('account')) },
    store: { deleteDocument: () => Promise.resolve(void order.push('document')) },
  });
  await deleteAccount(backend, asha, undefined);
  expect(order).toEqual(['document', 'account']);
});

test('nothing is deleted before the password that the service will ask for was given', async () => {
  const { backend, store, auth } = fakeBackend({ auth: { isFresh: () => Promise.resolve(false) } });
  await expect(deleteAccount(backend, asha, undefined)).rejects.toMatchObject({
    reason: 'sign-in-again',
  });
  expect(store.deleteDocument).not.toHaveBeenCalled();
  await deleteAccount(backend, asha, 'word word');
  expect(auth.confirm).toHaveBeenCalledWith('word word');
  expect(store.deleteDocument).toHaveBeenCalledWith('u1');
});

test('an account under the address of the test account that is not ours lets nobody in', async () => {
  const stranger = { ...asha, email: 'demo@gym.example' };
  const { backend, auth, store } = fakeBackend({
    auth: { signIn: () => Promise.resolve(stranger) },
  });
  await expect(
    signIn(backend, 'Demo@gym.example', 'word word', 'Demo@gym.example'),
  ).rejects.toMatchObject({ reason: 'test-account-taken' });
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(store.read).not.toHaveBeenCalled();
  expect(isHinted()).toBe(false);
  const ours = { ...stranger, shared: true };
  const { backend: good } = fakeBackend({ auth: { signIn: () => Promise.resolve(ours) } });
  await expect(signIn(good, ours.email, 'word word', ours.email)).resolves.toEqual(ours);
});

test('nobody signs up under the address of the test account', async () => {
  const { backend, auth } = fakeBackend();
  await expect(
    signUp(backend, ' Demo@gym.example', 'word word', 'demo@gym.example'),
  ).rejects.toMatchObject({ reason: 'email-taken' });
  expect(auth.signUp).not.toHaveBeenCalled();
});

test('whoever is not deleted stays signed in', async () => {
  const { backend } = fakeBackend({
    auth: { deleteAccount: () => Promise.reject(failure('auth/network-request-failed')) },
  });
  await expect(deleteAccount(backend, asha, undefined)).rejects.toMatchObject({
    code: 'auth/network-request-failed',
  });
  expect(isHinted()).toBe(true);
});

test('saving names one class, and stops at the limit', async () => {
  const { backend, store } = fakeBackend();
  await keepClass(backend, asha, 'friday-cycling-1600');
  expect(store.add).toHaveBeenCalledWith('u1', 'friday-cycling-1600');
  expect(hintedClasses()).toEqual(['friday-cycling-1600']);
  await dropClasses(backend, asha, ['friday-cycling-1600']);
  expect(hintedClasses()).toEqual([]);
  hintClasses(Array.from({ length: mostSaved }, (_, index) => `class-${index}`));
  await expect(keepClass(backend, asha, 'one-more')).rejects.toMatchObject({
    reason: 'limit-reached',
  });
  expect(store.add).toHaveBeenCalledTimes(1);
});

test('the test account writes nothing', async () => {
  const { backend, store } = fakeBackend();
  await keepClass(backend, { ...asha, shared: true }, 'a');
  expect(store.add).not.toHaveBeenCalled();
});

test('a call that never answers ends after twelve seconds', async () => {
  vi.useFakeTimers();
  const waiting = withDeadline(new Promise(() => undefined));
  const ended = expect(waiting).rejects.toMatchObject({ reason: 'no-answer' });
  await vi.advanceTimersByTimeAsync(timeout);
  await ended;
});

test('a call that answers is over, and nothing waits for its end any more', async () => {
  vi.useFakeTimers();
  expect(await withDeadline(Promise.resolve('answer'))).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('what is in the storage and is not ours is no list', () => {
  localStorage.setItem('saved-classes', '{"a":');
  expect(hintedClasses()).toEqual([]);
  localStorage.setItem('saved-classes', '[1,"a",null]');
  expect(hintedClasses()).toEqual(['a']);
});

test('a sign-in does not wait for a document that hangs', async () => {
  vi.useFakeTimers();
  const { backend } = fakeBackend({ store: { ensure: () => new Promise(() => undefined) } });
  const signedIn = signIn(backend, 'asha@mail.example', 'word word');
  await vi.advanceTimersByTimeAsync(4_000);
  await expect(signedIn).resolves.toEqual(asha);
});

test('a refusal of the store is the limit only when the list is full', async () => {
  const denied = { add: () => Promise.reject(failure('permission-denied')) };
  const { backend } = fakeBackend({ store: denied });
  await expect(keepClass(backend, asha, 'a')).rejects.toMatchObject({ code: 'permission-denied' });
  const full = { ...denied, read: () => Promise.resolve(Array<string>(mostSaved).fill('x')) };
  const { backend: crowded } = fakeBackend({ store: full });
  await expect(keepClass(crowded, asha, 'a')).rejects.toMatchObject({ reason: 'limit-reached' });
});

test('a browser without storage goes on without', () => {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storageWorks()).toBe(false);
  expect(isHinted()).toBe(false);
  expect(hintedClasses()).toEqual([]);
  hintSession(true);
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
  storage.mockRestore();
});

test('a link for a new password leads on to where the visitor wanted to go', async () => {
  const { auth } = fakeBackend();
  await sendReset(auth, asha.email, '/login?save=monday-yoga-0900');
  expect(auth.sendReset).toHaveBeenCalledExactlyOnceWith(
    asha.email,
    '/login?save=monday-yoga-0900',
  );
});

test('a project that does not know this site yet sends a link that leads nowhere else', async () => {
  const sent: (string | undefined)[] = [];
  const { auth } = fakeBackend({
    auth: {
      sendReset: (_, onTo) => {
        sent.push(onTo);
        return onTo === undefined
          ? Promise.resolve()
          : Promise.reject(failure('auth/unauthorized-continue-uri'));
      },
    },
  });
  await sendReset(auth, asha.email, '/login?save=monday-yoga-0900');
  expect(sent).toEqual(['/login?save=monday-yoga-0900', undefined]);
});

test('asking for a link answers the same for an address that nobody has, and no other failure is lost', async () => {
  const refusing = (code: string) =>
    fakeBackend({ auth: { sendReset: () => Promise.reject(failure(code)) } }).auth;
  await sendReset(refusing('auth/user-not-found'), 'nobody@mail.example', undefined);
  await expect(
    sendReset(refusing('auth/too-many-requests'), asha.email, undefined),
  ).rejects.toThrow('auth/too-many-requests');
});

test('a failure to write the document at sign-in is no failure either', async () => {
  const { backend } = fakeBackend();
  const unloaded = { ...backend, store: () => Promise.reject(failure('unavailable')) };
  await expect(signIn(unloaded, asha.email, 'word word')).resolves.toEqual(asha);
  await expect(signUp(unloaded, asha.email, 'word word')).resolves.toEqual(asha);
});

test('whoever signs up with an address between blanks has it without them', async () => {
  const { backend, auth } = fakeBackend();
  await signUp(backend, ` ${asha.email} `, ' word word ', 'demo@gym.example');
  expect(auth.signUp).toHaveBeenCalledExactlyOnceWith(asha.email, ' word word ');
});

test('a taken address is tried without blanks, with the same password', async () => {
  const taken = () => Promise.reject(failure('auth/email-already-in-use'));
  const { backend, auth } = fakeBackend({ auth: { signUp: taken } });
  await signUp(backend, ` ${asha.email} `, 'word word');
  expect(auth.signIn).toHaveBeenCalledExactlyOnceWith(asha.email, 'word word');
});

test('an account whose session is another one keeps it when a password is set by a link', async () => {
  const nobody = fakeBackend({ auth: { restore: () => Promise.resolve(undefined) } });
  await finishReset(nobody.auth, 'code', 'word word');
  expect(nobody.auth.signOut).not.toHaveBeenCalled();
});

test('while an account is deleted nobody is signed in, and whoever could not be deleted still is', async () => {
  hintSession(true);
  const hinted: boolean[] = [];
  const { backend } = fakeBackend({
    auth: { deleteAccount: () => Promise.resolve(void hinted.push(isHinted())) },
  });
  await deleteAccount(backend, asha, undefined);
  expect([...hinted, isHinted()]).toEqual([false, false]);
  const refusing = fakeBackend({
    auth: { deleteAccount: () => Promise.reject(failure('auth/network-request-failed')) },
  });
  await expect(deleteAccount(refusing.backend, asha, undefined)).rejects.toThrow();
  expect(isHinted()).toBe(true);
});

test('with a password nobody asks how fresh the sign-in is', async () => {
  const { backend, auth } = fakeBackend();
  await deleteAccount(backend, asha, 'word word');
  expect(auth.isFresh).not.toHaveBeenCalled();
});
