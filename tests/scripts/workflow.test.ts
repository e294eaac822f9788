import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../check/content-copy.ts';
import { folderOfTests, writeFiles } from '../folders.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  strategy?: { matrix: { node: (number | string)[] } };
  if?: string;
  needs?: string | string[];
  environment?: string;
  permissions?: Record<string, string>;
  steps: Step[];
}

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const source = text('.github/workflows/site.yml');
const action = text('.github/actions/publish/action.yml');
const workflow = parse(source) as { on: Record<string, unknown>; jobs: Record<string, Job> };
const { steps: publishing } = (parse(action) as { runs: { steps: Step[] } }).runs;
const { scripts, engines, devDependencies } = JSON.parse(text('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
  devDependencies: Record<string, string>;
};
const jobs = Object.values(workflow.jobs);
const steps = [...jobs.flatMap((job) => job.steps), ...publishing];
const commandsOf = (list: readonly Step[]) => list.flatMap(({ run }) => (run ?? '').split('\n'));

test('every command of the workflow is one of ours', () => {
  const named = commandsOf(steps).flatMap((line) => [...line.matchAll(/npm run ([\w:-]+)/g)]);
  expect(named.length).toBeGreaterThan(3);
  for (const [, name] of named) expect(scripts).toHaveProperty(name!);
});

test('the Node that is recommended and the oldest that works are tried, and no newer one is typed for', () => {
  const [oldest] = /\d+\.\d+\.\d+/.exec(engines.node)!;
  const { matrix } = workflow.jobs['test']!.strategy!;
  const recommended = text('.nvmrc').trim();
  expect(matrix.node.map(String)).toEqual([oldest, recommended]);
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^\\^${oldest.split('.')[0]}\\.`));
  expect(text('docs/publishing.md')).toContain(`NODE_VERSION=${recommended}\``);
});

test('every check is what it says, and the workflow runs when something may have changed', () => {
  expect(commandsOf(workflow.jobs['test']!.steps)).toContain('npm test');
  expect(commandsOf(workflow.jobs['words']!.steps)).toContain('npm test -- --words');
  expect(Object.keys(workflow.on)).toEqual([
    'pull_request',
    'push',
    'schedule',
    'workflow_dispatch',
  ]);
});

test('a new advisory keeps no special day from the site', () => {
  expect(commandsOf(workflow.jobs['audit']!.steps)).toContain('npm audit --omit=dev');
  for (const { needs = [] } of jobs) expect([needs].flat()).not.toContain('audit');
});

test('there is no key to steal: who publishes is known by where the job runs', () => {
  expect(source + action).not.toMatch(/secrets\.|GOOGLE_APPLICATION_CREDENTIALS/);
  const publishers = jobs.filter(({ permissions }) => permissions?.['id-token'] === 'write');
  expect(publishers.map(({ environment }) => environment)).toEqual(['preview', 'production']);
});

test('nothing that the build is made with runs where something may be published or pushed', () => {
  const trusted = jobs.filter(({ permissions = {} }) =>
    Object.values(permissions).includes('write'),
  );
  expect(trusted).toHaveLength(2);
  const commands = commandsOf([...trusted.flatMap((job) => job.steps), ...publishing]);
  const npm = commands.filter((line) => /\bnp[mx]\b|run\.mjs/.test(line));
  expect(npm).toEqual([expect.stringContaining('npx --yes firebase-tools@')]);
  expect(action.indexOf('check-release')).toBeLessThan(
    action.indexOf('google-github-actions/auth'),
  );
  expect(action).toContain('--config release/checked.json');
});

const folder = folderOfTests();

test('of what was laid out neither commands nor rules count', () => {
  const hosting = { public: '..', predeploy: 'curl evil.example', headers: [], redirects: [] };
  const configuration = { hosting, functions: { predeploy: 'x' }, firestore: { rules: '../x' } };
  writeFiles(folder, {
    'firebase.json': JSON.stringify(configuration),
    'firestore.rules': 'allow write: if true;',
  });
  const { status } = spawnSync(
    process.execPath,
    ['.github/actions/publish/check-release.mjs', folder],
    { cwd: root },
  );
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'checked.json'), 'utf8'))).toEqual({
    hosting: { public: 'site', headers: [], redirects: [] },
    firestore: { rules: 'firestore.rules' },
  });
  expect(readFileSync(join(folder, 'firestore.rules'), 'utf8')).toBe(text('firestore.rules'));
});

test('whatever is used of others is pinned to a commit, and no credentials stay on the disk', () => {
  for (const { uses, with: settings } of steps) {
    if (uses === undefined || uses.startsWith('./')) continue;
    expect(uses).toMatch(/@[0-9a-f]{40}$/);
    if (uses.startsWith('actions/checkout@'))
      expect(settings).toMatchObject({ 'persist-credentials': false });
  }
});

test('the tools that publish are one exact version, at GitHub as on this machine', () => {
  const [, version] = /npx --yes firebase-tools@(\d+\.\d+\.\d+) /.exec(action)!;
  expect(text('scripts/deploy/deployment.ts')).toContain(`'firebase-tools@${version}'`);
});

test('newer versions are looked for wherever versions are held', () => {
  const { updates } = parse(text('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; directory?: string; directories?: string[] }[];
  };
  const foldersOf = (kind: string) =>
    updates
      .filter((update) => update['package-ecosystem'] === kind)
      .flatMap(({ directory, directories = [] }) => [directory ?? [], directories].flat());
  const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout;
  const holding = (name: string) =>
    tracked.split('\n').filter((file) => posix.basename(file) === name);
  const locked = holding('package.json').map((file) => posix.join('/', file, '..'));
  const actions = holding('action.yml').map((file) => posix.join('/', file, '..'));
  expect(foldersOf('npm').sort()).toEqual(locked.sort());
  expect(foldersOf('github-actions')).toEqual(['/', ...actions]);
});
