import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostingFolder, siteFolder } from './site-folder.ts';

const usage = `npm run deploy                      builds the site and publishes it on Firebase Hosting
npm run deploy -- --preview NAME    publishes it for a week at an address of its own, to be looked at
npm run deploy -- --project ID      another project than that of FIREBASE_PROJECT_ID or .firebaserc`;

/** The version that the configuration was tried with. */
const tools = 'firebase-tools@15';

/**
 * Publishes dist/ with its headers, its redirects and, where accounts are switched on, the rules of the store.
 * Refuses while anything in the content is still invented, but for a preview.
 */
function deploy(root: string): number {
  const { values } = parseArgs({
    options: {
      preview: { type: 'string' },
      project: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const project = values.project ?? process.env['FIREBASE_PROJECT_ID'] ?? projectOf(root);
  if (project === undefined) {
    console.error(
      'Which project? Copy .firebaserc.example to .firebaserc and write its id there, or set FIREBASE_PROJECT_ID.',
    );
    return 2;
  }
  if (values.preview === undefined && !runs('npm', ['run', '-s', 'check', '--', '--launch'])) {
    console.error(
      '\nNothing was published: the site still says things that are invented. They are listed above.',
    );
    return 1;
  }
  if (!runs('npm', ['run', '-s', 'build'])) return 1;
  const hosting = hostingFolder(root);
  rmSync(join(hosting, 'site'), { recursive: true, force: true });
  cpSync(siteFolder(root), join(hosting, 'site'), { recursive: true });
  const target =
    values.preview === undefined
      ? ['deploy', '--only', hasAccounts(root) ? 'hosting,firestore:rules' : 'hosting']
      : ['hosting:channel:deploy', values.preview, '--expires', '7d'];
  const common = [
    '--project',
    project,
    '--config',
    join(hosting, 'firebase.json'),
    '--non-interactive',
  ];
  const own = process.env['FIREBASE_TOOLS_BIN'];
  const [command, ...first] = own === undefined ? ['npx', '--yes', tools] : [own];
  return runs(command, [...first, ...target, ...common]) ? 0 : 1;
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

process.exitCode = deploy(process.cwd());
