// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../src/accounts/backend.ts';
import { asha, failure, fakeBackend } from '../../accounts/fake-backend.ts';

/** A fake account service; the browser tests load the real one. */
const door = vi.hoisted(() => ({ backend: {} as object }));
vi.mock('../../../src/accounts/load-backend.ts', () => door);

// Another test may have loaded them with the real service.
vi.resetModules();
const { lastKnownClasses, rememberSession, seemsSignedIn } =
  await import('../../../src/accounts/remembered-session.ts');
const { useAccount } = await import('../../../src/pages/account/useAccount.ts');
const { useEntry } = await import('../../../src/pages/account/useEntry.ts');
afterAll(() => void vi.resetModules());

let tell: (user: User | undefined) => void;
const stopped = vi.fn();
const goTo = vi.fn();
const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

function serve(changed: Parameters<typeof fakeBackend>[0] = {}) {
  const watch = vi.fn((changed: typeof tell) => {
    tell = changed;
    return stopped;
  });
  const fake = fakeBackend({ ...changed, auth: { watch, ...changed.auth } });
  Object.assign(door.backend, fake.backend);
  return fake;
}
const isHeld = (id: string) => id === 'monday-yoga-0900';
/** A page, with whoever has signed in. */
async function page(user?: User) {
  const rendered = renderHook(() => useAccount(isHeld));
  await turn();
  if (user) await told(user);
  return rendered;
}
async function told(user: User | undefined) {
  tell(user);
  await turn();
}

const hearOtherTab = () =>
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'account' })));

beforeEach(() => {
  stopped.mockReset();
  goTo.mockReset();
  vi.stubGlobal('location', { assign: goTo, search: '' });
  rememberSession(true);
});

test('where nobody has signed in the service is not even loaded', async () => {
  rememberSession(false);
  const { auth } = serve();
  const { result } = await page();
  expect(result.current).toEqual({ status: 'signed-out' });
  expect(auth.restore).not.toHaveBeenCalled();
});

test('until the service has answered it is not known who is there', () => {
  serve();
  const { result, unmount } = renderHook(() => useAccount(isHeld));
  expect(result.current).toEqual({ status: 'checking' });
  unmount();
});

test('whoever is there sees the saved classes as the store has them', async () => {
  const { store } = serve();
  const { result } = await page(asha);
  expect(result.current).toEqual({ status: 'signed-in', user: asha, goneCount: 0 });
  expect(lastKnownClasses()).toEqual(['monday-yoga-0900']);
  expect(store.remove).not.toHaveBeenCalled();
});

test('classes that have left the timetable are removed and counted', async () => {
  const saved = ['sunday-zumba-0900', 'monday-yoga-0900', 'friday-aikido-1800'];
  const { store } = serve({ store: { read: () => Promise.resolve(saved) } });
  const { result } = await page(asha);
  expect(store.remove).toHaveBeenCalledExactlyOnceWith('u1', [saved[0], saved[2]]);
  expect(result.current).toEqual({ status: 'signed-in', user: asha, goneCount: 2 });
  expect(lastKnownClasses()).toEqual(['monday-yoga-0900']);
});

test('a store that does not answer is no failure of the page', async () => {
  serve({ store: { read: () => Promise.reject(failure('unavailable')) } });
  const { result } = await page(asha);
  expect(result.current).toEqual({ status: 'signed-in', user: asha, goneCount: 0 });
});

test('a service that cannot be asked is told with the cause', async () => {
  serve({ auth: { restore: () => Promise.reject(failure('auth/network-request-failed')) } });
  const { result } = await page();
  expect(result.current).toEqual({ status: 'unreachable', cause: 'no-answer' });
});

test('a session that ended by itself leads to the sign-in', async () => {
  serve();
  const { result } = await page();
  await told(undefined);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login?again=1');
  expect(seemsSignedIn()).toBe(false);
  expect(result.current).toEqual({ status: 'signed-out' });
});

