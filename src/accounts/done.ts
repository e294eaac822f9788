import type { Accounts } from '../content/accounts.ts';
import { doneKey } from './session-keys.ts';

/** What the home page says of an act that has led to it. */
export type DoneWords = Accounts['done'] & { deleted: string };

export type Done = keyof DoneWords;

/** Leaves word for the page that comes next in this tab: what has been done, or the id of the class that was saved. */
export function leaveWord(done: string) {
  try {
    sessionStorage[doneKey] = done;
  } catch {
    // The browser blocks all site data: the next page says nothing.
  }
}

/** Takes the message left for this page, so that it is announced once. */
export function takeWord<Word extends string>(
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
