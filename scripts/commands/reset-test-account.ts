import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { resetTestAccount } from '../accounts/reset-test-account.ts';
import { commandLine } from '../command-line.ts';
import { contentFolder } from '../disk.ts';

/**
 * Resets the test account of the hosted project to the content. A timer should run this, because the password is
 * public; see docs/accounts.md.
 */
commandLine(
  'npm run reset-test-account    gives the test account its password and its empty list back',
  {},
);

const { FIREBASE_PROJECT_ID: project, GOOGLE_ACCESS_TOKEN: token } = process.env;
const { testAccount } = parse(
  readFileSync(join(contentFolder(process.cwd()), 'accounts.yaml'), 'utf8'),
) as { testAccount?: { email: string; password: string } };

if (!testAccount) {
  console.log('content/accounts.yaml advertises no test account; there is nothing to do.');
} else if (!project || !token) {
  console.error(
    'Set FIREBASE_PROJECT_ID and GOOGLE_ACCESS_TOKEN, for example:\n' +
      '  FIREBASE_PROJECT_ID=my-project GOOGLE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run reset-test-account',
  );
  process.exitCode = 2;
} else {
  await resetTestAccount({ project, token, ...testAccount }).then(
    () => console.log(`The test account ${testAccount.email} was reset.`),
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
