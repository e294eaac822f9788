import { doneKey } from '../design/runtime/session-keys.ts';
import type { DoneWords } from './completed-action.ts';

/** Shows the message left by the previous page (completed-action.ts); done-strip.ts is loaded only if there is one. */
export function sayDone(words: DoneWords) {
  if (!isAnythingDone()) return;
  import('./done-strip.ts').then(
    ({ showStrip }) => showStrip(words),
    // If the script fails to load, only the message is lost.
    () => undefined,
  );
}

function isAnythingDone(): boolean {
  try {
    return doneKey in sessionStorage;
  } catch {
    // Site data is blocked.
    return false;
  }
}
