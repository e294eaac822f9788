import { printable } from './printable.ts';

/** The checker itself failed, at this file. */
export class CheckerFailure extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(`The checker itself failed at ${printable(file)}.`, { cause });
    this.file = file;
  }
}
