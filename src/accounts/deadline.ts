import { AccountError } from './account-error.ts';

/** Time limit of a call in milliseconds; Firestore alone would wait forever. */
export const timeout = 12_000;

/** Rejects when a call takes too long, and ignores its later result. */
export function withDeadline<Value>(call: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AccountError('taking-too-long')), timeout);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}
