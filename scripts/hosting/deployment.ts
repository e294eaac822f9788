import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hostingFolder, siteFolder } from '../disk/site-folder.ts';
import { keepFilesOf } from './release-files.ts';

/** A deployment: its project, and whether it is a preview or is laid out only. */
export interface Deployment {
  project: string;
  preview?: string | undefined;
  prepare?: boolean | undefined;
}

/**
 * Lays out the deployment in .hosting/: the site with its headers and redirects, the files that pages of the
 * present release may still ask for, and the rules of the store. Refuses while anything in the content is still
 * invented, but for a preview.
 */
export async function prepare(root: string, { project, preview }: Deployment): Promise<boolean> {
  if (preview === undefined && !runs('npm', ['run', '-s', 'check', '--', '--launch'])) {
    console.error(
      '\nNothing was published: the site still says things that are invented. They are listed above.',
    );
    return false;
  }
  // Built anew, so that never a site is published that was made to try out accounts.
  if (!runs('npm', ['run', '-s', 'build'])) return false;
  const site = join(hostingFolder(root), 'site');
  rmSync(site, { recursive: true, force: true });
  cpSync(siteFolder(root), site, { recursive: true });
  if (preview !== undefined) return true;
  const live =
    process.env['LIVE_SITE'] ?? `https://${process.env['FIREBASE_SITE'] ?? project}.web.app`;
  const kept = await keepFilesOf(live, site);
  console.log(`Kept from the present release, for pages that are open: ${kept} files.`);
  return true;
}

/** Publishes what was laid out; `withStore`: and the rules of the store. */
export function publish(
  root: string,
  { project, preview }: Deployment,
  withStore: boolean,
): boolean {
  const target =
    preview === undefined
      ? ['deploy', '--only', withStore ? 'hosting,firestore:rules' : 'hosting']
      : ['hosting:channel:deploy', preview, '--expires', '7d'];
  const config = join(hostingFolder(root), 'firebase.json');
  return runs(firebaseTools(root), [
    ...target,
    '--project',
    project,
    '--config',
    config,
    '--non-interactive',
  ]);
}

/** The command of the Firebase tools, exactly those of their lockfile, installed on first use. */
function firebaseTools(root: string): string {
  const own = process.env['FIREBASE_TOOLS_BIN'];
  if (own !== undefined) return own;
  const folder = join(root, 'scripts/hosting/firebase-tools');
  runs('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']);
  return join(folder, 'node_modules/.bin/firebase');
}

const runs = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;
