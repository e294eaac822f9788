import type { AccountScreenProps } from '../accounts/AccountScreen.tsx';
import type { ResetScreenProps } from '../accounts/ResetScreen.tsx';
import type { SignInScreenProps } from '../accounts/SignInScreen.tsx';
import type { SignUpScreenProps } from '../accounts/SignUpScreen.tsx';
import { fill } from '../fill.ts';
import { content, photoOf } from './content.ts';

const login = content['pages/login.yaml'];
const signup = content['pages/signup.yaml'];
const reset = content['pages/reset.yaml'];
const account = content['pages/account.yaml'];

export function signInProps(): SignInScreenProps {
  const { testAccount } = content['accounts.yaml'];
  return {
    title: login.title,
    intro: login.intro,
    photo: photoOf(login),
    words: login,
    testAccount: testAccount && {
      ...login.testAccount,
      note: fill(login.testAccount.note, {
        testEmail: testAccount.email,
        testPassword: testAccount.password,
      }),
    },
  };
}

export const signUpProps = (): SignUpScreenProps => ({
  title: signup.title,
  intro: signup.intro,
  photo: photoOf(signup),
  words: signup,
});

export function resetProps(): ResetScreenProps {
  const { image, focus, ask, choose } = reset;
  return {
    title: ask.title,
    intro: ask.intro,
    photo: image !== undefined && focus !== undefined ? photoOf({ image, focus }) : photoOf(login),
    words: { ask, choose },
  };
}

export const accountProps = (): AccountScreenProps => ({
  title: account.title,
  words: account.signedOut,
  photo: photoOf(content['pages/schedule.yaml'].banner),
});
