/* The state of the sign-in and of the sign-up form. */

import { useEffect } from 'react';
import { AccountError, type Cause } from '../../accounts/account-error.ts';
import type { Backend, User } from '../../accounts/backend.ts';
import { causeOf } from '../../accounts/causes.ts';
import { type CompletedAction, storeCompletedAction } from '../../accounts/completed-action.ts';
import { backend } from '../../accounts/load-backend.ts';
import { watchRemembered } from '../../accounts/remembered-session.ts';
import { shortestPassword, signIn, signUp } from '../../accounts/session.ts';
import { keepClass } from '../../accounts/stored-classes.ts';
import { useAccountForm } from './AccountForm.tsx';
import { afterSignIn } from './my-week.ts';

/** What a visitor enters in the sign-in or sign-up form. */
interface Entry {
  email: string;
  password: string;
  testEmail: string | undefined;
  /** The id of a class to save once the visitor is signed in. */
  asked: string | undefined;
}

/** Signs in or up, then saves the class that was asked for. If only that fails, returns the cause. */
const entering =
  (sign: (backend: Backend, entry: Entry) => Promise<User>) =>
  async (backend: Backend, entry: Entry): Promise<Cause | undefined> => {
    if (entry.email.trim() === '') throw new AccountError('malformed-email');
    if (entry.password === '') throw new AccountError('weak-password');
    const user = await sign(backend, entry);
    return entry.asked === undefined
      ? undefined
      : keepClass(backend, user, entry.asked).then(() => undefined, causeOf);
  };

/** The differences between signing in and signing up. */
export const authForms = {
  'sign-in': {
    enter: entering((backend, { email, password, testEmail }) =>
      signIn(backend, email, password, testEmail),
    ),
    done: 'signed-in',
    autoComplete: 'current-password',
    otherPath: '/signup',
  },
  'sign-up': {
    enter: entering((backend, { email, password, testEmail }) => {
      if (password.length < shortestPassword) throw new AccountError('weak-password');
      return signUp(backend, email, password, testEmail);
    }),
    done: 'signed-up',
    autoComplete: 'new-password',
    otherPath: '/login',
  },
} as const satisfies Record<string, { done: CompletedAction; [name: string]: unknown }>;

/** The state of the sign-in or sign-up form; `asked` is the id of a class to save after it. */
export function useEntry(
  act: keyof typeof authForms,
  asked: string | undefined,
  testEmail: string | undefined,
) {
  const form = useAccountForm({ email: '', password: '' });
  const { values, setValue, submission, submit, reset } = form;
  const { enter, done } = authForms[act];

  useEffect(() => {
    // Preloads the service while the visitor types; a failure is reported on submit.
    backend.auth().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (submission.status !== 'done') return;
    // The back button may restore this page, which must not keep the password.
    return watchRemembered(() => {
      setValue('password', '');
      reset();
    });
  }, [submission, setValue, reset]);

  async function send() {
    let unsaved: Cause | undefined;
    const sent = await submit(async () => {
      unsaved = await enter(backend, { ...values, testEmail, asked });
    });
    if (!sent) return;
    storeCompletedAction(asked ?? done);
    location.assign(afterSignIn(asked, unsaved));
  }

  return { form, send };
}
