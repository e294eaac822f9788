import { memberLookup } from '../../../src/host/staff.ts';
import { StoreFailed } from '../../../src/host/workspace/store-failed.ts';
import { CheckFailed } from './check-failed.ts';
import { sendConfirmation, signIn, signUp, type SignedIn } from './owner-account.ts';
import type { SetUpParts } from './set-up-parts.ts';
import { report, untilItWorks } from './until-it-works.ts';

/** Publishes the Firestore rules, signs the owner in, and waits until the list of staff has them as an owner. */
export async function staffStep(parts: SetUpParts): Promise<SignedIn> {
  const { terminal, project, store } = parts;
  await untilItWorks(terminal, async () => {
    if (!(await parts.publishRules()))
      throw new CheckFailed(
        'The rules of the store were not published.',
        'The lines above say why.',
      );
  });
  terminal.proved('The rules of the store say who reads the list of staff');
  const owner = await signedIn(parts);
  terminal.proved(`You are signed in as ${owner.email}, and the address is confirmed`);
  await untilItWorks(terminal, async () => {
    const entry = await memberLookup(store, project)(owner, owner.token).catch((error: unknown) => {
      if (error instanceof StoreFailed)
        throw new CheckFailed('The list of staff does not answer.', 'Try again in a minute.');
      throw new CheckFailed(
        `The entry of ${owner.email} has other fields than name and role.`,
        'Both are texts, and there is no third. The role is: owner',
      );
    });
    if (!entry)
      throw new CheckFailed(
        `The list of staff has no ${owner.email} yet.`,
        `Open https://console.firebase.google.com/project/${project}/firestore and add a document:
    collection  staff
    document    ${owner.email}
    fields      name (string) your name, role (string) owner`,
      );
    if (entry.role !== 'owner')
      throw new CheckFailed(
        `${owner.email} is on the list as ${entry.role}.`,
        'The first on the list must be owner: change the field role, or ask who is owner.',
      );
    terminal.proved(`The list of staff has you: ${entry.name}, owner`);
  });
  return owner;
}

async function signedIn(parts: SetUpParts): Promise<SignedIn> {
  const { terminal, desk } = parts;
  const place = { ...parts, key: parts.accountsKey, desk };
  terminal.say('  Sign in as on the website. Without an account you can make one here.');
  for (;;) {
    const email = await terminal.ask('  Your e-mail address:');
    const password = await terminal.askSecretly('  Your password (it is not shown):');
    try {
      let owner = await signIn(place, email, password);
      if (
        !owner &&
        /^y/i.test(await terminal.ask('  No account has this password. Make one? (yes or no)'))
      )
        owner = await signUp(place, email, password);
      if (!owner)
        throw new CheckFailed('The address and the password do not match.', 'Type both again.');
      if (!owner.isConfirmed) {
        await sendConfirmation(place, owner);
        await terminal.ask(`  A link was sent to ${email}. Press it, then press Enter here:`);
        owner = (await signIn(place, email, password))!;
      }
      if (owner.isConfirmed) return owner;
      throw new CheckFailed('The address is not confirmed yet.', 'Look for the link in your mail.');
    } catch (error) {
      report(terminal, error);
    }
  }
}
