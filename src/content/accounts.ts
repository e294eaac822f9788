/* The schema of content/accounts.yaml. */

import type { z } from 'zod';
import { placeholder, shownFlag } from './fields/choices.ts';
import { email } from './fields/contact-details.ts';
import { group } from './fields/groups.ts';
import { fixedInEnglish, sentence, text } from './fields/text.ts';

/** The words in braces of the messages about a class. */
const placeAndTime = '{class} {day?} {start?}';

const malformedEmail = sentence('E-mail address is empty or mistyped');
const weakPassword = sentence('Password is too short or too easy to guess');
const signInAgain = sentence('Signed in too long ago');
const unknownCause = sentence('It did not work, for an unknown reason');

/**
 * Schema of content/accounts.yaml: whether there are accounts, the test account, and all messages about accounts. The
 * keys of messages are those of `Cause` in src/accounts/account-error.ts.
 */
export const accounts = group({
  shown: shownFlag,
  testAccount: group(
    'Test account',
    {
      email: email('E-mail address'),
      password: text('Password', 80, {
        help: 'Everyone can read it: never use it anywhere else.',
        example: '"at least 8 characters"',
      }).min(8),
      shown: shownFlag,
      placeholder,
    },
    { help: 'Sign in shows it to everyone.' },
  ).optional(),
  'sign-in': group('While signing in', {
    'first-line': fixedInEnglish('Always in the first line', 'Wrong email or password'),
    'malformed-email': malformedEmail,
    'weak-password': sentence('Password is empty'),
    'signed-out-elsewhere': sentence('Signed out elsewhere'),
    'test-account-taken': sentence('Somebody took the test account'),
  }),
  'sign-up': group('While creating an account', {
    'email-taken': sentence('E-mail address has an account already'),
    'malformed-email': malformedEmail,
    'weak-password': weakPassword,
    'unknown-cause': unknownCause,
  }),
  'reset-password': group('With a forgotten password', {
    sent: sentence('Link is on its way'),
    'sent-on-this-computer': sentence('Link, on a computer that only tries out the site', {
      help: 'No visitor reads it.',
    }),
    'malformed-email': malformedEmail,
    'link-used-up': sentence('Link is used up or too old'),
    'weak-password': weakPassword,
    done: sentence('New password is saved'),
    'unknown-cause': unknownCause,
  }),
  'change-password': group('While changing the password', {
    'wrong-password': sentence('Current password is wrong'),
    'weak-password': weakPassword,
    'sign-in-again': signInAgain,
    done: sentence('Password is changed'),
    'unknown-cause': unknownCause,
  }),
  'delete-account': group('While deleting an account', {
    'wrong-password': sentence('Password is wrong'),
    'sign-in-again': signInAgain,
    done: sentence('Account is deleted'),
    'unknown-cause': sentence('It did not work, for an unknown reason', '{email}'),
  }),
  done: group(
    'When it has worked',
    {
      'signed-up': sentence('Account is created'),
      'signed-in': sentence('Signed in'),
      'signed-out': sentence('Signed out'),
    },
    { help: 'At the top of the home page, once.' },
  ),
  saving: group(
    'While saving a class',
    {
      saved: sentence('Class is saved', placeAndTime),
      removed: sentence('Class is removed', placeAndTime),
      'limit-reached': sentence('Limit is reached', '{limit}'),
      'shared-account': sentence('It is the test account'),
      'unknown-cause': unknownCause,
    },
    { help: 'Beside Save in the timetable.' },
  ),
  everywhere: group(
    'Anywhere',
    {
      'no-answer': sentence('Account service does not answer'),
      'too-many-attempts': sentence('Too many attempts'),
      'service-switched-off': sentence('Account service is switched off'),
      'account-gone': sentence('Account is deleted or blocked'),
      'storage-blocked': sentence('Browser forgets who signed in'),
      'still-working': sentence('It takes a while'),
      'without-script': sentence('Browser without JavaScript', { help: 'In place of the forms.' }),
    },
    { help: 'In all the forms above.' },
  ),
});

export type Accounts = z.infer<typeof accounts>;
