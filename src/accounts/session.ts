import type { AuthBackend, Backend, User } from './backend.ts';
import { AccountError } from './account-error.ts';
import { causeOf, isDomainRefused, withDeadline } from './causes.ts';
import { hintSession } from './session-hint.ts';
import { readClasses } from './stored-classes.ts';

/** Stricter than the service, which accepts six. */
export const shortestPassword = 8;

/** How many milliseconds a sign-in waits for the user's document with the saved classes; it succeeds without it. */
const timeoutAtSignIn = 4_000;

/**
 * Signs in, and creates the user's document if an interrupted sign-up left none. The address of the test account is
 * public, so a stranger may have signed up with it: such an account is signed out again at once.
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
    // The library has ended the previous session too.
    hintSession(false);
    throw new AccountError('test-account-taken');
  }
  await welcome(backend, user);
  return user;
}

/**
 * Signs up. If the response to an earlier attempt was lost, the address is taken by this very account, and signing in
 * with the same password counts as signing up. Nobody may register the address of the test account, even while that
 * account does not exist.
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
 * Sets the session hint and reads the saved classes. If the document cannot be created now, the sign-in still succeeds;
 * the next sign-in or save creates it.
 */
async function welcome(backend: Backend, user: User) {
  hintSession(true);
  const saved = readClasses(backend, user).catch(() => undefined);
  const enough = new Promise((resolve) => setTimeout(resolve, timeoutAtSignIn));
  await Promise.race([saved, enough]);
}

/**
 * Sends a reset link that leads back to `onTo`, or without it if the project has not authorized this domain. Does not
 * reveal whether the e-mail address has an account.
 */
export async function sendReset(
  auth: AuthBackend,
  email: string,
  onTo: string | undefined,
): Promise<void> {
  try {
    await withDeadline(auth.sendReset(email, onTo)).catch((error: unknown) => {
      if (!isDomainRefused(error)) throw error;
      return withDeadline(auth.sendReset(email));
    });
  } catch (error) {
    if (causeOf(error) !== 'wrong-password') throw error;
  }
}

/**
 * Sets a new password. The service then ends all sessions of the account; signing out here at once makes "Sign in now"
 * show the form, and avoids a session that fails an hour later.
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
 * Deletes the document first, since it is unreachable without the account. If the service will require the password, it
 * is requested before that, so that cancelling loses nothing.
 */
export async function deleteAccount(
  backend: Backend,
  user: User,
  password: string | undefined,
): Promise<void> {
  const auth = await withDeadline(backend.auth());
  if (password !== undefined) await withDeadline(auth.confirm(password));
  else if (!(await withDeadline(auth.isFresh()))) throw new AccountError('sign-in-again');
  const store = await withDeadline(backend.store());
  await withDeadline(store.deleteDocument(user.uid));
  // Before the library reports the sign-out, which would look like an expired session.
  hintSession(false);
  await withDeadline(auth.deleteAccount()).catch((error: unknown) => {
    hintSession(true);
    throw error;
  });
}
