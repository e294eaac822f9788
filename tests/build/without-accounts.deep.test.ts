import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtAccounts } from '../../scripts/accounts/accounts-of-build.ts';
import { filesIn } from '../../scripts/disk.ts';
import { root } from '../check/content-copy.ts';
import { contentOfEachTest, folderOfEachTest } from '../folders.ts';

const copy = contentOfEachTest();
const folder = folderOfEachTest();

const noProject = {
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_PROJECT_ID: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_APP_ID: '',
};
const aProject = Object.fromEntries(Object.keys(noProject).map((name) => [name, 'made-up']));

function run(args: readonly string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      CONTENT_FOLDER: copy.folder,
      DIST_FOLDER: join(folder, 'site'),
      PICTURES: 'off',
      ...env,
    },
  });
  return { status, said: stdout + stderr };
}

const ofAccounts =
  /\baccounts?\b|\bsign(ed)?[ -]?(in|up|out)\b|\blog ?out\b|my week|"save|\bsave\b|\/(login|signup|reset|account)\b|data-session|signed-in|firebase|identitytoolkit|localStorage/i;

/** The files of a built site with any trace of accounts, each with the first trace. */
const tracesIn = (site: string) =>
  filesIn(site)
    .filter((name) => !/\.(woff2|png|ico)$/.test(name))
    .flatMap((name) => {
      const found = ofAccounts.exec(`${name}\n${readFileSync(join(site, name), 'utf8')}`);
      return found ? [`${name}: ${found[0]}`] : [];
    });

test('a build of content that hides them has no trace of accounts, and says so in one line', () => {
  copy.write('accounts.yaml', `shown: false\n${copy.read('accounts.yaml')}`);
  const { status, said } = run(['build'], aProject);
  expect([status, said]).toEqual([0, expect.stringMatching(/^Accounts: none \(.*\).*$/m)]);
  expect(said).not.toContain('Still invented');
  expect(tracesIn(join(folder, 'site'))).toEqual([]);
  expect(builtAccounts(join(folder, 'site'))).toBe('none');
});

test('everybody may read a built site, whatever the umask', () => {
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  const { status, said } = run(['build'], aProject);
  expect(status, said).toBe(0);
  const site = join(folder, 'site');
  const modes = readdirSync(site, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(site, name)).mode & 0o055,
  );
  expect([statSync(site).mode & 0o777, ...new Set(modes)].sort()).toEqual([0o044, 0o055, 0o755]);
});

test('a build with the settings has them, and for a real address says what is still invented', () => {
  copy.edit('site.yaml', 'https://ironbanyan.example', 'https://ironbanyan.in');
  const { status, said } = run(['build'], aProject);
  expect([status, said]).toEqual([
    0,
    expect.stringContaining('Accounts: kept by the hosted project.'),
  ]);
  expect(said).toMatch(/Still examples on these pages .*: \d+\. .*check -- --launch\n/);
  expect(builtAccounts(join(folder, 'site'))).toBe('hosted');
  expect(tracesIn(join(folder, 'site')).length).toBeGreaterThan(30);
});

test('what was built to try out accounts is built anew before it is laid out for publishing, with no trace of them without the settings', () => {
  const { status, said } = run(['build', '--local-accounts'], aProject);
  expect([status, said]).toEqual([0, expect.stringContaining('not for publishing')]);
  expect(builtAccounts(join(folder, 'site'))).toBe('local');
  const laidOut = run(
    ['deploy', '--prepare', '--preview', 'trial', '--project', 'demo'],
    noProject,
  );
  expect([laidOut.status, laidOut.said]).toEqual([
    0,
    expect.stringMatching(/^Accounts: none \(.*\).*$/m),
  ]);
  const site = join(folder, 'site-hosting/site');
  expect(tracesIn(site)).toEqual([]);
  expect(builtAccounts(site)).toBe('none');
});
