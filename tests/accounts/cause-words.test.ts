import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Action, type Cause, linesOf } from '../../src/accounts/account-error.ts';
import type { Accounts } from '../../src/content/accounts.ts';

const words = parse(readFileSync('content/accounts.yaml', 'utf8')) as Accounts;
const fixed = 'Wrong email or password';

test.each<Cause>(['wrong-password', 'unknown-email', 'account-disabled', 'unknown-cause'])(
  'at sign-in %s says the fixed line and nothing more',
  (cause) => {
    expect(linesOf(words, 'sign-in', cause)).toEqual([fixed]);
  },
);

test.each<[Cause, RegExp]>([
  ['network', /could not reach/],
  ['too-many-attempts', /Too many attempts/],
  ['service-busy', /not answering/],
  ['service-switched-off', /switched off/],
  ['closed', /switched off/],
  ['robot-check', /check against robots/],
  ['test-account-taken', /test account/],
  ['taking-too-long', /taking too long/],
  ['page-outdated', /could not be loaded/],
  ['empty-password', /second field/],
])('at sign-in %s has a second line under it', (cause, second) => {
  const [first, said] = linesOf(words, 'sign-in', cause);
  expect(first).toBe(fixed);
  expect(said).toMatch(second);
});

test.each<[Action, Cause, RegExp]>([
  ['sign-up', 'email-taken', /already has an account/],
  ['sign-up', 'closed', /cannot be made/],
  ['sign-up', 'network', /could not reach/],
  ['sign-up', 'account-gone', /not active any more/],
  ['change-password', 'wrong-password', /current password is not right/],
  ['change-password', 'same-password', /same as the current one/],
  ['delete-account', 'sign-in-again', /Type your password/],
  ['reset-password', 'link-used-up', /used or is too old/],
  ['saving', 'unknown-cause', /Not saved/],
])('at %s %s is one plain sentence', (action, cause, sentence) => {
  const lines = linesOf(words, action, cause);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(sentence);
});
