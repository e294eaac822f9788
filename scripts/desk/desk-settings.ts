import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { parse } from 'yaml';
import type { Repository } from '../../src/host/github/github.ts';
import { hasHostedProject } from '../accounts/accounts-of-build.ts';
import { contentFolder } from '../disk.ts';

/** The settings of a desk on the web from `.env`, none of which is secret. */
export interface DeskSettings {
  /** The variables of the accounts, VITE_FIREBASE_…, which are inlined into the page. */
  accounts: Readonly<Record<string, string>>;
  /** The Firebase project of the accounts, and its public key. */
  project: string;
  accountsKey: string;
  /** The domain at which Firebase signs people in, such as "gym.firebaseapp.com". */
  authDomain: string;
  repository: Repository;
  /** The origin of the website, such as "https://ironbanyan.example". */
  site: string;
  /** The id of the second site of Firebase Hosting, such as "gym-desk". */
  hostingSite: string;
}

/** Reads the settings from the environment and .env. Throws an error that names what is missing. */
export function deskSettings(root: string): DeskSettings {
  const environment = loadEnv('production', root, ['VITE_FIREBASE_', 'DESK_']);
  if (!hasHostedProject(environment))
    throw new Error(
      'The desk on the web needs the accounts of the site: none of VITE_FIREBASE_… is set. docs/accounts.md says how.',
    );
  const missing = ['DESK_REPOSITORY', 'DESK_SITE'].filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} is not set. Write it into .env: docs/desk.md, step 1.`);
  const valueOf = (name: string) => environment[name]!;
  const [owner = '', name = ''] = valueOf('DESK_REPOSITORY').split('/');
  const isAccounts = ([variable]: [string, string]) => variable.startsWith('VITE_FIREBASE_');
  return {
    accounts: Object.fromEntries(Object.entries(environment).filter(isAccounts)),
    project: valueOf('VITE_FIREBASE_PROJECT_ID'),
    accountsKey: valueOf('VITE_FIREBASE_API_KEY'),
    authDomain: valueOf('VITE_FIREBASE_AUTH_DOMAIN'),
    repository: { owner, name, branch: environment['DESK_BRANCH'] || 'main', folder: 'content' },
    site: websiteOf(root),
    hostingSite: valueOf('DESK_SITE'),
  };
}

/** Returns the origin of the website: LIVE_SITE if it is published elsewhere, or else the origin in the content. */
function websiteOf(root: string): string {
  const other = process.env['LIVE_SITE'];
  if (other !== undefined) return other;
  const { url } = parse(readFileSync(join(contentFolder(root), 'site.yaml'), 'utf8')) as {
    url: string;
  };
  return new URL(url).origin;
}
