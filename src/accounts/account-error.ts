import type { Accounts } from '../content/accounts.ts';

/** Why an account action failed. All but `site-unknown` are keys of messages in content/accounts.yaml. */
export type Cause =
  | 'wrong-password'
  | 'unknown-email'
  | 'account-disabled'
  | 'empty-email'
  | 'malformed-email'
  | 'empty-password'
  | 'password-too-short'
  | 'password-against-rules'
  | 'same-password'
  | 'email-taken'
  | 'closed'
  | 'sign-in-again'
  | 'link-used-up'
  | 'site-unknown'
  | 'shared-account'
  | 'test-account-taken'
  | 'account-gone'
  | 'half-done'
  | 'limit-reached'
  | 'network'
  | 'too-many-attempts'
  | 'service-busy'
  | 'service-switched-off'
  | 'robot-check'
  | 'taking-too-long'
  | 'page-outdated'
  | 'unknown-cause';

/** A failure with a known cause. */
export class AccountError extends Error {
  readonly reason: Cause;

  constructor(reason: Cause) {
    super(`An account could not be reached or changed: ${reason}.`);
    this.reason = reason;
  }
}

/** The visitor's action, called like its group of texts in content/accounts.yaml. */
export type Action =
  'sign-in' | 'sign-up' | 'reset-password' | 'change-password' | 'delete-account' | 'saving';

/** The texts of some actions, and the shared ones. */
export type Words<Of extends Action> = Pick<Accounts, Of | 'everywhere'>;

/**
 * Returns the message for a cause: one line, or two at sign-in, where the first is always the same. Falls back from the
 * texts of the action to the shared ones, then to the message for an unknown cause.
 */
export const linesOf = <Of extends Action>(words: Words<Of>, action: Of, cause: Cause): string[] =>
  linesFrom(wordsOf(words, action), cause);

/** The texts of one action, and the shared ones. */
export interface ActionWords {
  own: Readonly<Record<string, string>>;
  everywhere: Accounts['everywhere'];
}

export const wordsOf = <Of extends Action>(words: Words<Of>, action: Of): ActionWords => ({
  own: words[action],
  everywhere: words.everywhere,
});

/** Like `linesOf`, for the texts of one action. */
export function linesFrom({ own, everywhere }: ActionWords, cause: Cause): string[] {
  // "closed" has a message for sign-up only; elsewhere it means that the service is off.
  const fitting = cause === 'closed' && !('closed' in own) ? 'service-switched-off' : cause;
  const wordsFor = (group: Readonly<Record<string, string>>) =>
    Object.hasOwn(group, fitting) ? group[fitting] : undefined;
  const message = wordsFor(own) ?? wordsFor(everywhere) ?? own['unknown-cause']!;
  const first = own['first-line'];
  return first === undefined || first === message ? [message] : [first, message];
}
