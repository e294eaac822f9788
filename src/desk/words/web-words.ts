import type { Cause } from '../../accounts/account-error.ts';

/** What several parts of the desk say on the web only. */
export const webWords = {
  signInAgain: 'Sign in again',
} as const;

/** Says why a sign-in failed. */
export function signInFault(cause: Cause): string {
  switch (cause) {
    case 'wrong-password':
    case 'malformed-email':
    case 'weak-password':
      return 'This e-mail address and this password do not belong together. Check both and try again.';
    case 'too-many-attempts':
      return 'There were too many attempts. Wait a few minutes, then try once more.';
    case 'no-answer':
      return 'The accounts cannot be reached now. Is this device connected?';
    default:
      return 'Signing in does not work at the moment. Try again later, or ask whoever looks after the website.';
  }
}
