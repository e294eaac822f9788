import { AccountError } from './account-error.ts';

/** Time limit of a call to the account service, in milliseconds; Firestore alone would wait forever. */
export const timeout = 12_000;

/** Rejects with the cause "no-answer" if a call to the account service takes too long, and ignores its later result. */
export function withDeadline<Value>(call: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AccountError('no-answer')), timeout);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}
