// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  lastKnownClasses,
  mostSaved,
  rememberClasses,
} from '../../../src/accounts/remembered-session.ts';
import { authForms } from '../../../src/pages/account/useEntry.ts';
import { asha, fakeBackend } from '../../accounts/fake-backend.ts';

const entry = {
  email: asha.email,
  password: '8 signs!',
  testEmail: undefined as string | undefined,
  asked: undefined as string | undefined,
};
const both = ['sign-in', 'sign-up'] as const;

test.each(both)('%s asks for an address and a password before it asks the service', async (act) => {
  const { backend, auth } = fakeBackend();
  const enter = (changed: Partial<typeof entry>) =>
    authForms[act].enter(backend, { ...entry, ...changed });
  await expect(enter({ email: ' ' })).rejects.toMatchObject({ reason: 'malformed-email' });
  await expect(enter({ password: '' })).rejects.toMatchObject({ reason: 'weak-password' });
  expect(auth.signIn).not.toHaveBeenCalled();
  expect(auth.signUp).not.toHaveBeenCalled();
});

test('a new password has eight signs, and one of old may have fewer', async () => {
  const { backend, auth } = fakeBackend();
  const short = { ...entry, password: '7 signs' };
  await expect(authForms['sign-up'].enter(backend, short)).rejects.toMatchObject({
    reason: 'weak-password',
  });
  await authForms['sign-up'].enter(backend, entry);
  expect(auth.signUp).toHaveBeenCalledExactlyOnceWith(asha.email, '8 signs!');
  expect(await authForms['sign-in'].enter(backend, short)).toBeUndefined();
  expect(auth.signIn).toHaveBeenCalledExactlyOnceWith(asha.email, '7 signs');
});

test('nobody gets in with the address of the test account that is not ours', async () => {
  const { backend } = fakeBackend();
  const entering = { ...entry, testEmail: asha.email };
  await expect(authForms['sign-in'].enter(backend, entering)).rejects.toMatchObject({
    reason: 'test-account-taken',
  });
  await expect(authForms['sign-up'].enter(backend, entering)).rejects.toMatchObject({
    reason: 'email-taken',
  });
});

test('the class that was asked for is saved with it', async () => {
  const { backend, store } = fakeBackend();
  const asked = { ...entry, asked: 'friday-cycling-1600' };
  expect(await authForms['sign-in'].enter(backend, asked)).toBeUndefined();
  expect(store.add).toHaveBeenCalledExactlyOnceWith('u1', 'friday-cycling-1600');
  expect(lastKnownClasses()).toEqual(['monday-yoga-0900', 'friday-cycling-1600']);
});

test('a class that cannot be saved is no failure, and says why', async () => {
  const full = Array.from({ length: mostSaved }, (_, index) => `class-${index}`);
  const { backend } = fakeBackend({ store: { read: () => Promise.resolve(full) } });
  rememberClasses([]);
  const asked = { ...entry, asked: 'friday-cycling-1600' };
  expect(await authForms['sign-in'].enter(backend, asked)).toBe('limit-reached');
});

test('each form leads to the other, and tells the browser which password it asks for', () => {
  const { 'sign-in': signIn, 'sign-up': signUp } = authForms;
  expect([signIn.otherPath, signIn.autoComplete, signIn.done]).toEqual([
    '/signup',
    'current-password',
    'signed-in',
  ]);
  expect([signUp.otherPath, signUp.autoComplete, signUp.done]).toEqual([
    '/login',
    'new-password',
    'signed-up',
  ]);
});
