import type { Backend, User } from './backend.ts';
import { AccountError, causeOf } from './causes.ts';
import { withDeadline } from './deadline.ts';
import { hintClasses, hintedClasses } from './hint.ts';
import { mostSaved } from './session.ts';

/** Keeps a class. The test account keeps it on this page only. */
export async function saveClass(backend: Backend, user: User, id: string): Promise<void> {
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
  hintClasses([...new Set([...known, id])]);
}

/** Lets classes go. */
export async function removeClasses(
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
