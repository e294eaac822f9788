import { useEffect, useState } from 'react';
import type { User } from './backend.ts';
import { causeOf, type Cause } from './causes.ts';
import { withDeadline } from './deadline.ts';
import { hintedClasses, hintSession, isHinted, watchHint } from './hint.ts';
import { backend } from './load-backend.ts';
import { readSaved } from './session.ts';

export type Account =
  | { status: 'checking' }
  | { status: 'signed-out' }
  /** The service could not be asked. */
  | { status: 'unreachable'; cause: Cause }
  | { status: 'signed-in'; user: User; saved: readonly string[]; stale: boolean };

/**
 * Who is signed in, and what they saved. It follows other tabs; where the store does not answer, what was known
 * last is shown, and marked as that.
 */
export function useAccount() {
  const [account, setAccount] = useState<Account>({ status: 'checking' });

  useEffect(() => {
    let stop: (() => void) | undefined;
    let over = false;

    async function follow(user: User | undefined) {
      if (over) return;
      if (!user) {
        // The session ended by itself: the service refused it, or the account is gone.
        if (isHinted()) location.assign('/login?again=1');
        hintSession(false);
        setAccount({ status: 'signed-out' });
        return;
      }
      hintSession(true);
      setAccount({ status: 'signed-in', user, saved: hintedClasses(), stale: false });
      try {
        const saved = await readSaved(backend, user);
        if (!over) setAccount({ status: 'signed-in', user, saved, stale: false });
      } catch {
        if (!over) setAccount({ status: 'signed-in', user, saved: hintedClasses(), stale: true });
      }
    }

    async function begin() {
      if (!isHinted()) {
        setAccount({ status: 'signed-out' });
        return;
      }
      try {
        const auth = await withDeadline(backend.auth());
        await withDeadline(auth.restore());
        if (!over) stop = auth.watch((user) => void follow(user));
      } catch (error) {
        if (!over) setAccount({ status: 'unreachable', cause: causeOf(error) });
      }
    }

    void begin();
    watchHint(() => {
      if (!isHinted()) setAccount({ status: 'signed-out' });
    });
    return () => {
      over = true;
      stop?.();
    };
  }, []);

  const setSaved = (saved: readonly string[]) =>
    setAccount((known) => (known.status === 'signed-in' ? { ...known, saved } : known));
  return { account, setSaved };
}
