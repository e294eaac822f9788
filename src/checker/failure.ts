import { printable } from './printable.ts';

/** Says that the checker itself failed, and at which file. */
export class CheckerFailure extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(`The checker itself failed at ${printable(file)}.`, { cause });
    this.file = file;
  }
}

/** Runs `work`, and turns an exception into a failure of the checker at this file. */
export function within<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new CheckerFailure(file, error);
  }
}
