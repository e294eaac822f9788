import { AccountError } from './account-error.ts';
import type { Backend, User } from './backend.ts';
import { causeOf, withDeadline } from './causes.ts';
import { hintClasses, hintedClasses, hintSession } from './session-hint.ts';
import { mostSaved } from './my-week.ts';

/** Whether a change is stored in this browser only, as for the test account. */
export interface Stored {
  onThisDeviceOnly: boolean;
}

/** Reads the saved classes; creates the document if it is missing. Those of the test account are on this device only. */
export async function readClasses(backend: Backend, user: User): Promise<string[]> {
  if (user.shared) return hintedClasses();
  const store = await withDeadline(backend.store());
  await withDeadline(store.ensure(user.uid));
  const saved = await withDeadline(store.read(user.uid));
  hintClasses(saved);
  return saved;
}

/**
 * Saves a class. The test account saves it on this device only. Rejects with the cause 'limit-reached' when the list is
 * full.
 */
export async function keepClass(backend: Backend, user: User, id: string): Promise<void> {
  const known = hintedClasses();
  if (!known.includes(id) && known.length >= mostSaved) throw new AccountError('limit-reached');
  if (!user.shared) {
    const store = await withDeadline(backend.store());
    await withDeadline(store.add(user.uid, id)).catch(async (error: unknown) => {
      // The store refuses more than the limit, which another device may have reached meanwhile.
      if (causeOf(error) !== 'unknown-cause') throw error;
      const stored = await withDeadline(store.read(user.uid));
      throw stored.length >= mostSaved ? new AccountError('limit-reached') : error;
    });
  }
  // Read again: another class may have been saved meanwhile.
  hintClasses([...new Set([...hintedClasses(), id])]);
}

/** Removes saved classes; the test account removes them on this device only. */
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

/** Saves or removes a class of the signed-in user; rejects with an AccountError. */
export async function storeClassChange(
  backend: Backend,
  id: string,
  keep: boolean,
): Promise<Stored> {
  try {
    const auth = await withDeadline(backend.auth());
    const user = await withDeadline(auth.restore());
    if (!user) {
      // The session was ended by the service.
      hintSession(false);
      throw new AccountError('account-gone');
    }
    await (keep ? keepClass(backend, user, id) : dropClasses(backend, user, [id]));
    return { onThisDeviceOnly: user.shared };
  } catch (error) {
    throw new AccountError(causeOf(error));
  }
}
