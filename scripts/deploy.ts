import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './command-line.ts';
import { keepFilesOf } from './hosting/release-files.ts';
import { hostingFolder, siteFolder } from './site-folder.ts';

const usage = `npm run deploy                      builds the site and publishes it on Firebase Hosting
npm run deploy -- --preview NAME    publishes it for a week at an address of its own, to be looked at
npm run deploy -- --prepare         builds all that is published, into .hosting/, and publishes nothing
npm run deploy -- --project ID      another project than that of FIREBASE_PROJECT_ID or .firebaserc`;

interface Deployment {
  project: string;
  preview?: string | undefined;
  prepare?: boolean | undefined;
}

/** Exit code 0: done; 1: not done, and the reason is printed; 2: the arguments are not understood. */
async function main(root: string): Promise<number> {
  const { values } = commandLine(usage, {
    preview: { type: 'string' },
    prepare: { type: 'boolean' },
    project: { type: 'string' },
  });
  const project = values.project ?? process.env['FIREBASE_PROJECT_ID'] ?? projectOf(root);
  if (project === undefined) {
    console.error(
      'Which project? Copy .firebaserc.example to .firebaserc and write its id there, or set FIREBASE_PROJECT_ID.',
    );
    return 2;
  }
  const deployment = { ...values, project };
  if (!(await prepare(root, deployment))) return 1;
  return deployment.prepare || publish(root, deployment) ? 0 : 1;
}

/**
 * Lays out what is published, in .hosting/: the site with its headers and redirects, the files that pages of the
 * present release may still ask for, and the rules of the store. Refuses while anything in the content is still
 * invented, but for a preview.
 */
async function prepare(root: string, { project, preview }: Deployment): Promise<boolean> {
  if (preview === undefined && !runs('npm', ['run', '-s', 'check', '--', '--launch'])) {
    console.error(
      '\nNothing was published: the site still says things that are invented. They are listed above.',
    );
    return false;
  }
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

/** Publishes what was laid out, and where accounts are switched on the rules of the store. */
function publish(root: string, { project, preview }: Deployment): boolean {
  const target =
    preview === undefined
      ? ['deploy', '--only', hasAccounts(root) ? 'hosting,firestore:rules' : 'hosting']
      : ['hosting:channel:deploy', preview, '--expires', '7d'];
  const config = join(hostingFolder(root), 'firebase.json');
  return runs(firebaseTools(root), [
    ...target,
    ...['--project', project, '--config', config, '--non-interactive'],
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

/** Whether the site was built for accounts: then their rules go with it. */
const hasAccounts = (root: string) =>
  readFileSync(join(siteFolder(root), '_headers'), 'utf8').includes('firestore.googleapis.com');

function projectOf(root: string): string | undefined {
  const file = join(root, '.firebaserc');
  if (!existsSync(file)) return undefined;
  const { projects } = JSON.parse(readFileSync(file, 'utf8')) as {
    projects?: { default?: string };
  };
  return projects?.default;
}

process.exitCode = await main(process.cwd()).catch((error: Error) => {
  console.error(error.message);
  return 1;
});
