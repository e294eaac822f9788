import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../check/content-copy.ts';
import { contentOfEachTest, folderOfTests, writeFiles } from '../folders.ts';

const copy = contentOfEachTest();
const folder = folderOfTests();

const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '', FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
  });

test('the check ends with 0 when all is fine', () => {
  const { status, stdout } = run(['check', '--content', copy.folder]);
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^No mistakes \(\d+ files checked in [\d.]+ s\)\.\n/),
  ]);
});

test('the check ends with 1 when there is a mistake, also in the folder that CONTENT_FOLDER names', () => {
  const line = copy.edit('plans.yaml', 'price: 750', 'price: free');
  const { status, stdout } = run(['check'], { CONTENT_FOLDER: copy.folder });
  expect(status).toBe(1);
  expect(stdout).toContain(`plans.yaml:${line}:12`);
});

test('the check ends with 2 when it cannot check', () => {
  const { status, stderr } = run(['check', '--content', join(copy.folder, 'nowhere')]);
  expect([status, stderr]).toEqual([2, expect.stringContaining('There is no folder')]);
});

test('what is certain is fixed, line for line, and nothing else', () => {
  copy.write('plans.yaml', copy.read('plans.yaml').replaceAll('\n', '\r\n'));
  const good = new Map(
    ['plans.yaml', 'schedule/monday.yaml', 'hours.yaml'].map((file) => [file, copy.read(file)]),
  );
  copy.edit('plans.yaml', '- gym-fitness\r\n      - weight', '- gym-fitnes\r\n      - weight');
  copy.edit('schedule/monday.yaml', 'class: cycling', 'class: cyclin');
  copy.edit('hours.yaml', 'opens: "05:30"', 'opens: "05.30"');
  const refused = run(['check', '--fix', '--content', copy.folder]);
  expect(refused.status).toBe(1);
  expect(refused.stdout).toContain('  +       - gym-fitness\n');
  expect(refused.stdout).toContain('Nothing was written.');
  expect(copy.read('plans.yaml')).toContain('gym-fitnes\r\n');
  const { status, stdout } = run(['check', '--fix', '--yes', '--content', copy.folder]);
  expect(stdout).toContain('Fixed: 3');
  expect(status).toBe(0);
  // What was written by hand in another form is in the usual one now.
  for (const [file, text] of good)
    expect(copy.read(file), file).toBe(text.replaceAll('\r\n', '\n'));
});

test('what is over is tidied away once nothing is wrong, and nothing else', () => {
  const good = copy.read('notice.yaml');
  const running = (date: string) =>
    `  - date: "${date}"\n    class: running\n    start: "18:00"\n    reason: Joel is ill\n`;
  const past = [running('2020-01-03'), running('2020-01-10')].join('');
  const notices =
    'notices:\n  - text: No water.\n    from: "2020-01-01"\n    until: "2020-01-02"\n';
  copy.write('notice.yaml', `${good}\n${notices}cancellations:\n${past}`);
  copy.edit('plans.yaml', 'price: 750', 'price: free');
  const tidy = () => run(['check', '--fix', '--yes', '--content', copy.folder]);
  expect(tidy().stdout).not.toContain('no longer needed');
  copy.edit('plans.yaml', 'price: free', 'price: 750');
  const asked = run(['check', '--fix', '--content', copy.folder]);
  expect(asked.stdout).toContain('  -   - text: No water.\n');
  expect(asked.stdout).toContain('Nothing was written.');
  const { status, stdout } = tidy();
  expect(stdout).toContain('Removed: 3');
  expect(stdout).toContain('No mistakes');
  expect(status).toBe(0);
  expect(copy.read('notice.yaml').trimEnd()).toBe(good.trimEnd());
  expect(tidy().stdout).not.toContain('Tidied');
});

test('a build with a mistake says it, and leaves the last good site untouched', () => {
  writeFiles(folder, { 'marker.txt': 'whole' });
  const line = copy.edit('plans.yaml', 'price: 750', 'price: free');
  const { status, stdout } = run(['build'], { CONTENT_FOLDER: copy.folder, DIST_FOLDER: folder });
  expect(status).toBe(1);
  expect(stdout).toContain(`plans.yaml:${line}:12`);
  expect(stdout).toContain('Nothing was built');
  expect(readdirSync(folder)).toEqual(['marker.txt']);
});

test('nothing is published while anything is invented', () => {
  const { status, stderr } = run(['deploy', '--project', 'demo'], { FIREBASE_TOOLS_BIN: 'false' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing was published')]);
});

test.each(['gym #1', 'gym?'])('in a folder called %s each command says only that', (name) => {
  const own = join(folder, name);
  const files = ['run.mjs', 'commands/check.ts'].map((file) => `scripts/${file}`);
  writeFiles(own, Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file))])));
  const { status, stderr } = spawnSync(process.execPath, [join(own, 'scripts/run.mjs'), 'check'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    2,
    `The website cannot be built in the folder "${name}", because its name contains # or ?. Rename the folder, for example to "gym", then try again.\n`,
  ]);
});
