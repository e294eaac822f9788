import type { Cause } from '../../accounts/account-error.ts';

/** What only the desk on the web says: signing in, the account menu and no connection. */
export const webWords = {
  theDesk: 'The desk',
  signInTitle: 'Sign in to change the website',
  signInHint: 'With the account that you have on the website. Nothing is installed.',
  email: 'E-mail address',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in …',
  sharedComputer: 'This is a shared computer: sign me out when the window closes',
  goodToKnow: 'Good to know',
  whatTheDeskDoes: 'What the desk does',
  itDoes: [
    'It changes prices, times, texts and photographs of this website, in your name.',
    'Nothing reaches visitors before you publish it, and what has a mistake cannot be published.',
    'The last publish can be taken back.',
  ],
  itDoesNotWork: 'Not working?',
  whomToAsk:
    'Whoever looks after the website keeps the list of those who may change it. To set a new password, choose Sign in on the website.',
  notAdmitted: 'You cannot use the desk yet',
  signedInAs: (email: string) => `Signed in as ${email}.`,
  otherAccount: 'Sign in with another account',
  sendLink: 'Send me the link',
  linkSent: (email: string) =>
    `A link is on its way to ${email}. Open it, on any device, then press Try again here.`,
  // The account menu.
  account: (name: string) => `Account of ${name}`,
  roles: {
    publisher: 'You may publish changes.',
    owner: 'You may publish changes and say who else may.',
  },
  signOut: 'Sign out',
  signInAgain: 'Sign in again',
  signInAgainHint:
    'The website signs everybody out from time to time. Your draft is still on this device, and you go on where you were.',
  away: 'No internet.',
} as const;

/** Says why a sign-in failed. */
export function signInFault(cause: Cause): string {
  switch (cause) {
    case 'wrong-password':
    case 'malformed-email':
    case 'weak-password':
      return 'This e-mail address and this password do not belong together. Check both and try again.';
    case 'too-many-attempts':
      return 'There were too many attempts. Wait a few minutes, then try once more.';
    case 'no-answer':
      return 'The accounts cannot be reached now. Is this device connected?';
    default:
      return 'Signing in does not work at the moment. Try again later, or ask whoever looks after the website.';
  }
}
