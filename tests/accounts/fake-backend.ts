import { vi } from 'vitest';
import type { AuthBackend, Backend, StoreBackend, User } from '../../src/accounts/backend.ts';

export const asha: User = { uid: 'u1', email: 'asha@mail.example', isTestAccount: false };
export const failure = (code: string) => Object.assign(new Error(code), { code });

/** A fake of the account service; each response can be replaced. */
export function fakeBackend(
  changed: { auth?: Partial<AuthBackend>; store?: Partial<StoreBackend> } = {},
) {
  const auth: AuthBackend = {
    sendsMail: true,
    restore: vi.fn(() => Promise.resolve(asha)),
    watch: vi.fn(() => () => undefined),
    signUp: vi.fn(() => Promise.resolve(asha)),
    signIn: vi.fn(() => Promise.resolve(asha)),
    signOut: vi.fn(() => Promise.resolve()),
    sendReset: vi.fn(() => Promise.resolve()),
    readReset: vi.fn(() => Promise.resolve(asha.email)),
    finishReset: vi.fn(() => Promise.resolve()),
    changePassword: vi.fn(() => Promise.resolve()),
    isFresh: vi.fn(() => Promise.resolve(true)),
    reauthenticate: vi.fn(() => Promise.resolve()),
    deleteAccount: vi.fn(() => Promise.resolve()),
    ...changed.auth,
  };
  const store: StoreBackend = {
    ensure: vi.fn(() => Promise.resolve()),
    read: vi.fn(() => Promise.resolve(['monday-yoga-0900'])),
    add: vi.fn(() => Promise.resolve()),
    remove: vi.fn(() => Promise.resolve()),
    deleteDocument: vi.fn(() => Promise.resolve()),
    ...changed.store,
  };
  const backend: Backend = {
    auth: () => Promise.resolve(auth),
    store: () => Promise.resolve(store),
  };
  return { backend, auth, store };
}
