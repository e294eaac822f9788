import { words } from '../../../src/editor/words.ts';

/** Why a save that stands on the disk is not in the history, in words for staff. */
export class LackingSave extends Error {
  constructor(why: string, cause?: unknown) {
    super(words.lacking(why), { cause });
  }
}

/** What went wrong with a disk or a program, as staff are told of it. */
export function lackingBecause(cause: unknown): LackingSave {
  if (cause instanceof LackingSave) return cause;
  const { message } = cause as Error;
  const isFull = /no space left|ENOSPC|quota/i.test(message);
  return new LackingSave(isFull ? words.diskIsFull : words.showThis(message), cause);
}
