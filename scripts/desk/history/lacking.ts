/** Why a save that stands on the disk is not in the history, in words for staff. */
export class LackingSave extends Error {
  constructor(why: string, cause?: unknown) {
    super(`The change is saved, but the history lacks it: ${why}`, { cause });
  }
}

/** What went wrong with a disk or a program, as staff are told of it. */
export function lackingBecause(cause: unknown): LackingSave {
  if (cause instanceof LackingSave) return cause;
  const { message } = cause as Error;
  if (/no space left|ENOSPC|quota/i.test(message))
    return new LackingSave(
      'the disk is full. Make room on it, and tell whoever looks after the site.',
      cause,
    );
  return new LackingSave(`show this to whoever looks after the site. ${message}`, cause);
}
