// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import {
  AccountError,
  type Action,
  type Cause,
  linesOf,
  textsOfAction,
} from '../../src/accounts/account-error.ts';
import { causeOf } from '../../src/accounts/causes.ts';
import { timeout, withDeadline } from '../../src/accounts/with-deadline.ts';
import type { Accounts } from '../../src/content/accounts.ts';
import { texts } from '../check/content-at-hand.ts';

test.each<[string, Cause]>([
  ['auth/wrong-password', 'wrong-password'],
  ['auth/invalid-credential', 'wrong-password'],
  ['auth/user-not-found', 'wrong-password'],
  ['auth/user-disabled', 'wrong-password'],
  ['auth/invalid-email', 'malformed-email'],
  ['auth/missing-email', 'malformed-email'],
  ['auth/missing-password', 'weak-password'],
  ['auth/weak-password', 'weak-password'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/email-already-in-use', 'email-taken'],
  ['auth/too-many-requests', 'too-many-attempts'],
  ['auth/quota-exceeded', 'no-answer'],
  ['auth/internal-error', 'no-answer'],
  ['auth/internal-error-encountered.', 'no-answer'],
  ['auth/the-service-is-currently-unavailable.', 'no-answer'],
  ['auth/operation-not-allowed', 'service-switched-off'],
  ['auth/configuration-not-found', 'service-switched-off'],
  ['auth/admin-restricted-operation', 'service-switched-off'],
  ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'service-switched-off'],
  ['auth/requests-from-referer-https://x.example-are-blocked.', 'service-switched-off'],
  ['auth/firebase-app-check-token-is-invalid.', 'service-switched-off'],
  ['auth/missing-recaptcha-token', 'service-switched-off'],
  ['auth/network-request-failed', 'no-answer'],
  ['auth/requires-recent-login', 'sign-in-again'],
  ['auth/expired-action-code', 'link-used-up'],
  ['auth/invalid-action-code', 'link-used-up'],
  ['auth/user-token-expired', 'account-gone'],
  ['unknown', 'no-answer'],
  ['unavailable', 'no-answer'],
  ['permission-denied', 'unknown-cause'],
  ['auth/something-new', 'unknown-cause'],
])('%s is %s', (code, cause) => {
  expect(causeOf(Object.assign(new Error('never shown'), { code }))).toBe(cause);
});

test('a script that cannot be loaded, and anything else', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  expect(causeOf(missing)).toBe('no-answer');
  const keptOut = "Failed to execute 'setAttribute': This document requires 'TrustedScriptURL'";
  expect(causeOf(new TypeError(keptOut))).toBe('service-switched-off');
  const unloaded = { code: 'auth/internal-error', customData: new Event('error') };
  expect(causeOf(Object.assign(new Error('?'), unloaded))).toBe('service-switched-off');
  expect(causeOf(new AccountError('limit-reached'))).toBe('limit-reached');
  expect(causeOf(new Error('?'))).toBe('unknown-cause');
});

test('a call that never answers ends after twelve seconds, and one that answers at once', async () => {
  vi.useFakeTimers();
  const waiting = withDeadline(new Promise(() => undefined));
  const ended = expect(waiting).rejects.toMatchObject({ reason: 'no-answer' });
  await vi.advanceTimersByTimeAsync(timeout);
  await ended;
  expect(await withDeadline(Promise.resolve('answer'))).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

const words = parse(texts.get('accounts.yaml')!) as Accounts;
const fixed = 'Wrong email or password';

test.each<[Action, Cause, ...(string | RegExp)[]]>([
  ['sign-in', 'wrong-password', fixed],
  ['sign-in', 'unknown-cause', fixed],
  ['sign-in', 'no-answer', fixed, /does not answer/],
  ['sign-in', 'too-many-attempts', fixed, /Too many attempts/],
  ['sign-in', 'service-switched-off', fixed, /switched off/],
  ['sign-in', 'test-account-taken', fixed, /test account/],
  ['sign-in', 'weak-password', fixed, /second field/],
  ['sign-up', 'email-taken', /already has an account/],
  ['sign-up', 'account-gone', /not active any more/],
  ['change-password', 'wrong-password', /current password is not right/],
  ['delete-account', 'sign-in-again', /Type your password/],
  ['reset-password', 'link-used-up', /used or is too old/],
  ['saving', 'sign-in-again', /Not saved/],
])('at %s %s is said in a line of its own', (action, cause, ...lines) => {
  const said = linesOf(textsOfAction(words, action), cause);
  expect(said).toHaveLength(lines.length);
  for (const [index, line] of lines.entries()) expect(said[index]).toMatch(line);
});
