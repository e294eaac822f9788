import { AccountError, type Cause } from './account-error.ts';
import type { Backend, User } from './backend.ts';
import { causeOf } from './causes.ts';
import type { CompletedAction } from './completed-action.ts';
import { shortestPassword, signIn, signUp } from './session.ts';
import { keepClass } from './stored-classes.ts';

interface Entry {
  email: string;
  password: string;
  testEmail: string | undefined;
  /** The id of a class to save once the visitor is signed in. */
  asked: string | undefined;
}

/** Returns the cause when the class could not be saved, because the sign-in itself succeeded. */
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

/** The differences between signing in and signing up. */
export const authActs = {
  'sign-in': {
    enter: entering((backend, { email, password, testEmail }) =>
      signIn(backend, email, password, testEmail),
    ),
    done: 'signed-in',
    autoComplete: 'current-password',
    otherAddress: __PLACE__.pages.signup,
  },
  'sign-up': {
    enter: entering((backend, { email, password, testEmail }) => {
      if (password.length < shortestPassword) throw new AccountError('password-too-short');
      return signUp(backend, email, password, testEmail);
    }),
    done: 'signed-up',
    autoComplete: 'new-password',
    otherAddress: __PLACE__.pages.login,
  },
} as const satisfies Record<string, { done: CompletedAction; [name: string]: unknown }>;
