import type { Cause } from '../../accounts/account-error.ts';
import type { DeskSession } from '../../accounts/desk-staff.ts';

/** The desk's texts about the people who may change the website. */
export const peopleWords = {
  people: 'People',
  ownerHint: 'Who may do what. Only an owner sees this list and changes it.',
  whatRolesMay: 'What each role may do',
  roles: [
    ['owner', 'Owner', 'Everything, and this list of people.'],
    ['publisher', 'May publish', 'Change everything, publish, restore, take back.'],
  ] satisfies [DeskSession['role'], string, string][],
  holdsAtOnce: 'When a change takes effect',
  holdsAtOnceHint:
    'At once: the desk checks this list at every action. A desk that is open now follows within a minute.',
  loading: 'Loading the list …',
  you: 'you',
  mayDo: (name: string) => `What ${name} may do`,
  mayNow: (name: string, role: string) => `${name}: ${role}.`,
  sendText: 'Text to send',
  remove: 'Remove',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeMeans:
    'They can no longer open the desk, and what they have not published stays with them unpublished. What they published stays, and so does their account on the website.',
  reallyRemove: (name: string) => `Remove ${name}`,
  keep: 'Keep',
  isRemoved: (name: string) => `${name} can no longer open the desk.`,
  add: 'Add a person',
  addHint: 'With the e-mail address that they sign up with on the website, or already have there.',
  name: 'Name',
  nameHint: 'Shown beside their changes',
  email: 'E-mail address',
  mayDoNew: 'What they may do',
  addThem: 'Add to the list',
  adding: 'Adding …',
  isAdded: (name: string) => `${name} is on the list. Now send them this text.`,
  faults: {
    name: 'Write a name of up to 60 characters.',
    email: 'Write the whole e-mail address, such as jaya@example.com.',
    taken: (name: string) => `This address is on the list already: ${name}.`,
  },
  textFor: (name: string) => `Text for ${name}`,
  text: (name: string, email: string, site: string, desk: string) =>
    `Hello ${name},
you can now change the website. Nothing is installed.
1. Sign up with this address: ${email}
   at ${site}/signup (not needed if you have an account there already)
2. Open the desk and sign in with the same address and password: ${desk}
3. The first time, the desk offers to send you an e-mail with a link. Open the link, then press Try again.`,
  subject: 'Changing the website',
  copy: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Select the text and copy it yourself.',
  mail: 'Send by e-mail',
  close: 'Close',
} as const;

/** The options of a select of roles. */
export const roleChoices = peopleWords.roles.map(([role, name]) => [role, name] as const);

/** The name of a role: "May publish". */
export const nameOfRole = (role: DeskSession['role']) =>
  peopleWords.roles.find(([one]) => one === role)![1];

/** Says why the list could not be read or changed. */
export function peopleFaults(cause: Cause): string {
  switch (cause) {
    case 'no-answer':
      return 'The list cannot be loaded now, and nothing was changed. Is this device connected? If it is, reload this page.';
    case 'account-gone':
      return 'Your sign-in has ended, and nothing was changed. Reload this page and sign in again.';
    default:
      return 'The list could not be read or changed. Only an owner may do that: perhaps another owner has changed it. Reload this page and check again.';
  }
}
