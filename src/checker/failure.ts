import { printable } from './printable.ts';

/** The checker itself failed, at this file. */
export class CheckerFailure extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(`The checker itself failed at ${printable(file)}.`, { cause });
    this.file = file;
  }
}

/** Does some work; when it fails, so has the checker, at this file. */
export function within<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new CheckerFailure(file, error);
  }
}
