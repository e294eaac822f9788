import { AccountError } from './account-error.ts';
import type { Backend, User } from './backend.ts';
import { causeOf } from './causes.ts';
import { withDeadline } from './deadline.ts';
import { hintClasses, hintedClasses, hintSession } from './hint.ts';
import { mostSaved } from './saved-slot.ts';

/** Where a wish ended up: the test account keeps nothing. */
export interface Stored {
  onThisDeviceOnly: boolean;
}

/** Reads what an account has saved; its document is made when it is missing. */
export async function readClasses(backend: Backend, user: User): Promise<string[]> {
  const store = await withDeadline(backend.store());
  if (!user.shared) await withDeadline(store.ensure(user.uid));
  const saved = await withDeadline(store.read(user.uid));
  hintClasses(saved);
  return saved;
}

/** Keeps a class. The test account keeps it on this device only. */
export async function keepClass(backend: Backend, user: User, id: string): Promise<void> {
  const known = hintedClasses();
  if (!known.includes(id) && known.length >= mostSaved) throw new AccountError('limit-reached');
  if (!user.shared) {
    const store = await withDeadline(backend.store());
    await withDeadline(store.add(user.uid, id)).catch(async (error: unknown) => {
      // The store refuses one class too many, which another device may have saved meanwhile.
      if (causeOf(error) !== 'unknown-cause') throw error;
      const stored = await withDeadline(store.read(user.uid));
      throw stored.length >= mostSaved ? new AccountError('limit-reached') : error;
    });
  }
  // Asked again: another class may have been saved while the store was at work.
  hintClasses([...new Set([...hintedClasses(), id])]);
}

/** Removes classes. */
export async function dropClasses(
  backend: Backend,
  user: User,
  ids: readonly string[],
): Promise<void> {
  if (!user.shared) {
    const store = await withDeadline(backend.store());
    await withDeadline(store.remove(user.uid, ids));
  }
  hintClasses(hintedClasses().filter((id) => !ids.includes(id)));
}

/** Saves a class or removes it, for whoever is signed in. A failure is an AccountError with its cause. */
export async function storeWish(backend: Backend, id: string, keep: boolean): Promise<Stored> {
  try {
    const auth = await withDeadline(backend.auth());
    const user = await withDeadline(auth.restore());
    if (!user) {
      // The session has ended by itself.
      hintSession(false);
      throw new AccountError('account-gone');
    }
    await (keep ? keepClass(backend, user, id) : dropClasses(backend, user, [id]));
    return { onThisDeviceOnly: user.shared };
  } catch (error) {
    throw new AccountError(causeOf(error));
  }
}
