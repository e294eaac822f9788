import type { z } from 'zod';
import { group } from '../fields/groups.ts';
import { focus, focusOnPhone, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { busy, button, readOut, revealPassword, seo } from '../page-fields.ts';

/** The placeholders of the sentences about the next class on the page My week. */
const next = '{class} {start} {trainer?}';

/** Schema of content/pages/account.yaml: the My week page. */
export const accountPage = group({
  seo: seo(),
  image: image.optional(),
  focus: focus.optional(),
  title: text(40),
  signedInAs: sentence('Who is signed in', '{account}'),
  logOut: text('Button that signs out', 40),
  checking: sentence('While the page is loading'),
  signedOut: group('For visitors who are signed out', {
    title: text(80),
    body: sentence('Text'),
    signIn: text('Link to Sign in', 40),
    signUp: text('Link to a new account', 40),
    schedule: text('Link to the timetable', 60),
  }),
  empty: group('While nothing is saved', {
    title: text(80),
    body: sentence('Text'),
    button: button(),
  }),
  allOff: group('When every saved class is cancelled', {
    title: text(80),
    body: sentence('Text'),
  }),
  week: group('Saved classes', {
    next: sentence('Next class', '{class} {start} {trainer?} {day}'),
    nextToday: sentence('Next class, today', next),
    nextTomorrow: sentence('Next class, tomorrow', next),
    onNow: sentence('Class that is on now', '{class} {end?}'),
    savedOne: text('One class is saved', 60),
    saved: sentence('Several classes are saved', '{count}'),
    savedOf: sentence('Nearly full: a few more classes fit', '{count} {limit}', {
      help: 'While at most five more fit.',
    }),
    removeButton: text('Button that removes a class', 30),
    removeName: sentence(
      'Button that removes a class, for screen readers',
      '{class} {day?} {start?}',
      { help: readOut, rare: true },
    ),
    removed: sentence('A class is removed', '{class} {day?} {start?}'),
    undo: text('Button that puts it back', 30),
    clash: sentence('Beside a class at the same time', '{class}'),
    clashNote: sentence('When two classes overlap'),
    cancelled: sentence('Cancelled class', '{date} {reason?}'),
    leftOne: sentence('One class has left the timetable'),
    left: sentence('Several have left the timetable', '{goneCount}'),
    limit: sentence('Limit is reached', '{limit}'),
  }),
  calendar: group('The week in a calendar', {
    add: text('Words on the button', 60),
    note: sentence('Note below it'),
    name: sentence('Name of the calendar', { help: 'As the phone lists it.' }),
  }),
  password: group('Change the password', {
    heading: text(60),
    current: text('Above the current password', 60),
    new: text('Above the new password', 60),
    hint: sentence('Advice below it'),
    ...revealPassword,
    button: text('Words on the button', 40),
    busy,
  }),
  delete: group('Delete the account', {
    heading: text(60),
    body: sentence('Text'),
    button: text('Words on the button', 40),
    confirmTitle: text('Question before it is done', 80),
    confirmBody: sentence('Text below the question', '{account?}'),
    password: text('Above the password', 60, {
      help: 'Asked for only when the last sign-in was a while ago.',
    }),
    confirmButton: text('Button that says yes', 40),
    cancelButton: text('Button that says no', 40),
    busy,
  }),
  sharedAccount: sentence('For visitors in the test account'),
  withoutScript: sentence('In a browser that cannot show the week'),
});

export type AccountPageContent = z.infer<typeof accountPage>;

/** The fields with which both the page Sign In and the page Sign Up begin. */
const beginning = {
  seo: seo(),
  title: text(40),
  intro: sentence('Sentence under the title'),
  image,
  focus,
  focusNarrow: focusOnPhone,
  emailLabel: text('Above the e-mail address', 40),
  passwordLabel: text('Above the password', 40),
};

const saveFirst = sentence('For visitors who want to save a class', '{class} {day?} {start?}', {
  help: 'Above the form, after Save in the timetable.',
});

/** Schema of content/pages/login.yaml: the Sign In page. */
export const loginPage = group({
  ...beginning,
  ...revealPassword,
  button: text('Words on the button', 40),
  busy,
  forgot: text('Link to a new password', 60),
  noAccount: text('Question before the link to a new account', 60),
  signUpLink: text('Link to a new account', 40),
  saveFirst,
  signedIn: text('In place of the form, for visitors who are signed in', 80),
  testAccount: group({
    title: text(60),
    note: sentence('How to use it', '{testEmail} {testPassword}'),
    warning: sentence('What to watch out for'),
    fill: text('Button that fills it in', 40),
  }),
});

export type LoginPageContent = z.infer<typeof loginPage>;

/** Schema of content/pages/signup.yaml: the Sign Up page. */
export const signupPage = group({
  ...beginning,
  passwordHint: sentence('Advice below the password'),
  ...revealPassword,
  button: text('Words on the button', 40),
  busy,
  haveAccount: text('Question before the link to Sign in', 60),
  signInLink: text('Link to Sign in', 40),
  hint: sentence('Note about the test account'),
  saveFirst,
  notice: sentence('What we store about visitors', '{email}', 1200, {
    help: 'A legal promise: ask the owner before you change it.',
  }),
});

/** Schema of content/pages/reset.yaml: the page that sends a reset link, and the page behind that link. */
export const resetPage = group({
  seo: seo(),
  image: image.optional(),
  focus: focus.optional(),
  ask: group('Page that sends the link', {
    title: text(60),
    intro: sentence('Sentence under the title'),
    emailLabel: text('Above the e-mail address', 40),
    button: text('Words on the button', 40),
    busy,
    back: text('Link back to Sign in', 40),
  }),
  choose: group('Page behind the link', {
    title: text(60),
    intro: sentence('Sentence under the title', '{account?}'),
    passwordLabel: text('Above the new password', 40),
    passwordHint: sentence('Advice below the password'),
    ...revealPassword,
    button: text('Words on the button', 40),
    busy,
    signIn: text('Link to Sign in', 40),
  }),
});
