import type { z } from 'zod';
import { group } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { busy, button, onPhone, readOut, revealPassword, seo } from '../page-fields.ts';

/** The placeholders of the sentences about the next class on the page My week. */
const next = { class: 'required', start: 'required', trainer: 'optional' } as const;

/** Schema of content/pages/account.yaml: the My week page. */
export const accountPage = group({
  seo: seo(),
  image: image.optional(),
  focus: focus.optional(),
  title: text(40),
  signedInAs: sentence({ account: 'required' }).meta({ title: 'Who is signed in' }),
  logOut: text(40).meta({ title: 'Button that signs out' }),
  checking: sentence().meta({ title: 'While the page is loading' }),
  signedOut: group({
    title: text(80),
    body: sentence().meta({ title: 'Text' }),
    signIn: text(40).meta({ title: 'Link to Sign in' }),
    signUp: text(40).meta({ title: 'Link to a new account' }),
    schedule: text(60).meta({ title: 'Link to the timetable' }),
  }).meta({ title: 'For visitors who are signed out' }),
  empty: group({
    title: text(80),
    body: sentence().meta({ title: 'Text' }),
    button,
  }).meta({ title: 'While nothing is saved' }),
  allOff: group({
    title: text(80),
    body: sentence().meta({ title: 'Text' }),
  }).meta({ title: 'When every saved class is cancelled' }),
  week: group({
    next: sentence({ ...next, day: 'required' }).meta({ title: 'Next class' }),
    nextToday: sentence(next).meta({ title: 'Next class, today' }),
    nextTomorrow: sentence(next).meta({ title: 'Next class, tomorrow' }),
    onNow: sentence({ class: 'required', end: 'optional' }).meta({ title: 'Class that is on now' }),
    savedOne: text(60).meta({ title: 'One class is saved' }),
    saved: sentence({ count: 'required' }).meta({ title: 'Several classes are saved' }),
    savedOf: sentence({ count: 'required', limit: 'required' }).meta({
      title: 'Nearly full: a few more classes fit',
      description: 'While at most five more fit.',
    }),
    removeButton: text(30).meta({ title: 'Button that removes a class' }),
    removeName: sentence({ class: 'required', day: 'optional', start: 'optional' }).meta({
      title: 'Button that removes a class, for screen readers',
      description: readOut,
    }),
    removed: sentence({ class: 'required', day: 'optional', start: 'optional' }).meta({
      title: 'A class is removed',
    }),
    undo: text(30).meta({ title: 'Button that puts it back' }),
    clash: sentence({ class: 'required' }).meta({ title: 'Beside a class at the same time' }),
    clashNote: sentence().meta({ title: 'When two classes overlap' }),
    cancelled: sentence({ date: 'required', reason: 'optional' }).meta({
      title: 'Cancelled class',
    }),
    leftOne: sentence().meta({ title: 'One class has left the timetable' }),
    left: sentence({ goneCount: 'required' }).meta({ title: 'Several have left the timetable' }),
    limit: sentence({ limit: 'required' }).meta({ title: 'Limit is reached' }),
  }).meta({ title: 'Saved classes' }),
  calendar: group({
    add: text(60).meta({ title: 'Words on the button' }),
    note: sentence().meta({ title: 'Note below it' }),
    name: sentence().meta({ title: 'Name of the calendar', description: 'On the phone.' }),
  }).meta({ title: 'The week in a calendar' }),
  password: group({
    heading: text(60),
    current: text(60).meta({ title: 'Above the current password' }),
    new: text(60).meta({ title: 'Above the new password' }),
    hint: sentence().meta({ title: 'Advice below it' }),
    ...revealPassword,
    button: text(40).meta({ title: 'Words on the button' }),
    busy,
  }).meta({ title: 'Change the password' }),
  delete: group({
    heading: text(60),
    body: sentence().meta({ title: 'Text' }),
    button: text(40).meta({ title: 'Words on the button' }),
    confirmTitle: text(80).meta({ title: 'Question before it is done' }),
    confirmBody: sentence({ account: 'optional' }).meta({ title: 'Text below the question' }),
    password: text(60).meta({
      title: 'Above the password',
      description: 'Asked for only when the last sign-in was a while ago.',
    }),
    confirmButton: text(40).meta({ title: 'Button that says yes' }),
    cancelButton: text(40).meta({ title: 'Button that says no' }),
    busy,
  }).meta({ title: 'Delete the account' }),
  sharedAccount: sentence().meta({ title: 'For visitors in the test account' }),
  withoutScript: sentence().meta({ title: 'In a browser that cannot show the week' }),
});

