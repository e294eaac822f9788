import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deskFolder, hostingFolder, siteFolder } from '../disk.ts';
import { keepFilesOf } from './release-files.ts';

/** The Firebase project to which a site is published, and for a preview the name of its channel. */
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
  // The site is always built again, so that a build with local accounts is never published.
  if (!runs('npm', ['run', '-s', 'build'])) return false;
  const site = join(hostingFolder(root), 'site');
  rmSync(site, { recursive: true, force: true });
  cpSync(siteFolder(root), site, { recursive: true });
  if (preview !== undefined) return true;
  const liveAddress =
    process.env['LIVE_SITE'] ?? `https://${process.env['FIREBASE_SITE'] ?? project}.web.app`;
  const kept = await keepFilesOf(liveAddress, site);
  console.log(`Kept from recent releases, for open pages: ${kept} files.`);
  return true;
}

/** Publishes the prepared deployment; `withRules` also publishes the Firestore rules, except in a preview. */
export function publish(
  root: string,
  { project, preview }: Deployment,
  withRules: boolean,
): boolean {
  const target =
    preview === undefined
      ? ['deploy', '--only', withRules ? 'hosting,firestore:rules' : 'hosting']
      : ['hosting:channel:deploy', preview, '--expires', '7d'];
  return firebase(project, [...target, '--config', join(hostingFolder(root), 'firebase.json')]);
}

/** Publishes the built desk: its files, its function, and the Firestore rules. */
export const publishDesk = (root: string, project: string): boolean =>
  firebase(project, [
    'deploy',
    '--only',
    'hosting:desk,functions:desk,firestore:rules',
    '--config',
    join(deskFolder(root), 'firebase.json'),
    // With this option, Firebase deletes old images of the function, which cost money.
    '--force',
  ]);

function firebase(project: string, args: readonly string[]): boolean {
  const [command, ...own] = firebaseTools();
  return runs(command, [...own, ...args, '--project', project, '--non-interactive']);
}

/** Returns the command of the Firebase CLI: FIREBASE_TOOLS_BIN, or else this version, which npx installs. */
export function firebaseTools(): readonly [command: string, ...args: string[]] {
  const own = process.env['FIREBASE_TOOLS_BIN'];
  return own === undefined ? ['npx', '--yes', 'firebase-tools@15.34.2'] : [own];
}

const runs = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;
