import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtAccounts } from '../accounts/accounts-of-build.ts';
import { commandLine, endWith } from '../command-line.ts';
import { prepare, publish, publishDesk } from '../deploy/deployment.ts';
import { buildDesk } from '../desk/build-desk.ts';
import { deskFolder, siteFolder } from '../disk.ts';

const usage = `npm run deploy                      builds the site and publishes it on Firebase Hosting
npm run deploy -- --preview NAME    publishes it for a week at another address, for a preview
npm run deploy -- --desk            the desk on the web instead of the site, once it is set up (docs/desk.md)
npm run deploy -- --prepare         builds everything into .hosting/ without publishing it
npm run deploy -- --project ID      another project than that of FIREBASE_PROJECT_ID or .firebaserc`;

/** Returns the exit code: 0 if published, or prepared; 1 if it failed; 2 for no project or a wrong option. */
async function main(root: string): Promise<number> {
  const { values } = commandLine(usage, {
    preview: { type: 'string' },
    desk: { type: 'boolean' },
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
  if (values.desk) {
    await buildDesk(root, deskFolder(root));
    return publishDesk(root, project) ? 0 : 1;
  }
  const deployment = { ...values, project };
  if (!(await prepare(root, deployment))) return 1;
  if (deployment.prepare) return 0;
  // The rules of Firestore are published only if the accounts are hosted.
  const withRules = builtAccounts(siteFolder(root)) === 'hosted';
  return publish(root, deployment, withRules) ? 0 : 1;
}

function projectOf(root: string): string | undefined {
  const file = join(root, '.firebaserc');
  if (!existsSync(file)) return undefined;
  const { projects } = JSON.parse(readFileSync(file, 'utf8')) as {
    projects?: { default?: string };
  };
  return projects?.default;
}

await endWith(main(process.cwd()));