test('a sign-out in another tab ends it here too, and a sign-in begins it again', async () => {
  serve();
  const { result } = await page(asha);
  rememberSession(false);
  hearOtherTab();
  expect(result.current).toEqual({ status: 'signed-out' });
  await told(undefined);
  expect(goTo).not.toHaveBeenCalled();
  await told(asha);
  expect(seemsSignedIn()).toBe(true);
  expect(result.current.status).toBe('signed-in');
  hearOtherTab();
  expect(result.current.status).toBe('signed-in');
});

test('a page that is left follows nobody any more', async () => {
  serve();
  const { result, unmount } = await page(asha);
  unmount();
  expect(stopped).toHaveBeenCalledTimes(1);
  await told(undefined);
  expect(goTo).not.toHaveBeenCalled();
  expect(result.current.status).toBe('signed-in');
});

test('a page that is left before the service answers never begins to follow', async () => {
  const { auth } = serve();
  const { unmount } = renderHook(() => useAccount(isHeld));
  unmount();
  await turn();
  expect(auth.watch).not.toHaveBeenCalled();
});

const form = (act: 'sign-in' | 'sign-up' = 'sign-in', asked?: string) => {
  const { result } = renderHook(() => useEntry(act, asked, undefined));
  return result;
};
async function sendWith(result: ReturnType<typeof form>, email: string, password: string) {
  act(() => {
    result.current.form.setValue('email', email);
    result.current.form.setValue('password', password);
  });
  await act(() => result.current.send());
}

test('a form that was accepted leads home and leaves word of it', async () => {
  const { auth } = serve();
  const result = form();
  expect(result.current.form.values).toEqual({ email: '', password: '' });
  await sendWith(result, asha.email, 'word word');
  expect(auth.signIn).toHaveBeenCalledExactlyOnceWith(asha.email, 'word word');
  expect(sessionStorage.getItem('done')).toBe('signed-in');
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/#home');
});

test('a form that was refused stays, with the cause and with what was typed', async () => {
  serve({ auth: { signIn: () => Promise.reject(failure('auth/wrong-password')) } });
  const result = form();
  await sendWith(result, asha.email, 'word');
  expect(result.current.form.cause).toBe('wrong-password');
  expect(result.current.form.values.password).toBe('word');
  expect(sessionStorage.getItem('done')).toBeNull();
  expect(goTo).not.toHaveBeenCalled();
});

test('with a class to save a form leads to its day, and to the reason why it is not saved', async () => {
  serve();
  await sendWith(form('sign-up', 'monday-boxing-1800'), asha.email, 'word word');
  expect(goTo).toHaveBeenLastCalledWith('/schedule/monday');
  expect(sessionStorage.getItem('done')).toBe('monday-boxing-1800');
  serve({ store: { add: () => Promise.reject(failure('unavailable')) } });
  await sendWith(form('sign-in', 'monday-boxing-1800'), asha.email, 'word word');
  expect(goTo).toHaveBeenLastCalledWith('/schedule/monday?unsaved=no-answer');
});

test('after a sign-out whoever comes back finds an empty form', async () => {
  serve();
  const result = form();
  await sendWith(result, asha.email, 'word word');
  expect(result.current.form.values.password).toBe('word word');
  hearOtherTab();
  expect(result.current.form.values.password).toBe('');
  expect(result.current.form.submission).toEqual({ status: 'idle' });
});

test('what other tabs do leaves a form alone that nobody has sent', () => {
  serve();
  const result = form();
  act(() => result.current.form.setValue('password', 'word'));
  hearOtherTab();
  expect(result.current.form.values.password).toBe('word');
});

test('the service is loaded while the visitor types, and says nothing when that fails', async () => {
  const load = vi.fn(() => Promise.reject(failure('unavailable')));
  Object.assign(door.backend, { auth: load });
  const result = form();
  await turn();
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current.form.submission).toEqual({ status: 'idle' });
});
