import { AccountError } from './account-error.ts';

/** How long a call may take, in milliseconds: the document store alone would wait for ever. */
export const patience = 12_000;

/** The answer of a call, or a failure once it has taken too long. An answer that comes later is ignored. */
export function withDeadline<Value>(call: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AccountError('taking-too-long')), patience);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}
