import { AccountError, type Cause } from './account-error.ts';
import type { Backend, User } from './backend.ts';
import { causeOf } from './causes.ts';
import type { Done } from './done.ts';
import { shortestPassword, signIn, signUp } from './session.ts';
import { keepClass } from './stored-classes.ts';

interface Entry {
  email: string;
  password: string;
  testEmail: string | undefined;
  /** The class that is to be saved as soon as somebody is there. */
  asked: string | undefined;
}

/** Signs a visitor in. A class that could not be saved is no failure: the reason is returned, and shown beside it. */
const entering =
  (sign: (backend: Backend, entry: Entry) => Promise<User>) =>
  async (backend: Backend, entry: Entry): Promise<Cause | undefined> => {
    if (entry.email.trim() === '') throw new AccountError('empty-email');
    if (entry.password === '') throw new AccountError('empty-password');
    const user = await sign(backend, entry);
    return entry.asked === undefined
      ? undefined
      : keepClass(backend, user, entry.asked).then(() => undefined, causeOf);
  };

/** What differs between signing in and signing up. */
export const authActs = {
  'sign-in': {
    enter: entering((backend, { email, password, testEmail }) =>
      signIn(backend, email, password, testEmail),
    ),
    done: 'signed-in',
    autoComplete: 'current-password',
    otherAddress: '/signup',
  },
  'sign-up': {
    enter: entering((backend, { email, password, testEmail }) => {
      if (password.length < shortestPassword) throw new AccountError('password-too-short');
      return signUp(backend, email, password, testEmail);
    }),
    done: 'signed-up',
    autoComplete: 'new-password',
    otherAddress: '/login',
  },
} as const satisfies Record<string, { done: Done; [name: string]: unknown }>;
