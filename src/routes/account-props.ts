import type { AccountScreenProps } from '../accounts/AccountScreen.tsx';
import type { ResetScreenProps } from '../accounts/ResetScreen.tsx';
import type { SignInScreenProps } from '../accounts/SignInScreen.tsx';
import type { SignUpScreenProps } from '../accounts/SignUpScreen.tsx';
import { isShown } from '../content/shown.ts';
import { fill } from '../fill.ts';
import { content, photoOf } from './content.ts';
import { savedSlotsOf } from './schedule-props.ts';
import { calendar, liveWeek } from './timetable.ts';

const login = content['pages/login.yaml'];
const signup = content['pages/signup.yaml'];
const reset = content['pages/reset.yaml'];
const account = content['pages/account.yaml'];
const said = content['accounts.yaml'];
const site = content['site.yaml'];

/** Every row of the schedule that can be saved. */
const savedSlots = savedSlotsOf(liveWeek);

export function signInProps(): SignInScreenProps {
  const { testAccount, everywhere } = said;
  const offered = testAccount && isShown(testAccount) ? testAccount : undefined;
  return {
    title: login.title,
    intro: login.intro,
    photo: photoOf(login),
    panel: {
      words: {
        ...revealWordsOf(login),
        emailLabel: login.emailLabel,
        passwordLabel: login.passwordLabel,
        button: login.button,
        busy: login.busy,
        forgot: login.forgot,
        noAccount: login.noAccount,
        signUpLink: login.signUpLink,
        saveFirst: login.saveFirst,
      },
      messages: { 'sign-in': said['sign-in'], everywhere },
      slots: savedSlots,
      testAccount: offered && {
        title: login.testAccount.title,
        note: fill(login.testAccount.note, {
          testEmail: offered.email,
          testPassword: offered.password,
        }),
        warning: login.testAccount.warning,
        fill: login.testAccount.fill,
        email: offered.email,
        password: offered.password,
      },
    },
  };
}

const revealWordsOf = ({
  showPassword,
  showPasswordName,
  hidePassword,
  hidePasswordName,
}: typeof login | typeof signup) => ({
  showPassword,
  showPasswordName,
  hidePassword,
  hidePasswordName,
});

export const signUpProps = (): SignUpScreenProps => ({
  title: signup.title,
  intro: signup.intro,
  photo: photoOf(signup),
  panel: {
    words: {
      ...revealWordsOf(signup),
      emailLabel: signup.emailLabel,
      passwordLabel: signup.passwordLabel,
      passwordHint: signup.passwordHint,
      button: signup.button,
      busy: signup.busy,
      haveAccount: signup.haveAccount,
      signInLink: signup.signInLink,
      hint: signup.hint,
      saveFirst: signup.saveFirst,
      notice: signup.notice,
    },
    messages: { 'sign-up': said['sign-up'], everywhere: said.everywhere },
    slots: savedSlots,
    testEmail: said.testAccount?.email,
  },
});

export function resetProps(): ResetScreenProps {
  const { image, focus, ask, choose } = reset;
  return {
    title: ask.title,
    intro: ask.intro,
    photo: image !== undefined && focus !== undefined ? photoOf({ image, focus }) : photoOf(login),
    panel: {
      words: { ask, choose },
      messages: { 'reset-password': said['reset-password'], everywhere: said.everywhere },
    },
  };
}

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
        'change-password': said['change-password'],
        'delete-account': said['delete-account'],
        saving: said.saving,
        everywhere: said.everywhere,
      },
      slots: liveWeek,
      calendar,
      changes: { trainer: changes.trainer, time: changes.time },
      ics: {
        host: new URL(site.url).host,
        eventTitle: content['pages/schedule.yaml'].calendar.eventTitle,
        eventText: content['pages/schedule.yaml'].calendar.eventText,
        url: `${site.url}/schedule`,
        place: site.name,
      },
    },
  };
}
