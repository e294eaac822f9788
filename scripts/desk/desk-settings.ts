import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { parse } from 'yaml';
import { hasHostedProject } from '../accounts/hosted-project.ts';
import { contentFolder } from '../disk/content-folder.ts';
import type { DeskSettings } from './function/hosted-desk.ts';

/** The variables of the accounts and of the desk, in the environment or in .env, where `npm run desk:setup` writes. */
export const environmentOf = (root: string): Record<string, string | undefined> =>
  loadEnv('production', root, ['VITE_', 'DESK_']);

/** The settings of the desk on the web. Throws an error that names what is missing. */
export function deskSettings(root: string): DeskSettings {
  const environment = environmentOf(root);
  if (!hasHostedProject(environment))
    throw new Error(
      'The desk on the web needs the accounts of the site: none of VITE_FIREBASE_… is set. docs/accounts.md says how.',
    );
  const missing = ['DESK_REPOSITORY', 'DESK_SITE'].filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} is not set. Run: npm run desk:setup`);
  const valueOf = (name: string) => environment[name]!;
  const [owner, name] = valueOf('DESK_REPOSITORY').split('/') as [string, string];
  return {
    project: valueOf('VITE_FIREBASE_PROJECT_ID'),
    accountsKey: valueOf('VITE_FIREBASE_API_KEY'),
    authDomain: valueOf('VITE_FIREBASE_AUTH_DOMAIN'),
    repository: { owner, name, branch: environment['DESK_BRANCH'] || 'main', folder: 'content' },
    site: websiteOf(root),
    hostingSite: valueOf('DESK_SITE'),
  };
}

/** The origin of the website: LIVE_SITE if it is published elsewhere, else the one in the content. */
function websiteOf(root: string): string {
  const other = process.env['LIVE_SITE'];
  if (other !== undefined) return other;
  const { url } = parse(readFileSync(join(contentFolder(root), 'site.yaml'), 'utf8')) as {
    url: string;
  };
  return new URL(url).origin;
}
