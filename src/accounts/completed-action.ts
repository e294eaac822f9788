import type { Accounts } from '../content/accounts.ts';
import { doneKey } from '../design/runtime/session-keys.ts';

/** The messages that the home page shows once after a completed action, such as a sign-in. */
export type DoneWords = Accounts['done'] & { deleted: string };

export type CompletedAction = keyof DoneWords;

/** Stores for the next page in this tab which action was completed, or the id of the class that was to be saved. */
export function storeCompletedAction(done: string) {
  try {
    sessionStorage[doneKey] = done;
  } catch {
    // Site data is blocked: the next page shows no message.
  }
}

/** Removes and returns what was stored if it is for this page, so that it is reported only once. */
export function takeCompletedAction<Word extends string>(
  isForHere: (done: string) => done is Word,
): Word | undefined {
  try {
    const done = sessionStorage.getItem(doneKey);
    if (done === null || !isForHere(done)) return undefined;
    sessionStorage.removeItem(doneKey);
    return done;
  } catch {
    return undefined;
  }
}
