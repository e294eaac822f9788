import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deskFolder, hostingFolder, siteFolder } from '../disk/site-folder.ts';
import { keepFilesOf } from './release-files.ts';

/** The project to publish to, and for a preview the name of its channel. */
interface Deployment {
  project: string;
  preview?: string | undefined;
}

/**
 * Prepares a deployment in .hosting/: the site with its headers and redirects, the Firestore rules, and the files of
 * recent releases that open pages may still load. A preview gets no such files, and may have placeholder content.
 * Returns whether it succeeded.
 */
export async function prepare(root: string, { project, preview }: Deployment): Promise<boolean> {
  if (preview === undefined && !runs('npm', ['run', '-s', 'check', '--', '--launch'])) {
    console.error('\nNothing was published, for the reasons above.');
    return false;
  }
  // Always rebuilt, so that a build with local accounts is never published.
  if (!runs('npm', ['run', '-s', 'build'])) return false;
  const site = join(hostingFolder(root), 'site');
  rmSync(site, { recursive: true, force: true });
  cpSync(siteFolder(root), site, { recursive: true });
  if (preview !== undefined) return true;
  const live =
    process.env['LIVE_SITE'] ?? `https://${process.env['FIREBASE_SITE'] ?? project}.web.app`;
  const kept = await keepFilesOf(live, site);
  console.log(`Kept from recent releases, for open pages: ${kept} files.`);
  return true;
}

/** Publishes the prepared deployment; `withStore` includes the Firestore rules, unless it is a preview. */
export function publish(
  root: string,
  { project, preview }: Deployment,
  withStore: boolean,
): boolean {
  const target =
    preview === undefined
      ? ['deploy', '--only', withStore ? 'hosting,firestore:rules' : 'hosting']
      : ['hosting:channel:deploy', preview, '--expires', '7d'];
  return firebase(root, project, [
    ...target,
    '--config',
    join(hostingFolder(root), 'firebase.json'),
  ]);
}

/** Publishes the built desk: its files, its function, and the Firestore rules. */
export const publishDesk = (root: string, project: string): boolean =>
  firebase(root, project, [
    'deploy',
    '--only',
    'hosting:desk,functions:desk,firestore:rules',
    '--config',
    join(deskFolder(root), 'firebase.json'),
    // Lets Firebase delete old images of the function, because keeping them costs money.
    '--force',
  ]);

/** Publishes the Firestore rules alone. */
export const publishRules = (root: string, project: string): boolean =>
  firebase(root, project, ['deploy', '--only', 'firestore:rules']);

const firebase = (root: string, project: string, args: readonly string[]) =>
  runs(firebaseTools(root), [...args, '--project', project, '--non-interactive']);

let isInstalled = false;

/**
 * Returns the path of the Firebase CLI: FIREBASE_TOOLS_BIN, or else the version in firebase-tools/, which is installed on
 * first use.
 */
export function firebaseTools(root: string): string {
  const own = process.env['FIREBASE_TOOLS_BIN'];
  if (own !== undefined) return own;
  const folder = join(root, 'scripts/hosting/firebase-tools');
  const install = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  isInstalled ||= runs('npm', install);
  return join(folder, 'node_modules/.bin/firebase');
}

const runs = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;
