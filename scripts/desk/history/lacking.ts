import { words } from '../../../src/editor/words.ts';

/** A save that is on disk but not in the history; the message is for staff. */
export class LackingSave extends Error {
  constructor(why: string, cause?: unknown) {
    super(words.lacking(why), { cause });
  }
}

/** Wraps an error of the disk or of git in a message for staff. */
export function lackingBecause(cause: unknown): LackingSave {
  if (cause instanceof LackingSave) return cause;
  const { message } = cause as Error;
  const isFull = /no space left|ENOSPC|quota/i.test(message);
  return new LackingSave(isFull ? words.diskIsFull : words.showThis(message), cause);
}
