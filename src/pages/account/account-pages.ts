import { isShown } from '../../content/shown.ts';
import { fill } from '../../content/text/fill.ts';
import { longestGap } from '../../timetable/recurrence.ts';
import { content, photoOf } from '../content.ts';
import { page, titledHead, unlisted } from '../page.tsx';
import { calendarParts } from '../schedule/calendar-files.ts';
import { savedSlotsOf } from '../schedule/day-pages.ts';
import { allSlots, comingWeeksOf } from '../schedule/timetable.ts';
import type { AccountScreenProps } from './AccountScreen.tsx';
import type { AuthScreenProps } from './AuthScreen.tsx';

// The pages of accounts: the props of their templates in src/accounts, from the content.
const login = content['pages/login.yaml'];
const signup = content['pages/signup.yaml'];
const reset = content['pages/reset.yaml'];
const account = content['pages/account.yaml'];
const accountWords = content['accounts.yaml'];
const withoutScript = accountWords.everywhere['without-script'];

/** The texts of the sign-in pages for visitors who are already signed in. */
const signedIn = {
  title: login.signedIn,
  myWeek: account.title,
  logOut: account.logOut,
};

const savedSlots = savedSlotsOf(allSlots);

/** Returns the props of /login. */
export function signInProps(): AuthScreenProps {
  const { testAccount, everywhere } = accountWords;
  const { title, intro, noAccount, signUpLink, testAccount: words, ...labels } = login;
  return {
    title,
    intro,
    photo: photoOf(login),
    withoutScript,
    auth: {
      act: 'sign-in',
      words: {
        ...formWords(labels),
        signedIn,
        forgot: labels.forgot,
        other: { question: noAccount, link: signUpLink },
        again: accountWords['sign-in']['signed-out-elsewhere'],
      },
      messages: { own: accountWords['sign-in'], everywhere },
      slots: savedSlots,
      testEmail: testAccount?.email,
      testAccount:
        testAccount && isShown(testAccount)
          ? {
              ...words,
              note: fill(words.note, {
                testEmail: testAccount.email,
                testPassword: testAccount.password,
              }),
              email: testAccount.email,
              password: testAccount.password,
            }
          : undefined,
    },
  };
}

/** Returns the props of /signup. */
export function signUpProps(): AuthScreenProps {
  const { title, intro, haveAccount, signInLink, hint, notice } = signup;
  return {
    title,
    intro,
    photo: photoOf(signup),
    withoutScript,
    auth: {
      act: 'sign-up',
      words: {
        ...formWords(signup),
        passwordHint: signup.passwordHint,
        signedIn,
        other: { question: haveAccount, link: signInLink },
        tips: { hint, notice },
      },
      messages: { own: accountWords['sign-up'], everywhere: accountWords.everywhere },
      slots: savedSlots,
      testEmail: accountWords.testAccount?.email,
    },
  };
}

type FormWords = Pick<typeof login, (typeof formWordNames)[number]>;
const formWordNames = [
  'emailLabel',
  'passwordLabel',
  'showPassword',
  'showPasswordName',
  'hidePassword',
  'hidePasswordName',
  'button',
  'busy',
  'saveFirst',
] as const;

/** Picks the words that the form needs, so that other words are not sent to the browser. */
const formWords = (words: FormWords) =>
  Object.fromEntries(formWordNames.map((name) => [name, words[name]])) as FormWords;

/** Returns the props of /reset. */
export function resetProps(): AuthScreenProps {
  const { image, focus, ask, choose } = reset;
  return {
    title: ask.title,
    photo: image !== undefined && focus !== undefined ? photoOf({ image, focus }) : photoOf(login),
    withoutScript,
    reset: {
      words: { ask, choose },
      messages: {
        'reset-password': accountWords['reset-password'],
        everywhere: accountWords.everywhere,
      },
    },
  };
}

/** Returns the props of /account, which visitors know as My week. */
export function accountProps(): AccountScreenProps {
  const { changes } = content['pages/schedule.yaml'];
  const { image, focus } = account;
  return {
    photo:
      image !== undefined && focus !== undefined
        ? photoOf({ image, focus })
        : photoOf(content['pages/schedule.yaml'].banner),
    panel: {
      words: account,
      messages: {
        'change-password': accountWords['change-password'],
        'delete-account': accountWords['delete-account'],
        saving: accountWords.saving,
        everywhere: accountWords.everywhere,
      },
      slots: savedSlots,
      // The weeks are long enough for My week to find the next date of each class.
      weeks: comingWeeksOf(() => true, { days: longestGap, words: changes }),
      ics: calendarParts(account.calendar.name),
    },
  };
}

const accountScreen = {
  module: 'pages/account/AccountScreen',
  load: () => import('./AccountScreen.tsx'),
};
const authScreen = {
  module: 'pages/account/AuthScreen',
  load: () => import('./AuthScreen.tsx'),
};

/** The pages /account, /login, /reset and /signup, for routes.tsx. */
export const accountPages = [
  page('/account', accountScreen, accountProps, { ...account.seo, ...unlisted }),
  page('/login', authScreen, signInProps, {
    ...titledHead('/login', login),
    withoutPhoneBar: true,
  }),
  page('/reset', authScreen, resetProps, { ...reset.seo, ...unlisted, withoutPhoneBar: true }),
  page('/signup', authScreen, signUpProps, {
    ...titledHead('/signup', signup),
    withoutPhoneBar: true,
  }),
];
