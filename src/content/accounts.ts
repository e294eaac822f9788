import type { z } from 'zod';
import { placeholder, shownFlag } from './fields/choices.ts';
import { email } from './fields/contact-details.ts';
import { group } from './fields/groups.ts';
import { fixedInEnglish, sentence, text } from './fields/text.ts';
import { problem } from './problem.ts';

/** A message of content/accounts.yaml, whose schema is below. */
const line = (title: string) => sentence().meta({ title });
const placeAndTime = { class: 'required', day: 'optional', start: 'optional' } as const;

const malformedEmail = line('E-mail address is empty or mistyped');
const weakPassword = line('Password is too short or too easy to guess');
const signInAgain = line('Signed in too long ago');
const unknownCause = line('It did not work, for an unknown reason');

/**
 * Schema of content/accounts.yaml: whether there are accounts, the test account, and all messages about accounts. The
 * keys of messages are those of `Cause` in src/accounts/account-error.ts: change both together.
 */
export const accounts = group({
  shown: shownFlag,
  testAccount: group({
    email: email.meta({ title: 'E-mail address' }),
    password: text(80)
      .min(
        8,
        problem(
          '{field} has fewer than 8 characters.',
          'Choose a password of at least 8 characters.',
        ),
      )
      .meta({
        description: 'Everyone can read it: never use it anywhere else.',
        examples: ['"at least 8 characters"'],
      }),
    shown: shownFlag,
    placeholder,
  })
    .meta({ title: 'Test account', description: 'Sign in shows it to everyone.' })
    .optional(),
  'sign-in': group({
    'first-line': fixedInEnglish('Wrong email or password').meta({
      title: 'Always in the first line',
    }),
    'malformed-email': malformedEmail,
    'weak-password': line('Password is empty'),
    'signed-out-elsewhere': line('Signed out elsewhere'),
    'test-account-taken': line('Somebody took the test account'),
  }).meta({ title: 'While signing in' }),
  'sign-up': group({
    'email-taken': line('E-mail address has an account already'),
    'malformed-email': malformedEmail,
    'weak-password': weakPassword,
    'unknown-cause': unknownCause,
  }).meta({ title: 'While creating an account' }),
  'reset-password': group({
    sent: line('Link is on its way'),
    'sent-on-this-computer': line('Link, on a computer that only tries out the site').meta({
      description: 'No visitor reads it.',
    }),
    'malformed-email': malformedEmail,
    'link-used-up': line('Link is used up or too old'),
    'weak-password': weakPassword,
    done: line('New password is saved'),
    'unknown-cause': unknownCause,
  }).meta({ title: 'With a forgotten password' }),
  'change-password': group({
    'wrong-password': line('Current password is wrong'),
    'weak-password': weakPassword,
    'sign-in-again': signInAgain,
    done: line('Password is changed'),
    'unknown-cause': unknownCause,
  }).meta({ title: 'While changing the password' }),
  'delete-account': group({
    'wrong-password': line('Password is wrong'),
    'sign-in-again': signInAgain,
    done: line('Account is deleted'),
    'unknown-cause': sentence({ email: 'required' }).meta({
      title: 'It did not work, for an unknown reason',
    }),
  }).meta({ title: 'While deleting an account' }),
  done: group({
    'signed-up': line('Account is created'),
    'signed-in': line('Signed in'),
    'signed-out': line('Signed out'),
  }).meta({ title: 'When it has worked', description: 'At the top of the home page, once.' }),
  saving: group({
    saved: sentence(placeAndTime).meta({ title: 'Class is saved' }),
    removed: sentence(placeAndTime).meta({ title: 'Class is removed' }),
    'limit-reached': sentence({ limit: 'required' }).meta({ title: 'Limit is reached' }),
    'shared-account': line('It is the test account'),
    'unknown-cause': unknownCause,
  }).meta({ title: 'While saving a class', description: 'Beside Save in the timetable.' }),
  everywhere: group({
    'no-answer': line('Account service does not answer'),
    'too-many-attempts': line('Too many attempts'),
    'service-switched-off': line('Account service is switched off'),
    'account-gone': line('Account is deleted or blocked'),
    'storage-blocked': line('Browser forgets who signed in'),
    'still-working': line('It takes a while'),
    'without-script': line('Browser without JavaScript').meta({
      description: 'In place of the forms.',
    }),
  }).meta({ title: 'Anywhere', description: 'In all the forms above.' }),
});

export type Accounts = z.infer<typeof accounts>;
