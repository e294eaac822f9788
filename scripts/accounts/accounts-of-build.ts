import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceAddress } from '../../src/accounts/service.ts';
import type { Accounts } from '../../src/content/accounts.ts';
import { isShown } from '../../src/content/shown.ts';
import type { FeatureOfBuild } from '../build/feature-of-build.ts';
import type { AccountKeeper } from './built-accounts.ts';
import { hasHostedProject, withoutHostedProject } from './hosted-project.ts';
import { leaveOutAccountScripts } from './without-account-scripts.ts';

/** Accounts as an optional feature of a build; with `local`, for a trial on this computer only. */
export async function accountsOfBuild(root: string, local: boolean): Promise<FeatureOfBuild> {
  const { loadEnv } = await import('vite');
  const settings = local ? withoutHostedProject : loadEnv('production', root, 'VITE_');
  const keeper = keeperOf(settings, local);
  return {
    settings,
    isHosted: keeper === 'hosted',
    isIn: (content) => keeper !== 'none' && isShown(content.get('accounts.yaml') as Accounts),
    line: (isIn) => lineOf(keeper, isIn),
    finish: (site, isIn) => {
      if (!isIn) leaveOutAccountScripts(site);
      // A local server overrides this file with its service; any other host serves it and has none.
      else if (keeper === 'local') writeFileSync(join(site, serviceAddress), '{"kind":"off"}');
    },
  };
}

function keeperOf(settings: NodeJS.ProcessEnv, local: boolean): AccountKeeper {
  if (local) return 'local';
  return hasHostedProject(settings) ? 'hosted' : 'none';
}

/** The line about accounts for the terminal, with the reason if there are none. */
function lineOf(keeper: AccountKeeper, isIn: boolean): string {
  if (keeper === 'none')
    return 'Accounts: none (no VITE_FIREBASE_… is set). Try them with npm start or npm run build -- --local-accounts; docs/accounts.md says how to set them up.';
  if (!isIn) return 'Accounts: none (hidden by shown: false in content/accounts.yaml).';
  return keeper === 'local'
    ? 'Accounts: for trying out, with npm run preview on this machine. This build is not for publishing.'
    : 'Accounts: kept by the hosted project.';
}
