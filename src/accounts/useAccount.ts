import { useEffect, useState } from 'react';
import type { Cause } from './account-error.ts';
import type { User } from './backend.ts';
import { causeOf } from './causes.ts';
import { withDeadline } from './deadline.ts';
import { hintSession, isHinted, watchHint } from './hint.ts';
import { backend } from './load-backend.ts';
import { dropClasses, readClasses } from './stored-classes.ts';

export type Account =
  | { status: 'checking' }
  | { status: 'signed-out' }
  /** The service could not be asked. */
  | { status: 'unreachable'; cause: Cause }
  /** `left` counts the saved classes that have left the timetable since they were saved. */
  | { status: 'signed-in'; user: User; left: number };

/**
 * Who is signed in, also when that changes in another tab. Their saved classes are read again, and those that have left
 * the timetable are removed; while the store does not answer, the last known ones stay on the screen.
 */
export function useAccount(isHeld: (id: string) => boolean): Account {
  const [account, setAccount] = useState<Account>({ status: 'checking' });

  useEffect(() => {
    let stop: (() => void) | undefined;
    let over = false;
    const say = (next: Account) => {
      if (!over) setAccount(next);
    };

    async function follow(user: User | undefined) {
      if (over) return;
      if (!user) {
        // The session ended by itself: the service refused it, or the account is gone.
        if (isHinted()) location.assign('/login?again=1');
        hintSession(false);
        return say({ status: 'signed-out' });
      }
      hintSession(true);
      say({ status: 'signed-in', user, left: 0 });
      const left = await letGo(user, isHeld);
      if (left > 0) say({ status: 'signed-in', user, left });
    }

    async function begin() {
      if (!isHinted()) return say({ status: 'signed-out' });
      try {
        const auth = await withDeadline(backend.auth());
        await withDeadline(auth.restore());
        if (!over) stop = auth.watch((user) => void follow(user));
      } catch (error) {
        say({ status: 'unreachable', cause: causeOf(error) });
      }
    }

    void begin();
    const stopHint = watchHint(() => {
      if (!isHinted()) say({ status: 'signed-out' });
    });
    return () => {
      over = true;
      stop?.();
      stopHint();
    };
  }, [isHeld]);

  return account;
}

/** Loads the saved classes and removes those that left the timetable; returns how many were removed. */
async function letGo(user: User, isHeld: (id: string) => boolean): Promise<number> {
  try {
    const gone = (await readClasses(backend, user)).filter((id) => !isHeld(id));
    if (gone.length > 0) await dropClasses(backend, user, gone);
    return gone.length;
  } catch {
    // Out of reach for now: read anew at the next visit.
    return 0;
  }
}
