import type { AuthBackend, Backend, User } from './backend.ts';
import { AccountError } from './account-error.ts';
import { causeOf } from './causes.ts';
import { withDeadline } from './deadline.ts';
import { hintSession } from './hint.ts';
import { readClasses } from './stored-classes.ts';

/** What sign-up and a change of the password ask for; the service alone would take six. */
export const shortestPassword = 8;

/** How long a sign-in waits for the document, in milliseconds: it is a success without it. */
const patienceAtSignIn = 4_000;

/**
 * Signs in, and makes sure that the document exists, which a sign-up that broke off may not have made. Everybody knows
 * the address of the test account, so a stranger may have made an account of their own with it: nobody is signed in
 * to that one.
 */
export async function signIn(
  backend: Backend,
  email: string,
  password: string,
  testEmail?: string,
): Promise<User> {
  const auth = await withDeadline(backend.auth());
  void backend.store().catch(() => undefined);
  const user = await withDeadline(auth.signIn(email.trim(), password));
  if (user.email === testEmail?.toLowerCase() && !user.shared) {
    await auth.signOut();
    // Whoever was signed in before is not any more.
    hintSession(false);
    throw new AccountError('test-account-taken');
  }
  await welcome(backend, user);
  return user;
}

/**
 * Signs up. If the answer to an earlier try was lost, the e-mail address is taken by this very account: signing in with
 * the same password then succeeds and counts as signing up. Nobody may sign up with the address of the test account,
 * even while there is no such account.
 */
export async function signUp(
  backend: Backend,
  email: string,
  password: string,
  testEmail?: string,
): Promise<User> {
  if (email.trim().toLowerCase() === testEmail?.toLowerCase())
    throw new AccountError('email-taken');
  const auth = await withDeadline(backend.auth());
  void backend.store().catch(() => undefined);
  const user = await withDeadline(auth.signUp(email.trim(), password)).catch(
    async (error: unknown) => {
      if (causeOf(error) !== 'email-taken') throw error;
      return withDeadline(auth.signIn(email.trim(), password)).catch(() => {
        throw error;
      });
    },
  );
  await welcome(backend, user);
  return user;
}

/**
 * What follows every sign-in: the hint for other pages, and the document with the saved classes. If the document cannot
 * be written now, the sign-in still succeeds; the next one or the first save makes it.
 */
async function welcome(backend: Backend, user: User) {
  hintSession(true);
  const saved = readClasses(backend, user).catch(() => undefined);
  const enough = new Promise((resolve) => setTimeout(resolve, patienceAtSignIn));
  await Promise.race([saved, enough]);
}

/**
 * Sends a link for a new password, which may lead on to an address of this site; where the project does not know this site
 * yet, without that. The answer is the same whether the e-mail address has an account or not.
 */
export async function sendReset(
  auth: AuthBackend,
  email: string,
  onTo: string | undefined,
): Promise<void> {
  try {
    await withDeadline(auth.sendReset(email, onTo)).catch((error: unknown) => {
      if (causeOf(error) !== 'site-unknown') throw error;
      return withDeadline(auth.sendReset(email));
    });
  } catch (error) {
    if (causeOf(error) !== 'unknown-email') throw error;
  }
}

/**
 * Saves a new password by a link. The service ends every session of the account then; one of this browser ends at once
 * and in silence, so that "Sign in now" finds the form and the old session does not break off an hour later.
 */
export async function finishReset(
  auth: AuthBackend,
  code: string,
  password: string,
): Promise<void> {
  const account = await withDeadline(auth.readReset(code));
  await withDeadline(auth.finishReset(code, password));
  const user = await auth.restore();
  if (user?.email !== account) return;
  hintSession(false);
  await auth.signOut();
}

/**
 * Deletes the document first, since nobody can reach it once the account is gone, and then the account. If the service
 * will want the password, it is asked for before either, so that whoever gives up there has lost nothing.
 */
export async function deleteAccount(
  backend: Backend,
  user: User,
  password: string | undefined,
): Promise<void> {
  if (user.shared) throw new AccountError('shared-account');
  const auth = await withDeadline(backend.auth());
  if (password !== undefined) await withDeadline(auth.confirm(password));
  else if (!(await withDeadline(auth.isFresh()))) throw new AccountError('sign-in-again');
  const store = await withDeadline(backend.store());
  await withDeadline(store.deleteDocument(user.uid));
  // Before the library says that nobody is signed in any more: that is no session that ended by itself.
  hintSession(false);
  await withDeadline(auth.deleteAccount()).catch((error: unknown) => {
    hintSession(true);
    // The classes are deleted and the account is not: the visitor learns that, unless only the password is missing.
    throw causeOf(error) === 'sign-in-again' ? error : new AccountError('half-done');
  });
}
