import type { Accounts } from '../content/accounts.ts';

/**
 * Why an account action failed. Each cause is a key of the messages in content/accounts.yaml, and causes.ts maps errors
 * to them.
 */
export type Cause =
  /** Stands for an unknown address and a blocked account too, so that nobody learns who has an account. */
  | 'wrong-password'
  | 'malformed-email'
  /** The password is too short, too easy to guess, or missing. */
  | 'weak-password'
  | 'email-taken'
  | 'sign-in-again'
  | 'link-used-up'
  | 'test-account-taken'
  | 'account-gone'
  | 'limit-reached'
  /** There is no network or no answer in time, or a script could not be loaded. */
  | 'no-answer'
  | 'too-many-attempts'
  | 'service-switched-off'
  | 'unknown-cause';

/** A failure with a known cause. */
export class AccountError extends Error {
  readonly reason: Cause;

  constructor(reason: Cause) {
    super(`An account could not be reached or changed: ${reason}.`);
    this.reason = reason;
  }
}

/** Reports that there was no answer; for the `catch` of a request or an import. */
export function noAnswer(): never {
  throw new AccountError('no-answer');
}

/** The visitor's action, which has the name of its group of texts in content/accounts.yaml. */
export type Action =
  'sign-in' | 'sign-up' | 'reset-password' | 'change-password' | 'delete-account' | 'saving';

/** The texts of some actions, and the shared ones. */
export type Words<Of extends Action> = Pick<Accounts, Of | 'everywhere'>;

/** The texts of one action, and the shared ones. */
export interface ActionWords {
  own: Readonly<Record<string, string>>;
  everywhere: Accounts['everywhere'];
}

/** Picks the texts of one action from those of several. */
export const textsOfAction = <Of extends Action>(words: Words<Of>, action: Of): ActionWords => ({
  own: words[action],
  everywhere: words.everywhere,
});

/**
 * Returns the message for a cause: the first line of the action, which only sign-in has, then the line for the cause.
 * Falls back from the texts of the action to the shared ones, then to the message for an unknown cause.
 */
export function linesOf({ own, everywhere }: ActionWords, cause: Cause): string[] {
  const wordsFor = (group: Readonly<Record<string, string>>) =>
    Object.hasOwn(group, cause) ? group[cause] : undefined;
  const message = wordsFor(own) ?? wordsFor(everywhere) ?? own['unknown-cause'];
  return [own['first-line'], message].filter((line) => line !== undefined);
}
