import type { DoneWords } from './done.ts';
import { doneKey } from './session-keys.ts';

/** Says on the home page what has been done on the page before, if anything. What shows it comes only then. */
export function sayDone(words: DoneWords) {
  if (!isAnythingDone()) return;
  import('./done-strip.ts').then(
    ({ showStrip }) => showStrip(words),
    // It has been done all the same; only word of it is lost.
    () => undefined,
  );
}

function isAnythingDone(): boolean {
  try {
    return doneKey in sessionStorage;
  } catch {
    // The browser blocks all site data.
    return false;
  }
}
