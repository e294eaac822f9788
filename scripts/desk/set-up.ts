import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { hasHostedProject } from '../accounts/hosted-project.ts';
import { firebaseTools, publishDesk, publishRules } from '../deploy/deployment.ts';
import { firebaseIn } from './setup/firebase-cli.ts';
import { setUpDesk } from './setup/set-up-desk.ts';
import { openTerminal, type Terminal } from './setup/terminal.ts';
import { setVariable } from './setup/variables-file.ts';
import { deskSettings, environmentOf } from './desk-settings.ts';
import { buildHostedDesk } from './build-hosted-desk.ts';

/**
 * Sets up the desk of this site on the web; returns the exit code. DESK_GITHUB, DESK_ACCOUNTS and DESK_ORIGIN are other
 * addresses, for tests.
 */
export async function setUp(root: string): Promise<number> {
  if (!hasHostedProject(environmentOf(root))) {
    console.error(
      'The website needs its accounts first: docs/accounts.md, points 1 to 8. Then run this again.',
    );
    return 1;
  }
  const terminal = openTerminal();
  try {
    await askForVariables(root, terminal);
    const settings = deskSettings(root);
    const { project, accountsKey, repository, site, hostingSite } = settings;
    const { DESK_GITHUB: gitHub, DESK_ORIGIN: desk, DESK_ACCOUNTS: accounts } = process.env;
    await setUpDesk({
      terminal,
      firebase: firebaseIn(firebaseTools(), project),
      gitHub: gitHub ?? 'https://api.github.com',
      ...(accounts === undefined ? hosted : (JSON.parse(accounts) as typeof hosted)),
      project,
      accountsKey,
      repository,
      hostingSite,
      desk: desk ?? `https://${hostingSite}.web.app`,
      site,
      publishRules: () => Promise.resolve(publishRules(project)),
      publishDesk: async () => {
        await buildHostedDesk(root);
        return publishDesk(root, project);
      },
    });
    return 0;
  } finally {
    terminal.close();
  }
}

const hosted = {
  identity: 'https://identitytoolkit.googleapis.com',
  store: 'https://firestore.googleapis.com',
};

/** Asks where the website is kept and what the desk is to be called, and writes it into .env. */
async function askForVariables(root: string, terminal: Terminal): Promise<void> {
  const environment = environmentOf(root);
  const variables = [
    ['DESK_REPOSITORY', 'The repository of the website at GitHub', repositoryOf(root)],
    [
      'DESK_SITE',
      'The name of the desk in its address, NAME.web.app',
      `${environment['VITE_FIREBASE_PROJECT_ID']}-desk`,
    ],
  ] as const;
  for (const [name, question, likely] of variables) {
    if (environment[name]) continue;
    const answer = await terminal.ask(`${question} (Enter for ${likely}):`);
    setVariable(root, name, answer === '' ? likely : answer);
  }
}

/** "owner/name" of the clone; a made-up one where it has no remote. */
function repositoryOf(root: string): string {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], {
    cwd: join(root),
    encoding: 'utf8',
  });
  return /github\.com[:/]([\w.-]+\/[\w.-]+?)(\.git)?\s*$/.exec(stdout)?.[1] ?? 'owner/name';
}
