/* The pages of accounts. */

import { isShown } from '../../content/shown.ts';
import { fill } from '../../content/text/fill.ts';
import { longestGap } from '../../timetable/recurrence.ts';
import type { SiteContent } from '../site-content.ts';
import { bannerHead, page, type Page, unlisted } from '../page.tsx';
import { calendarParts } from '../schedule/calendar-files.ts';
import { savedSlotsOf } from '../schedule/day-pages.ts';
import { comingWeeksOf } from '../schedule/rows.ts';
import { timetableOf } from '../schedule/timetable.ts';
import type { AuthScreenProps } from './AuthScreen.tsx';

/** The texts of the sign-in pages for visitors who are already signed in. */
function signedInWords(site: SiteContent) {
  const { title, logOut } = site.files['pages/account.yaml'];
  return { title: site.files['pages/login.yaml'].signedIn, myWeek: title, logOut };
}

const savedSlots = (site: SiteContent) => savedSlotsOf(site, timetableOf(site).allSlots);

/** The props that all sign-in pages share. */
const withoutScript = (site: SiteContent) =>
  site.files['accounts.yaml'].everywhere['without-script'];

/** Returns the props of /login. */
export function signInProps(site: SiteContent): AuthScreenProps {
  const login = site.files['pages/login.yaml'];
  const accountWords = site.files['accounts.yaml'];
  const { testAccount, everywhere } = accountWords;
  const { title, intro, noAccount, signUpLink, testAccount: words, ...labels } = login;
  return {
    title,
    intro,
    photo: site.photoOf(login),
    withoutScript: withoutScript(site),
    auth: {
      act: 'sign-in',
      words: {
        ...formWords(labels),
        signedIn: signedInWords(site),
        forgot: labels.forgot,
        other: { question: noAccount, link: signUpLink },
        again: accountWords['sign-in']['signed-out-elsewhere'],
      },
      messages: { own: accountWords['sign-in'], everywhere },
      slots: savedSlots(site),
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
export function signUpProps(site: SiteContent): AuthScreenProps {
  const signup = site.files['pages/signup.yaml'];
  const accountWords = site.files['accounts.yaml'];
  const { title, intro, haveAccount, signInLink, hint, notice } = signup;
  return {
    title,
    intro,
    photo: site.photoOf(signup),
    withoutScript: withoutScript(site),
    auth: {
      act: 'sign-up',
      words: {
        ...formWords(signup),
        passwordHint: signup.passwordHint,
        signedIn: signedInWords(site),
        other: { question: haveAccount, link: signInLink },
        tips: { hint, notice },
      },
      messages: { own: accountWords['sign-up'], everywhere: accountWords.everywhere },
      slots: savedSlots(site),
      testEmail: accountWords.testAccount?.email,
    },
  };
}

type FormWords = Pick<SiteContent['files']['pages/login.yaml'], (typeof formWordNames)[number]>;
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
export function resetProps(site: SiteContent) {
  const login = site.files['pages/login.yaml'];
  const reset = site.files['pages/reset.yaml'];
  const accountWords = site.files['accounts.yaml'];
  const { ask, choose } = reset;
  return {
    title: ask.title,
    photo: site.photoIn(reset) ?? site.photoOf(login),
    withoutScript: withoutScript(site),
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
export function accountProps(site: SiteContent) {
  const account = site.files['pages/account.yaml'];
  const accountWords = site.files['accounts.yaml'];
  return {
    photo: site.photoIn(account) ?? site.photoOf(site.files['pages/schedule.yaml'].banner),
    panel: {
      words: account,
      messages: {
        'change-password': accountWords['change-password'],
        'delete-account': accountWords['delete-account'],
        saving: accountWords.saving,
        everywhere: accountWords.everywhere,
      },
      slots: savedSlots(site),
      // The weeks are long enough for My week to find the next date of each class.
      weeks: comingWeeksOf(site, () => true, 'myWeek', { days: longestGap }),
      ics: calendarParts(site, account.calendar.name),
      numbers: site.place.numbers,
    },
  };
}

/** What My week is made of: its texts, the classes that can be saved, and the coming weeks. */
export type AccountPanelProps = ReturnType<typeof accountProps>['panel'];

/** The pages /account, /login, /reset and /signup; none while the site has no accounts. */
export function accountPages(site: SiteContent): Page[] {
  if (!site.hasAccounts) return [];
  const {
    'pages/account.yaml': account,
    'pages/login.yaml': login,
    'pages/reset.yaml': reset,
    'pages/signup.yaml': signup,
  } = site.files;
  const authScreen = () => import('./AuthScreen.tsx');
  return [
    page({
      path: '/account',
      template: () => import('./AccountScreen.tsx'),
      props: () => accountProps(site),
      head: () => ({ ...account.seo, ...unlisted }),
    }),
    page({
      path: '/login',
      template: authScreen,
      props: () => signInProps(site),
      head: () => ({
        ...bannerHead(site, '/login', { ...login, banner: login }),
        withoutPhoneBar: true,
      }),
    }),
    page({
      path: '/reset',
      template: authScreen,
      props: () => resetProps(site),
      head: () => ({ ...reset.seo, ...unlisted, withoutPhoneBar: true }),
    }),
    page({
      path: '/signup',
      template: authScreen,
      props: () => signUpProps(site),
      head: () => ({
        ...bannerHead(site, '/signup', { ...signup, banner: signup }),
        withoutPhoneBar: true,
      }),
    }),
  ];
}
