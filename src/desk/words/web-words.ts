import type { Cause } from '../../accounts/account-error.ts';

/** What only the desk on the web says: signing in, the account menu, no connection, colleagues and publishing. */
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
    'What was before can be brought back.',
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
    viewer: 'You may look at everything and change nothing.',
    proposer: 'You may propose changes; somebody else publishes them.',
    publisher: 'You may publish changes.',
    owner: 'You may publish changes and say who else may.',
  },
  signOut: 'Sign out',
  signOutKeeps: 'Your draft stays on this device.',
  signInAgain: 'Sign in again',
  signInAgainHint:
    'The website signs everybody out from time to time. Your draft is still on this device, and you go on where you were.',
  /** `minutes`: how long ago the website was last seen. */
  away: (minutes: number | undefined) =>
    [
      'No connection.',
      minutes !== undefined && `You see the website as of ${ago(minutes)}.`,
      'Go on working; publishing waits until the internet is back.',
    ]
      .filter(Boolean)
      .join(' '),
  // Colleagues, and other devices of the same person.
  draftArrivedFrom: (device: string) => `What you changed on your ${device} is here now.`,
  isChanging: (name: string, what: string) => `${name} is changing this now: ${what}.`,
  hasChanged: (name: string, what: string) =>
    `${name} has changed this and not published it yet: ${what}.`,
  // Publishing.
  publishWhenBack: 'Publish when the internet is back',
  waitsForInternet: 'It is published as soon as the internet is back.',
  waitsHint: 'Keep this window open until then. What you change meanwhile is published too.',
  doNotPublish: 'Do not publish',
  nothingToPublish: 'Nothing to publish',
  appearsHere: 'What you change appears here',
  appearsHereHint:
    'Change a price, a class, a photograph: it is kept as a draft at once, and waits here until you publish.',
  chooseWhat: 'Choose what to change',
  lastPublish: (day: string, time: string, by: string, first: string, others: number) =>
    `${day}, ${time}, by ${by}: ${first}${others > 0 ? `, and ${others} more` : ''}`,
  publishSteps: {
    checked: ['Checked', 'All checks passed'],
    'handed-over': ['Sent', 'With the name of its author'],
    building: ['Building the pages', 'This takes about two minutes'],
    live: ['Live', 'Seen on the website'],
  },
  published: (state: 'saved' | 'handed-over' | 'building' | 'live' | 'failed') =>
    ({
      saved: 'Published',
      'handed-over': 'Publishing',
      building: 'Publishing',
      live: 'Your changes are live',
      failed: 'Your changes are not live',
    })[state],
  publishedHint: {
    saved: '',
    'handed-over': 'You can go on working, or close this window: it carries on without you.',
    building: 'You can go on working, or close this window: it carries on without you.',
    live: 'Visitors see them now.',
    failed:
      'The website is as it was before. Your changes are safe in the website’s own store: nothing is lost.',
  },
  takeBackTitleOf: (isLive: boolean) => (isLive ? 'It is taken back' : 'Taking it back'),
  takenBackHint: 'The changes are your draft again.',
  somethingWrong: 'Is something wrong?',
  somethingWrongHint:
    'Take back puts the website as it was before this publish. Its changes become your draft again; nothing is lost.',
  takeBack: 'Take back the last publish',
  takeBackTitle: 'Take back the last publish?',
  notTheLast: 'Somebody has published since. Use Earlier versions instead.',
  takeBackHint: (by: string, day: string, time: string) =>
    `Published by ${by}, ${day}, ${time}. These changes leave the website in about two minutes, and become your draft again:`,
  othersStay: 'What others published stays.',
  onlyThis: 'Only this publish is taken back, and what you have not published yet stays a draft.',
  takeBackAndPublish: 'Take back and publish',
  cancelTakeBack: 'Keep it as it is',
  itFailed: 'This failed',
  failedFact: 'The pages could not be built.',
  failedHint:
    'Often that is a short outage, and the next publish brings these changes too. If that fails as well, show “What failed” to whoever looks after the website.',
  done: 'done',
  seeTheWebsite: 'See the website',
  seeWhatFailed: 'What failed',
} as const;

/** 130 → "2 hours ago" */
function ago(minutes: number): string {
  if (minutes < 1) return 'a moment ago';
  const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  const hours = Math.round(minutes / 60);
  if (minutes < 60) return counted(minutes, 'minute');
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
}

/** Says why a sign-in failed. */
export function signInFault(cause: Cause): string {
  switch (cause) {
    case 'wrong-password':
    case 'unknown-email':
    case 'malformed-email':
    case 'empty-email':
    case 'empty-password':
      return 'This e-mail address and this password do not belong together. Check both and try again.';
    case 'too-many-attempts':
      return 'There were too many attempts. Wait a few minutes, then try once more.';
    case 'account-disabled':
      return 'This account is closed. Ask whoever looks after the website.';
    case 'network':
    case 'taking-too-long':
      return 'The accounts cannot be reached now. Is this device connected?';
    default:
      return 'Signing in does not work at the moment. Try again later, or ask whoever looks after the website.';
  }
}
