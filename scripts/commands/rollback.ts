import { rollBack } from '../hosting/releases.ts';
import { commandLine, endWith } from '../command-line.ts';

commandLine('npm run rollback    publishes the previous release again', {});

/** Restores the previous release at once, without a build. */
async function main(): Promise<number> {
  const { FIREBASE_PROJECT_ID: project, GOOGLE_ACCESS_TOKEN: token } = process.env;
  if (!project || !token) {
    console.error(
      'Set the project and your access token:\n  FIREBASE_PROJECT_ID=my-project GOOGLE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run rollback',
    );
    return 2;
  }
  const { from, to } = await rollBack({
    site: process.env['FIREBASE_SITE'] ?? project,
    token,
    address: process.env['FIREBASE_HOSTING_URL'] ?? 'https://firebasehosting.googleapis.com',
  });
  console.log(`The release ${to} is live again, instead of ${from}.`);
  console.log('The next deploy publishes what is in the repository: fix the cause there first.');
  return 0;
}

await endWith(main());
