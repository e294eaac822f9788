import type { Cause } from '../../accounts/account-error.ts';
import type { DeskSession } from '../../accounts/desk-staff.ts';

/** The desk's texts about the people who may change the website. */
export const peopleWords = {
  people: 'People',
  roles: [
    ['owner', 'Owner', 'Everything, and this list of people.'],
    ['publisher', 'May publish', 'Change everything, publish, restore, take back.'],
  ] satisfies [DeskSession['role'], string, string][],
  text: (name: string, email: string, site: string, desk: string) =>
    `Hello ${name},
you can now change the website. There is nothing to install.
1. Sign up with this address: ${email}
   at ${site}/signup (not needed if you have an account there already)
2. Open the desk and sign in with the same address and password: ${desk}
3. The first time, the desk offers to send you an e-mail with a link. Open the link, then press Try again.`,
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
      return 'The list could not be read or changed. Only an owner may do that: perhaps another owner has changed the list. Reload this page and check again.';
  }
}

/** "Asha Menon" → "AM" */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first]) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase();
