import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceAddress } from '../../src/accounts/service.ts';
import type { Accounts } from '../../src/content/accounts.ts';
import { isShown } from '../../src/content/shown.ts';
import { chunkOf, readManifest } from '../build/bundles.ts';
import { accountIslands } from '../build/islands.ts';

/** Whether a build has accounts, and where: this depends on its settings and on the content. */
export interface AccountsOfBuild {
  /** The settings that are inlined into the bundles. */
  settings: NodeJS.ProcessEnv;
  /** Whether pages connect to the hosted service. */
  isHosted: boolean;
  /** Whether a site with this content has accounts. */
  isIn: (content: ReadonlyMap<string, unknown>) => boolean;
  /** Returns the line for the terminal. */
  line: (isIn: boolean) => string;
  /** Removes the scripts of accounts from a bundled site without them, or adds what they need. */
  finish: (site: string, isIn: boolean) => void;
}

/** Returns the accounts of a build; with `local`, those of the local service, for this computer only. */
export async function accountsOfBuild(root: string, local: boolean): Promise<AccountsOfBuild> {
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
      // A local server answers for this file with its service; any other host serves the file, and has no accounts.
      else if (keeper === 'local') writeFileSync(join(site, serviceAddress), '{"kind":"off"}');
    },
  };
}

function keeperOf(settings: NodeJS.ProcessEnv, local: boolean): AccountKeeper {
  if (local) return 'local';
  return hasHostedProject(settings) ? 'hosted' : 'none';
}

/** Returns the line about accounts for the terminal, with the reason if there are none. */
function lineOf(keeper: AccountKeeper, isIn: boolean): string {
  if (keeper === 'none')
    return 'Accounts: none (no VITE_FIREBASE_… is set). Try them with npm start or npm run build -- --local-accounts; docs/accounts.md says how to set them up.';
  if (!isIn) return 'Accounts: none (hidden by shown: false in content/accounts.yaml).';
  return keeper === 'local'
    ? 'Accounts: for trying out, with npm run preview on this machine. This build is not for publishing.'
    : 'Accounts: kept by the hosted project.';
}

/** Which service keeps the accounts of a site; 'local' is for tests and development. */
export type AccountKeeper = 'hosted' | 'local' | 'none';

/** Finds out which account service a built site has. */
export function builtAccounts(site: string): AccountKeeper {
  if (readFileSync(join(site, '_headers'), 'utf8').includes('firestore.googleapis.com'))
    return 'hosted';
  return existsSync(join(site, serviceAddress)) ? 'local' : 'none';
}

/** The variables that name the Firebase project of the accounts. */
const names = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_APP_ID',
] as const;

/** The four variables without values, so that a local build ignores those of the environment. */
export const withoutHostedProject: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, '']),
);

/** Whether the build is for a hosted project. Throws if only some of the settings are present. */
export function hasHostedProject(env: Readonly<Record<string, string | undefined>>): boolean {
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < names.length)
    throw new Error(
      `Accounts are set up only in part: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Set all four, or none.`,
    );
  return missing.length === 0;
}

/** Deletes the account islands of a bundled site, account code that other islands import, and what only these load. */
export function leaveOutAccountScripts(site: string) {
  const manifest = readManifest(site);
  const isOfAccounts = new Set(
    accountIslands.map((name) => chunkOf(manifest, `virtual:island/${name}`)),
  );
  const needed = new Set(
    Object.values(manifest).filter((chunk) => chunk.isEntry && !isOfAccounts.has(chunk)),
  );
  for (const { imports = [], dynamicImports = [] } of needed) {
    // Other islands import account code only if there are accounts.
    const dynamic = dynamicImports.filter((key) => !key.startsWith('src/accounts/'));
    for (const key of [...imports, ...dynamic]) needed.add(chunkOf(manifest, key));
  }
  for (const chunk of Object.values(manifest))
    if (!needed.has(chunk)) rmSync(join(site, chunk.file));
}
