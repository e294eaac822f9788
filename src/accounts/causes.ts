import { AccountError, type Cause } from './account-error.ts';

/**
 * The causes of errors by the error codes of Firebase Authentication and Firestore. A new cause needs an entry in
 * `Cause` of account-error.ts and a message in content/accounts.yaml.
 */
const byCode: Record<string, Cause> = {
  'auth/wrong-password': 'wrong-password',
  'auth/invalid-credential': 'wrong-password',
  'auth/invalid-login-credentials': 'wrong-password',
  'auth/user-not-found': 'wrong-password',
  'auth/user-disabled': 'wrong-password',
  'auth/missing-email': 'malformed-email',
  'auth/invalid-email': 'malformed-email',
  'auth/missing-password': 'weak-password',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/email-already-in-use': 'email-taken',
  'auth/requires-recent-login': 'sign-in-again',
  'auth/expired-action-code': 'link-used-up',
  'auth/invalid-action-code': 'link-used-up',
  'auth/user-token-expired': 'account-gone',
  'auth/invalid-user-token': 'account-gone',
  'auth/network-request-failed': 'no-answer',
  'auth/quota-exceeded': 'no-answer',
  // Of Firestore, when it is unreachable or its quota is spent.
  unknown: 'no-answer',
  unavailable: 'no-answer',
  'deadline-exceeded': 'no-answer',
  'resource-exhausted': 'no-answer',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/admin-restricted-operation': 'service-switched-off',
  'auth/operation-not-allowed': 'service-switched-off',
  'auth/configuration-not-found': 'service-switched-off',
};

/** The causes by patterns of error codes: the service appends a sentence to some codes, or has many of one kind. */
const byPattern: [pattern: RegExp, cause: Cause][] = [
  [/^auth\/(api-key|requests-from-referer|firebase-app-check)-/, 'service-switched-off'],
  [/captcha/, 'service-switched-off'],
  [/^auth\/(internal-error|.*unavailable)/, 'no-answer'],
];

/** Whether the content security policy has blocked the reCAPTCHA script. Each browser reports this in its own way. */
const isBlockedByCsp = (error: unknown) =>
  /TrustedScriptURL/.test(String(error)) ||
  (error as { customData?: unknown }).customData instanceof Event;

/** Maps an error of Firebase, a failed import or this site to the cause that selects its message. */
export function causeOf(error: unknown): Cause {
  if (error instanceof AccountError) return error.reason;
  if (isBlockedByCsp(error)) return 'service-switched-off';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string')
    return (
      byCode[code] ?? byPattern.find(([pattern]) => pattern.test(code))?.[1] ?? 'unknown-cause'
    );
  return /import|module script|fetch/i.test(String(error)) ? 'no-answer' : 'unknown-cause';
}

/** Whether a reset link was refused because this site is not among the authorised domains of the project. */
export const isDomainRefused = (error: unknown) =>
  (error as { code?: unknown }).code === 'auth/unauthorized-continue-uri';