export type AccountPageContent = z.infer<typeof accountPage>;

/** The fields with which both the page Sign In and the page Sign Up begin. */
const beginning = {
  seo: seo(),
  title: text(40),
  intro: sentence().meta({ title: 'Sentence under the title' }),
  image,
  focus,
  focusNarrow: focus.meta(onPhone),
  emailLabel: text(40).meta({ title: 'Above the e-mail address' }),
  passwordLabel: text(40).meta({ title: 'Above the password' }),
};

const saveFirst = sentence({ class: 'required', day: 'optional', start: 'optional' }).meta({
  title: 'For visitors who want to save a class',
  description: 'Above the form, after Save in the timetable.',
});

/** Schema of content/pages/login.yaml: the Sign In page. */
export const loginPage = group({
  ...beginning,
  ...revealPassword,
  button: text(40).meta({ title: 'Words on the button' }),
  busy,
  forgot: text(60).meta({ title: 'Link to a new password' }),
  noAccount: text(60).meta({ title: 'Question before the link to a new account' }),
  signUpLink: text(40).meta({ title: 'Link to a new account' }),
  saveFirst,
  signedIn: text(80).meta({ title: 'In place of the form, for visitors who are signed in' }),
  testAccount: group({
    title: text(60),
    note: sentence({ testEmail: 'required', testPassword: 'required' }).meta({
      title: 'How to use it',
    }),
    warning: sentence().meta({ title: 'What to watch out for' }),
    fill: text(40).meta({ title: 'Button that fills it in' }),
  }),
});

export type LoginPageContent = z.infer<typeof loginPage>;

/** Schema of content/pages/signup.yaml: the Sign Up page. */
export const signupPage = group({
  ...beginning,
  passwordHint: sentence().meta({ title: 'Advice below the password' }),
  ...revealPassword,
  button: text(40).meta({ title: 'Words on the button' }),
  busy,
  haveAccount: text(60).meta({ title: 'Question before the link to Sign in' }),
  signInLink: text(40).meta({ title: 'Link to Sign in' }),
  hint: sentence().meta({ title: 'Note about the test account' }),
  saveFirst,
  notice: sentence({ email: 'required' }, 1200).meta({
    title: 'What we store about visitors',
    description: 'A legal promise: ask the owner before you change it.',
  }),
});

/** Schema of content/pages/reset.yaml: the page that sends a reset link, and the page behind that link. */
export const resetPage = group({
  seo: seo(),
  image: image.optional(),
  focus: focus.optional(),
  ask: group({
    title: text(60),
    intro: sentence().meta({ title: 'Sentence under the title' }),
    emailLabel: text(40).meta({ title: 'Above the e-mail address' }),
    button: text(40).meta({ title: 'Words on the button' }),
    busy,
    back: text(40).meta({ title: 'Link back to Sign in' }),
  }).meta({ title: 'Page that sends the link' }),
  choose: group({
    title: text(60),
    intro: sentence({ account: 'optional' }).meta({ title: 'Sentence under the title' }),
    passwordLabel: text(40).meta({ title: 'Above the new password' }),
    passwordHint: sentence().meta({ title: 'Advice below the password' }),
    ...revealPassword,
    button: text(40).meta({ title: 'Words on the button' }),
    busy,
    signIn: text(40).meta({ title: 'Link to Sign in' }),
  }).meta({ title: 'Page behind the link' }),
});
