import { printable } from './printable.ts';

/** Failure of the checker itself, with the file that it was checking. */
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
