import { AccountError } from './account-error.ts';
import type { AuthBackend, Backend, User } from './backend.ts';
import { causeOf, isDomainRefused } from './causes.ts';
import { rememberClasses, rememberSession } from './remembered-session.ts';
import { readClasses } from './stored-classes.ts';
import { withDeadline } from './with-deadline.ts';

/** The fewest characters of a password; the service itself accepts six. */
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
  if (user.email === testEmail?.toLowerCase() && !user.isTestAccount) {
    await auth.signOut();
    // Firebase has ended the previous session too.
    rememberSession(false);
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
 * Remembers the session and reads the saved classes. If the document cannot be created now, the sign-in still succeeds;
 * the next sign-in or save creates the document.
 */
async function welcome(backend: Backend, user: User) {
  // The list in this browser may be of another account, and the store may not answer.
  rememberClasses([]);
  rememberSession(true);
  const saved = readClasses(backend, user).catch(() => undefined);
  const enough = new Promise((resolve) => setTimeout(resolve, timeoutAtSignIn));
  await Promise.race([saved, enough]);
}

/**
 * Sends a reset link that leads on to `continueTo`, unless the project has not authorised this domain. Does not reveal
 * whether the e-mail address has an account.
 */
export async function sendReset(
  auth: AuthBackend,
  email: string,
  continueTo: string | undefined,
): Promise<void> {
  try {
    await withDeadline(auth.sendReset(email, continueTo)).catch((error: unknown) => {
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
  rememberSession(false);
  await auth.signOut();
}

/**
 * Deletes an account, its document first, because nobody can reach the document without the account. If the service
 * will require the password, this rejects with the cause "sign-in-again" before anything is deleted.
 */
export async function deleteAccount(
  backend: Backend,
  user: User,
  password: string | undefined,
): Promise<void> {
  const auth = await withDeadline(backend.auth());
  if (password !== undefined) await withDeadline(auth.reauthenticate(password));
  else if (!(await withDeadline(auth.isFresh()))) throw new AccountError('sign-in-again');
  const store = await withDeadline(backend.store());
  await withDeadline(store.deleteDocument(user.uid));
  // This must happen before Firebase reports the sign-out, which would look like an expired session.
  rememberSession(false);
  await withDeadline(auth.deleteAccount()).catch(async (error: unknown) => {
    // Another tab may have signed out meanwhile.
    if (await auth.restore()) rememberSession(true);
    throw error;
  });
}
