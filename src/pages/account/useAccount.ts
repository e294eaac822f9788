import { useEffect, useState } from 'react';
import type { Cause } from '../../accounts/account-error.ts';
import type { User } from '../../accounts/backend.ts';
import { causeOf } from '../../accounts/causes.ts';
import { backend } from '../../accounts/load-backend.ts';
import {
  rememberSession,
  seemsSignedIn,
  watchRemembered,
} from '../../accounts/remembered-session.ts';
import { dropClasses, readClasses } from '../../accounts/stored-classes.ts';
import { withDeadline } from '../../accounts/with-deadline.ts';

/** Who is signed in, as far as the page knows: the state that My week shows. */
export type Account =
  | { status: 'checking' }
  | { status: 'signed-out' }
  /** The service did not answer or refused; `cause` says which. */
  | { status: 'unreachable'; cause: Cause }
  /** `goneCount` counts the saved classes that are no longer on the timetable, without extra classes. */
  | { status: 'signed-in'; user: User; goneCount: number };

/**
 * Returns the signed-in user and follows changes in other tabs. Reads the saved classes and removes those that are no
 * longer on the timetable; if the store does not respond, the last known ones remain.
 */
export function useAccount(isOnTimetable: (id: string) => boolean): Account {
  const [account, setAccount] = useState<Account>({ status: 'checking' });

  useEffect(() => {
    let stop: (() => void) | undefined;
    let hasStopped = false;
    const show = (next: Account) => {
      if (!hasStopped) setAccount(next);
    };

    async function follow(user: User | undefined) {
      if (hasStopped) return;
      if (!user) {
        // The service refused the session, or the account was deleted.
        if (seemsSignedIn()) location.assign('/login?again=1');
        rememberSession(false);
        return show({ status: 'signed-out' });
      }
      rememberSession(true);
      show({ status: 'signed-in', user, goneCount: 0 });
      const goneCount = await removeGone(user, isOnTimetable);
      if (goneCount > 0) show({ status: 'signed-in', user, goneCount });
    }

    async function begin() {
      if (!seemsSignedIn()) return show({ status: 'signed-out' });
      try {
        const auth = await withDeadline(backend.auth());
        await withDeadline(auth.restore());
        if (!hasStopped) stop = auth.watch((user) => void follow(user));
      } catch (error) {
        show({ status: 'unreachable', cause: causeOf(error) });
      }
    }

    void begin();
    const stopWatching = watchRemembered(() => {
      if (!seemsSignedIn()) show({ status: 'signed-out' });
    });
    return () => {
      hasStopped = true;
      stop?.();
      stopWatching();
    };
  }, [isOnTimetable]);

  return account;
}

/** Removes saved classes that are no longer on the timetable; returns how many, without extra classes. */
async function removeGone(user: User, isOnTimetable: (id: string) => boolean): Promise<number> {
  try {
    const gone = (await readClasses(backend, user)).filter((id) => !isOnTimetable(id));
    if (gone.length > 0) await dropClasses(backend, user, gone);
    // The id of an extra class ends with a date. Members knew that the class would end, so it is not counted.
    return gone.filter((id) => !/-\d{8}$/.test(id)).length;
  } catch {
    // The service is unreachable; the next visit tries again.
    return 0;
  }
}
