import type { z } from 'zod';
import { placeholder, shownFlag } from './fields/choices.ts';
import { email } from './fields/contact-details.ts';
import { group } from './fields/groups.ts';
import { fixed, sentence, text } from './fields/text.ts';

const line = sentence();
const saved = sentence({ class: 'must', day: 'may', start: 'may' });
const wrong = fixed('Wrong email or password');

/** content/accounts.yaml: what is said while people sign up, sign in, save a class. */
export const accounts = group({
  testAccount: group({
    email,
    password: text(80)
      .min(8, 'has fewer than 8 characters.\nChoose a password of at least 8 characters.')
      .meta({ examples: ['"at least 8 characters"'] }),
    shown: shownFlag,
    placeholder,
  }).optional(),
  'sign-in': group({
    'first-line': wrong,
    'wrong-password': wrong,
    'unknown-email': wrong,
    'account-disabled': wrong,
    'unknown-cause': wrong,
    'empty-email': line,
    'malformed-email': line,
    'empty-password': line,
    'signed-out-elsewhere': line,
    'test-account-taken': line,
  }),
  'sign-up': group({
    'email-taken': line,
    'empty-email': line,
    'malformed-email': line,
    'empty-password': line,
    'password-too-short': line,
    'password-against-rules': line,
    closed: line,
    'unknown-cause': line,
  }),
  'reset-password': group({
    sent: line,
    'sent-on-this-computer': line,
    'empty-email': line,
    'malformed-email': line,
    'link-used-up': line,
    'empty-password': line,
    'password-too-short': line,
    'password-against-rules': line,
    'shared-account': line,
    done: line,
    'unknown-cause': line,
  }),
  'change-password': group({
    'wrong-password': line,
    'empty-password': line,
    'password-too-short': line,
    'password-against-rules': line,
    'sign-in-again': line,
    'shared-account': line,
    done: line,
    'unknown-cause': line,
  }),
  'delete-account': group({
    'wrong-password': line,
    'sign-in-again': line,
    'shared-account': line,
    'half-done': line,
    done: line,
    'unknown-cause': sentence({ email: 'must' }),
  }),
  saving: group({
    saved,
    removed: saved,
    'limit-reached': sentence({ limit: 'must' }),
    'shared-account': line,
    waiting: line,
    'unknown-cause': line,
  }),
  everywhere: group({
    network: line,
    'too-many-attempts': line,
    'service-busy': line,
    'service-switched-off': line,
    'robot-check': line,
    'account-gone': line,
    'storage-blocked': line,
    'still-working': line,
    'taking-too-long': line,
    'page-outdated': line,
  }),
});

export type Accounts = z.infer<typeof accounts>;
