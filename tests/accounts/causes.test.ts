// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { AccountError } from '../../src/accounts/account-error.ts';
import { causeOf } from '../../src/accounts/causes.ts';

test.each([
  ['auth/wrong-password', 'wrong-password'],
  ['auth/invalid-credential', 'wrong-password'],
  ['auth/user-not-found', 'unknown-email'],
  ['auth/user-disabled', 'account-disabled'],
  ['auth/invalid-email', 'malformed-email'],
  ['auth/missing-email', 'empty-email'],
  ['auth/missing-password', 'empty-password'],
  ['auth/weak-password', 'password-too-short'],
  ['auth/password-does-not-meet-requirements', 'password-against-rules'],
  ['auth/email-already-in-use', 'email-taken'],
  ['auth/too-many-requests', 'too-many-attempts'],
  ['auth/quota-exceeded', 'service-busy'],
  ['auth/internal-error', 'service-busy'],
  ['auth/internal-error-encountered.', 'service-busy'],
  ['auth/the-service-is-currently-unavailable.', 'service-busy'],
  ['auth/operation-not-allowed', 'service-switched-off'],
  ['auth/configuration-not-found', 'service-switched-off'],
  ['auth/admin-restricted-operation', 'closed'],
  ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'service-switched-off'],
  ['auth/requests-from-referer-https://x.example-are-blocked.', 'service-switched-off'],
  ['auth/firebase-app-check-token-is-invalid.', 'service-switched-off'],
  ['auth/network-request-failed', 'network'],
  ['auth/requires-recent-login', 'sign-in-again'],
  ['auth/missing-recaptcha-token', 'robot-check'],
  ['auth/expired-action-code', 'link-used-up'],
  ['auth/invalid-action-code', 'link-used-up'],
  ['auth/unauthorized-continue-uri', 'site-unknown'],
  ['auth/user-token-expired', 'account-gone'],
  ['unknown', 'network'],
  ['unavailable', 'network'],
  ['permission-denied', 'unknown-cause'],
  ['auth/something-new', 'unknown-cause'],
])('%s is %s', (code, cause) => {
  expect(causeOf(Object.assign(new Error('never shown'), { code }))).toBe(cause);
});

test('a script that cannot be loaded, and anything else', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  expect(causeOf(missing)).toBe('page-outdated');
  const keptOut = "Failed to execute 'setAttribute': This document requires 'TrustedScriptURL'";
  expect(causeOf(new TypeError(keptOut))).toBe('robot-check');
  const unloaded = { code: 'auth/internal-error', customData: new Event('error') };
  expect(causeOf(Object.assign(new Error('?'), unloaded))).toBe('robot-check');
  expect(causeOf(new AccountError('taking-too-long'))).toBe('taking-too-long');
  expect(causeOf(new Error('?'))).toBe('unknown-cause');
});
