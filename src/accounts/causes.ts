import { AccountError, type Cause } from './account-error.ts';

/** The causes of errors by the error codes of Firebase Authentication and Firestore. */
const byCode: Record<string, Cause> = {
  'auth/wrong-password': 'wrong-password',
  'auth/invalid-credential': 'wrong-password',
  'auth/invalid-login-credentials': 'wrong-password',
  'auth/user-not-found': 'unknown-email',
  'auth/user-disabled': 'account-disabled',
  'auth/missing-email': 'empty-email',
  'auth/invalid-email': 'malformed-email',
  'auth/missing-password': 'empty-password',
  'auth/weak-password': 'password-too-short',
  'auth/password-does-not-meet-requirements': 'password-against-rules',
  'auth/email-already-in-use': 'email-taken',
  'auth/admin-restricted-operation': 'closed',
  'auth/requires-recent-login': 'sign-in-again',
  'auth/expired-action-code': 'link-used-up',
  'auth/invalid-action-code': 'link-used-up',
  'auth/unauthorized-continue-uri': 'site-unknown',
  'auth/user-token-expired': 'account-gone',
  'auth/invalid-user-token': 'account-gone',
  'auth/network-request-failed': 'network',
  // Firestore errors when it is unreachable.
  unknown: 'network',
  unavailable: 'network',
  'deadline-exceeded': 'network',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/quota-exceeded': 'service-busy',
  'resource-exhausted': 'service-busy',
  'auth/operation-not-allowed': 'service-switched-off',
  'auth/configuration-not-found': 'service-switched-off',
};

/** Codes that are matched in part: the service appends sentences to some, and several have one cause. */
const byPattern: [pattern: RegExp, cause: Cause][] = [
  [/^auth\/api-key-/, 'service-switched-off'],
  [/^auth\/requests-from-referer-/, 'service-switched-off'],
  [/^auth\/firebase-app-check-/, 'service-switched-off'],
  [/captcha/, 'robot-check'],
  [/^auth\/internal-error/, 'service-busy'],
  [/^auth\/.*unavailable/, 'service-busy'],
];

/** Whether the CSP has blocked the reCAPTCHA script; browsers report this differently. */
const isBlockedByCsp = (error: unknown) =>
  /TrustedScriptURL/.test(String(error)) ||
  (error as { customData?: unknown }).customData instanceof Event;

/** Maps an error of Firebase, a failed import or this site to the cause that selects its message. */
export function causeOf(error: unknown): Cause {
  if (error instanceof AccountError) return error.reason;
  if (isBlockedByCsp(error)) return 'robot-check';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string')
    return (
      byCode[code] ?? byPattern.find(([pattern]) => pattern.test(code))?.[1] ?? 'unknown-cause'
    );
  return /import|module script|fetch/i.test(String(error)) ? 'page-outdated' : 'unknown-cause';
}

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
