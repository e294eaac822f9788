import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../command-line.ts';
import { filesIn } from '../disk/files-in.ts';
import { ensureChromium } from '../programs/find-chromium.ts';
import { ensureNginx } from '../programs/find-nginx.ts';
import { packageKit } from '../programs/package-kit.ts';

const usage = `npm test               every check that a change must pass
npm test -- --words    those that a change of words alone must pass: the build, and its pages in a browser`;

const { values } = commandLine(usage, { words: { type: 'boolean' } });

/** Every check that a change must pass, in one run; the last line counts them. */
const results = mkdtempSync(join(tmpdir(), 'iron-banyan-tests-'));
const counts = { passed: 0, failed: 0 };

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(command, args, options).status === 0;
}

/** A step that either passes or fails as a whole. */
function step(name: string, command: string, args: string[]) {
  console.log(`\n${name}`);
  const passed = run(command, args);
  counts[passed ? 'passed' : 'failed']++;
  return passed;
}

/** One hash of the names and the bytes of all files in a folder. */
function hashOfFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const name of filesIn(folder)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

interface VitestResult {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

function unitTests() {
  console.log('\nUnit tests');
  const file = join(results, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const finished = run('npx', ['vitest', 'run', ...reporters]);
  const { numPassedTests, numFailedTests, success } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as VitestResult;
  counts.passed += numPassedTests;
  // A file that could not be loaded fails the run without any failed test.
  counts.failed += numFailedTests === 0 && !(success && finished) ? 1 : numFailedTests;
}

/** A package for one test alone; the test says so when it cannot be installed. */
function kitOf(name: string, version: string): string | undefined {
  try {
    return packageKit(process.cwd(), name, version);
  } catch (error) {
    console.log((error as Error).message);
    return undefined;
  }
}

/** The HTML checker of the W3C, where there is a Java to run it. */
function nuHtmlChecker(): string | undefined {
  if (spawnSync('java', ['-version']).status !== 0) return undefined;
  const kit = kitOf('vnu-jar', '26.9.27');
  return kit && join(kit, 'node_modules/vnu-jar/build/dist/vnu.jar');
}

interface PlaywrightResult {
  stats: { expected: number; unexpected: number; flaky: number };
}

async function browserTests(...which: string[]) {
  console.log('\nBrowser tests');
  // Each with the variable that tells the tests where it is; without it they say what is missing.
  const tools = Object.entries({
    CHROMIUM: await ensureChromium(),
    NGINX_PROGRAM: ensureNginx(),
    // The server that the emulator of Firebase Hosting is made of.
    SUPERSTATIC_KIT: kitOf('superstatic', '10.0.0'),
    NU_HTML_CHECKER: nuHtmlChecker(),
  }).filter(([, place]) => place !== undefined);
  const file = join(results, 'browser.json');
  const finished = run(
    'npx',
    [
      'playwright',
      'test',
      '--config=tests/browser/playwright.config.ts',
      '--reporter=list,json',
      ...which,
    ],
    { ...Object.fromEntries(tools), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightResult;
  counts.passed += stats.expected + stats.flaky;
  counts.failed += stats.unexpected === 0 && !finished ? 1 : stats.unexpected;
}

/** With any words that staff may write. Which tests these are stands at each of them. */
async function testsOfWords() {
  if (step('Build', 'npm', ['run', '-s', 'build', '--', '--local-accounts']))
    await browserTests('--grep=@words');
}

async function everyTest() {
  step('Content', 'npm', ['run', '-s', 'check']);
  step('Types', 'npm', ['run', '-s', 'types']);
  step('Format and lint', 'npm', ['run', '-s', 'lint']);
  unitTests();
  if (step('Build', 'npm', ['run', '-s', 'build', '--', '--local-accounts'])) {
    const first = hashOfFolder('dist');
    step('The same build once more', 'npm', ['run', '-s', 'build', '--', '--local-accounts']);
    const same = hashOfFolder('dist') === first;
    console.log(same ? 'Both builds are the same, byte for byte.' : 'The two builds differ.');
    counts[same ? 'passed' : 'failed']++;
    await browserTests();
  }
}

try {
  await (values.words ? testsOfWords() : everyTest());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.failed++;
} finally {
  rmSync(results, { recursive: true, force: true });
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
