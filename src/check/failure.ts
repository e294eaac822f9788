import { printable } from './printable.ts';

/** A failure of the checker itself. `subject` is the file that it was checking, or "the links between files". */
export class CheckerFailure extends Error {
  readonly subject: string;
  constructor(subject: string, cause: unknown) {
    super(`The checker itself failed at ${printable(subject)}.`, { cause });
    this.subject = subject;
  }
}

/** Returns the result of `work`; an exception in it is thrown as a CheckerFailure with this subject. */
export function failingAs<Result>(subject: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new CheckerFailure(subject, error);
  }
}
