import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../command-line.ts';
import { filesIn } from '../disk/files-in.ts';
import {
  failedBrowserTests,
  failedUnitTests,
  type BrowserReport,
  type UnitReport,
} from '../failed-tests.ts';
import { ensureChromium, ensureHeadlessShell } from '../programs/find-chromium.ts';
import { packageKit } from '../programs/package-kit.ts';

const usage = `npm test               every check that a change must pass
npm test -- --words    the checks for a change of text alone: the build, and its pages in a browser`;

/** Runs every check that a change must pass, or with --words those of a change of text; the last line counts them. */
const { values } = commandLine(usage, { words: { type: 'boolean' } });

const results = mkdtempSync(join(tmpdir(), 'iron-banyan-tests-'));
const counts = { passed: 0, failed: 0 };
/** A line for each failed test, printed at the end, where the log of a long run is read. */
const failures: string[] = [];
/** Seconds of each step. */
const times: [name: string, seconds: number][] = [];

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    times.push([name, (performance.now() - began) / 1000]);
  }
}

/** Runs a program; `kept` captures its output, for steps that run in parallel. */
async function run(
  command: string,
  args: readonly string[],
  { env = {}, kept = false }: { env?: NodeJS.ProcessEnv; kept?: boolean } = {},
): Promise<{ passed: boolean; printed: string }> {
  const child = spawn(command, args, {
    stdio: ['ignore', kept ? 'pipe' : 'inherit', kept ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { passed: code === 0, printed };
}

/** A step that passes or fails as a whole. */
const step = (name: string, command: string, ...args: string[]) =>
  timed(name, async () => {
    const { passed, printed } = await run(command, args, { kept: true });
    console.log(`\n${name}\n${printed.trimEnd()}`);
    counts[passed ? 'passed' : 'failed']++;
    return passed;
  });

/** Hashes the names and contents of all files in a folder. */
function hashOfFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const name of filesIn(folder)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

async function unitTests() {
  const file = join(results, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { passed, printed } = await run('npx', ['vitest', 'run', ...reporters], { kept: true });
  console.log(`\nUnit tests\n${printed.trimEnd()}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as UnitReport;
  const { numPassedTests, numFailedTests, success } = report;
  failures.push(...failedUnitTests(report, process.cwd()));
  counts.passed += numPassedTests;
  // A file that failed to load fails the run without a failed test.
  counts.failed += numFailedTests === 0 && !(success && passed) ? 1 : numFailedTests;
}

/** A package for one test; the test reports when it is missing. */
function kitOf(name: string, version: string): string | undefined {
  try {
    return packageKit(process.cwd(), name, version);
  } catch (error) {
    console.log((error as Error).message);
    return undefined;
  }
}

/** The W3C's HTML checker, if Java is installed. */
function nuHtmlChecker(): string | undefined {
  if (spawnSync('java', ['-version']).status !== 0) return undefined;
  const kit = kitOf('vnu-jar', '26.9.27');
  return kit && join(kit, 'node_modules/vnu-jar/build/dist/vnu.jar');
}

async function browserTests(...which: string[]) {
  console.log('\nBrowser tests');
  const shell = ensureHeadlessShell();
  // The variables with the paths of the tools; tests report missing ones.
  const tools = Object.entries({
    CHROMIUM: await ensureChromium(),
    HEADLESS_SHELL: shell,
    // The server inside the Firebase Hosting emulator.
    SUPERSTATIC_KIT: kitOf('superstatic', '10.0.0'),
    NU_HTML_CHECKER: nuHtmlChecker(),
  }).filter(([, place]) => place !== undefined);
  const file = join(results, 'browser.json');
  const { passed } = await run(
    'npx',
    [
      'playwright',
      'test',
      '--config=tests/browser/playwright.config.ts',
      '--reporter=list,json',
      ...which,
    ],
    { env: { ...Object.fromEntries(tools), PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as BrowserReport;
  const { stats } = report;
  failures.push(...failedBrowserTests(report));
  counts.passed += stats.expected + stats.flaky;
  counts.failed += stats.unexpected === 0 && !passed ? 1 : stats.unexpected;
}

const build = (name: string) => step(name, 'npm', 'run', '-s', 'build', '--', '--local-accounts');

/** Builds twice, and compares the results. */
async function builds(): Promise<boolean> {
  if (!(await build('Build'))) return false;
  const first = hashOfFolder('dist');
  await build('The same build once more');
  const same = hashOfFolder('dist') === first;
  console.log(same ? 'Both builds are the same, byte for byte.' : 'The two builds differ.');
  counts[same ? 'passed' : 'failed']++;
  return true;
}

/** Checks that read only the sources. */
async function sourceChecks(): Promise<void> {
  await step('Content', 'npm', 'run', '-s', 'check');
  await step('Types', 'npm', 'run', '-s', 'types');
  await step('Format and lint', 'npm', 'run', '-s', 'lint');
}

/** Tests that hold for any content, marked @words. */
async function testsOfWords() {
  if (await build('Build')) await timed('Browser tests', () => browserTests('--grep=@words'));
}

/**
 * Tests use bundles and pictures of the build. Unit and browser tests each use all cores, and take longer side by side.
 */
async function everyTest() {
  const [isBuilt] = await Promise.all([builds(), sourceChecks()]);
  await timed('Unit tests', unitTests);
  if (isBuilt) await timed('Browser tests', () => browserTests());
}

try {
  await (values.words ? testsOfWords() : everyTest());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.failed++;
} finally {
  rmSync(results, { recursive: true, force: true });
}
if (failures.length > 0) console.log(`\nFailed tests\n${failures.join('\n')}\n`);
for (const [name, seconds] of times)
  console.log(`${name.padEnd(26)}${seconds.toFixed(0).padStart(5)} s`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
