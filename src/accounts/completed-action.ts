import type { Accounts } from '../content/accounts.ts';
import { doneKey } from '../design/runtime/session-keys.ts';

/** Texts that the home page shows once after an action on the page before, such as a sign-in (done-strip.ts). */
export type DoneWords = Accounts['done'] & { deleted: string };

export type CompletedAction = keyof DoneWords;

/** Stores what the next page in this tab reports: the action that was completed, or the id of the class to save. */
export function storeCompletedAction(done: string) {
  try {
    sessionStorage[doneKey] = done;
  } catch {
    // Site data is blocked: the next page shows no message.
  }
}

/** Returns the stored action or id if it is for this page, and removes it, so that it is reported only once. */
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

/** Returns the id of the class to save from the URL of the page; a link in a reset e-mail has it in `continueUrl`. */
export const classToSave = (): string =>
  classIn(location.search) ??
  classIn(new URLSearchParams(location.search).get('continueUrl') ?? '') ??
  '';

const classIn = (address: string) => /[?&]save=([a-z0-9-]+)/.exec(address)?.[1];
