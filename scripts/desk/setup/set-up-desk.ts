import { renderUnicodeCompact } from 'uqr';
import { CheckFailed } from './check-failed.ts';
import { checkDesk, checkWebsite } from './check-desk.ts';
import { keyStep } from './key-step.ts';
import type { SignedIn } from './owner-account.ts';
import type { SetUpParts } from './set-up-parts.ts';
import { staffStep } from './staff-step.ts';
import { untilItWorks } from './until-it-works.ts';

/** Leads the owner through the set-up of the desk. Completed steps are checked, and not asked for again. */
export async function setUpDesk(parts: SetUpParts): Promise<void> {
  const { terminal, desk, site } = parts;
  terminal.say('\nStep 1 of 3: the key of the repository');
  await keyStep(parts);
  terminal.say('\nStep 2 of 3: you, the first on the list of staff');
  const owner = await staffStep(parts);
  terminal.say('\nStep 3 of 3: the desk on the web');
  await untilItWorks(terminal, () => publishStep(parts, owner));
  await untilItWorks(terminal, () => checkWebsite(site, terminal.proved));
  const code = renderUnicodeCompact(desk, { border: 1 }).replaceAll(/^/gm, '  ');
  terminal.say(`\nThe desk is at ${desk}\n\n${code}

Send the link to your staff. At the desk you say who may come in: People.`);
}

async function publishStep(parts: SetUpParts, { token }: SignedIn): Promise<void> {
  const { terminal, firebase, hostingSite, desk } = parts;
  if ((await firebase.find(['hosting:sites:get', hostingSite])) === undefined)
    await firebase.must(['hosting:sites:create', hostingSite]);
  terminal.proved(`The desk has an address of its own: ${desk}`);
  terminal.say('  Building and publishing it takes some minutes.');
  if (!(await parts.publishDesk()))
    throw new CheckFailed('The desk was not published.', 'The lines above say why.');
  await checkDesk(desk, token, terminal.proved);
}
