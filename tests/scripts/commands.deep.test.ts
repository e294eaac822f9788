import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../check/content-copy.ts';
import { contentOfEachTest } from '../folders.ts';

const copy = contentOfEachTest();

const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '', FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
  });

test('a pull request gets its comments', () => {
  copy.edit('plans.yaml', 'price: 750', 'price: free');
  const { stdout } = run(['check', '--content', copy.folder], { GITHUB_ACTIONS: 'true' });
  expect(stdout).toMatch(/^::error file=.*plans\.yaml,line=80,col=12::/m);
});

test('the launch check fails while anything is invented', () => {
  const { status, stdout } = run(['check', '--launch', '--json', '--content', copy.folder]);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false });
});

test('without a project nothing is published', () => {
  const { status, stderr } = run(['deploy'], { FIREBASE_PROJECT_ID: undefined });
  expect([status, stderr]).toEqual([2, expect.stringContaining('Which project?')]);
});

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.values(scripts)
  .map((line) => /^node scripts\/run\.mjs ([\w-]+)$/.exec(line)?.[1])
  .filter((name) => name !== undefined);

/**
 * All commands share one parser, and the call that answers --help refuses what there is not: each is asked for that, and
 * three for what there is not.
 */
const odd = [
  ['build', '--nonsense', 'There is no --nonsense.'],
  ['start', '--help=nonsense', '--help takes no value.'],
  ['deploy', '-n', 'There is no -n.'],
] as const;

test.each([...new Set(commands)])('%s says what it is for', (name) => {
  const { status, stdout, stderr } = run([name, '--help']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^npm (run )?[\w:-]+ {3}/);
});

test.each(odd)(
  '%s says in one line that it does not understand %s, and does nothing',
  (name, argument, told) => {
    const { status, stdout, stderr } = run([name, argument]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^.* This command takes: .*--help\.\n$/);
    expect(stderr.startsWith(told)).toBe(true);
  },
);

test('an argument too many, or an option without its value, is told by name', () => {
  const told = [
    ['build', 'stray'],
    ['check-site', 'dist', 'stray'],
    ['deploy', '--project'],
    ['check', '--content', '--json'],
  ].map((args) => run(args).stderr);
  expect(told).toEqual([
    '"stray" is not understood here. This command takes: --local-accounts, --help.\n',
    '"stray" is not understood here. This command takes: a folder or an address, --without-pictures, --help.\n',
    '--project needs a value: --project=… This command takes: --preview=…, --desk, --prepare, --project=…, --help.\n',
    '--content needs a value: --content=… This command takes: --content=…, --json, --fix, --yes, --launch, --help.\n',
  ]);
});

test('a build by Vite alone is refused, and leaves nothing', () => {
  // Other tests build at the same time.
  const namesInRoot = () => readdirSync(root).filter((name) => !/^\.build-\w{6}$/.test(name));
  const before = namesInRoot();
  const vite = ['node_modules/vite/bin/vite.js', 'build'];
  const env = { ...process.env, BUILD_FOLDER: undefined, FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, vite, {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, NODE_ENV: undefined },
  });
  // On a slow machine, Vite prints warnings before it.
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(
      /^Vite alone does not prerender the pages\. Build the site with: npm run build\n$/m,
    ),
  ]);
  expect(namesInRoot()).toEqual(before);
});
