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

/** Adds to an address the class that a visitor pressed Save for before signing in. */
export const withClassToSave = (address: string, id: string | undefined) =>
  id === undefined ? address : `${address}?save=${id}`;

/** Returns the id of the class to save from the URL of the page, where the link of a reset e-mail quotes it, or ''. */
export const classToSave = (): string =>
  classIn(location.search) ??
  classIn(new URLSearchParams(location.search).get('continueUrl') ?? '') ??
  '';

const classIn = (address: string) => /[?&]save=([a-z0-9-]+)/.exec(address)?.[1];
