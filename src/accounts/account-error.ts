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
