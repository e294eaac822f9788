import { AccountError } from './account-error.ts';
import type { Backend, User } from './backend.ts';
import { causeOf } from './causes.ts';
import {
  lastKnownClasses,
  mostSaved,
  rememberClasses,
  rememberSession,
  seemsSignedIn,
} from './remembered-session.ts';
import { withDeadline } from './with-deadline.ts';

/**
 * The saved classes in the document store, and their copy in localStorage (remembered-session.ts). saved-classes.ts has
 * the classes as pages show them, with the pending changes.
 */
export interface Stored {
  /** Whether the change is kept in this browser only, as for the test account. */
  onThisDeviceOnly: boolean;
}

/** Remembers the saved classes of a user, unless another tab has ended their session meanwhile. */
async function remember(
  backend: Backend,
  user: User,
  change: (known: readonly string[]) => readonly string[],
) {
  const auth = await backend.auth();
  const current = await auth.restore();
  if (current?.uid === user.uid && seemsSignedIn()) rememberClasses(change(lastKnownClasses()));
}

/** Reads the saved classes, and creates a missing document. Those of the test account are on this device only. */
export async function readClasses(backend: Backend, user: User): Promise<string[]> {
  if (user.isTestAccount) return lastKnownClasses();
  const store = await withDeadline(backend.store());
  await withDeadline(store.ensure(user.uid));
  const saved = await withDeadline(store.read(user.uid));
  await remember(backend, user, () => saved);
  return saved;
}

/**
 * Saves a class. The test account saves it on this device only. Rejects with the cause 'limit-reached' when the list is
 * full.
 */
export async function keepClass(backend: Backend, user: User, id: string): Promise<void> {
  const known = lastKnownClasses();
  if (!known.includes(id) && known.length >= mostSaved) throw new AccountError('limit-reached');
  if (!user.isTestAccount) {
    const store = await withDeadline(backend.store());
    await withDeadline(store.add(user.uid, id)).catch(async (error: unknown) => {
      // The store refuses more classes than the limit, which another device may have reached meanwhile.
      if (causeOf(error) !== 'unknown-cause') throw error;
      const stored = await withDeadline(store.read(user.uid));
      throw stored.length >= mostSaved ? new AccountError('limit-reached') : error;
    });
  }
  // Another class may have been saved meanwhile.
  await remember(backend, user, (current) => [...new Set([...current, id])]);
}

/** Removes saved classes; the test account removes them on this device only. */
export async function dropClasses(
  backend: Backend,
  user: User,
  ids: readonly string[],
): Promise<void> {
  if (!user.isTestAccount) {
    const store = await withDeadline(backend.store());
    await withDeadline(store.remove(user.uid, ids));
  }
  await remember(backend, user, (current) => current.filter((id) => !ids.includes(id)));
}

/**
 * Saves or removes a class of the signed-in user, unless the session in which that was asked has ended while the service
 * was loaded; rejects with an AccountError.
 */
export async function storeClassChange(
  backend: Backend,
  id: string,
  keep: boolean,
  hasEnded: () => boolean,
): Promise<Stored> {
  try {
    const auth = await withDeadline(backend.auth());
    const user = await withDeadline(auth.restore());
    if (!user) {
      // The service has ended the session.
      rememberSession(false);
      throw new AccountError('account-gone');
    }
    if (hasEnded()) throw new AccountError('account-gone');
    await (keep ? keepClass(backend, user, id) : dropClasses(backend, user, [id]));
    return { onThisDeviceOnly: user.isTestAccount };
  } catch (error) {
    throw new AccountError(causeOf(error));
  }
}
