import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deployRun, type DeployProgress } from '../../../scripts/desk/publish/deploy-run.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  mkdirSync(join(root, 'scripts'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What the command and the tools of the host print, as far as it gets. */
const printed = [
  'No mistakes (43 files checked in 1.2 s).',
  '34 pages are in dist/ (9.7 s). Look at them with: npm run preview',
  "\u001b[1m=== Deploying to 'gym'...\u001b[22m",
  'i  hosting: hashing files [0/300] (0%)',
  'i  hosting: uploading new files [23/41] (56%)',
  'i  hosting: uploading new files [23/41] (56%)',
  'i  hosting: uploading new files [41/41] (100%)',
  'i  hosting: upload complete',
  'Hosting URL: https://gym.web.app',
];

/** A command that prints some of these lines and then does something else. */
function commandOf(lines: readonly string[], then = '') {
  const script = `for (const line of ${JSON.stringify(lines)}) console.log(line);\n${then}`;
  writeFileSync(join(root, 'scripts/run.mjs'), script);
}

function run() {
  const told: DeployProgress[] = [];
  return { told, going: deployRun(root, (progress) => told.push(progress)) };
}

test('it tells how far it is, each step once, and where the website is', async () => {
  commandOf(printed, 'if (process.argv[2] !== "deploy") process.exitCode = 1;');
  const { told, going } = run();
  const ended = { state: 'live', words: 'It is on the website.', link: 'https://gym.web.app' };
  expect(await going.ended).toEqual(ended);
  expect(told).toEqual([
    { state: 'checking', words: 'Checking' },
    { state: 'building', words: 'Building the pages' },
    { state: 'sending', words: 'Sending the pages to the website' },
    { state: 'sending', words: 'Sending 23 of 41 files' },
    { state: 'sending', words: 'Sending 41 of 41 files' },
    ended,
  ]);
});

test.each([
  [0, 'The check found something'],
  [1, 'The pages could not be built'],
  [5, 'The pages could not be sent'],
  [9, 'The pages could not be sent'],
])('after %i lines it fails in words', async (count, words) => {
  commandOf(printed.slice(0, count), 'process.exitCode = 1;');
  const { going } = run();
  expect(await going.ended).toMatchObject({
    state: 'failed',
    words: expect.stringContaining(words) as string,
  });
});

test('stopped, it stops with all that it has begun', async () => {
  const beats = join(root, 'beats');
  const beat = `setInterval(() => require('node:fs').appendFileSync(${JSON.stringify(beats)}, '.'), 20)`;
  commandOf(
    printed.slice(0, 5),
    `const { spawn } = await import('node:child_process');
     spawn(process.execPath, ['-e', ${JSON.stringify(beat)}]);
     setInterval(() => {}, 1000);`,
  );
  const { going } = run();
  const count = () => (existsSync(beats) ? readFileSync(beats, 'utf8').length : 0);
  await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(2);
  going.stop();
  expect(await going.ended).toMatchObject({ state: 'stopped' });
  const last = count();
  await pause(300);
  expect(count()).toBe(last);
  // Once more does no harm.
  going.stop();
});
