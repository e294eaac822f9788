import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowsers } from './programs.ts';
import { browserResults, type TestResults, unitResults } from './test-results.ts';

/** The variables that the tests set themselves, whatever this machine and its user have set. */
const surroundings: NodeJS.ProcessEnv = {
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** Whether a variable is a setting of the user that would change what is tested. */
const isOfUser = (name: string) =>
  /^(VITE_|FIREBASE_|DESK_|GITHUB_)/.test(name) ||
  [
    'CONTENT_FOLDER',
    'DIST_FOLDER',
    'BUILD_FOLDER',
    'SOURCE_DATE_EPOCH',
    'OFFLINE_COPIES',
    'NODE_ENV',
    'NODE_OPTIONS',
    'PORT',
  ].includes(name);
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !isOfUser(name)),
);

/** How many seconds an interrupted program has to end by itself. */
const patience = 10;

/** The steps of a test command: runs programs, and counts and times what they show. */
export class TestRun {
  private readonly root = process.cwd();
  /** The folder of the temporary files of all programs of the run. */
  private readonly folder = mkdtempSync(join(tmpdir(), 'iron-banyan-tests-'));
  private readonly running = new Set<ChildProcess>();
  private readonly times: [name: string, seconds: number][] = [];
  private readonly began = performance.now();
  private readonly all: TestResults = { passed: 0, failed: 0, failures: [], skipped: new Map() };
  private readonly builds = buildFolders();

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void this.interrupt());
  }

  async timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.times.push([name, (performance.now() - began) / 1000]);
    }
  }

  /** Runs a program that passes or fails as a whole; returns whether it passed. */
  step = (name: string, command: string, ...args: string[]): Promise<boolean> =>
    this.timed(name, async () => {
      const { passed, printed } = await this.run(command, args);
      console.log(`\n${name}\n${printed.trimEnd()}`);
      this.count(passed, name);
      return passed;
    });

  /** Counts something else that has passed or failed. */
  count(passed: boolean, name: string) {
    if (passed) this.all.passed++;
    else {
      this.all.failed++;
      this.all.failures.push(name);
    }
  }

  unitTests = (env: NodeJS.ProcessEnv = {}) =>
    this.timed('Unit tests', async () => {
      const file = join(this.folder, 'unit.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const { printed } = await this.run('npx', ['vitest', 'run', ...reporters], { env });
      console.log(`\nUnit tests\n${printed.trimEnd()}`);
      this.add(
        unitResults(
          JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof unitResults>[0],
          this.root,
        ),
      );
    });

  /** Runs browser tests. `env` has the paths of the browsers, and other settings of the tests. */
  browserTests = (env: NodeJS.ProcessEnv, ...which: string[]) =>
    this.timed('Browser tests', async () => {
      console.log('\nBrowser tests');
      const file = join(this.folder, 'browser.json');
      const config = '--config=tests/browser/playwright.config.ts';
      await this.run('npx', ['playwright', 'test', config, '--reporter=list,json', ...which], {
        env: {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          PWTEST_CACHE_DIR: join(this.root, 'node_modules/.cache/playwright'),
        },
        shown: true,
      });
      this.add(
        browserResults(
          JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof browserResults>[0],
        ),
      );
    });

  /** Prints what failed, what was skipped and how long each step took; the last line has the counts. */
  finish() {
    rmSync(this.folder, { recursive: true, force: true });
    const { passed, failed, failures, skipped } = this.all;
    if (failures.length > 0) console.log(`\nFailed\n${failures.join('\n')}`);
    const notRun = [...skipped.values()].reduce((sum, count) => sum + count, 0);
    if (notRun > 0) console.log(`\nSkipped: ${notRun}`);
    for (const [file, count] of skipped) console.log(`${String(count).padStart(5)}  ${file}`);
    console.log('');
    const seconds = (performance.now() - this.began) / 1000;
    for (const [name, taken] of [...this.times, ['All together', seconds] as const])
      console.log(`${name.padEnd(26)}${taken.toFixed(0).padStart(5)} s`);
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  }

  private add({ passed, failed, failures, skipped }: TestResults) {
    this.all.passed += passed;
    this.all.failed += failed;
    this.all.failures.push(...failures);
    for (const [file, count] of skipped) this.all.skipped.set(file, count);
  }

  /** Runs a program in its own group of processes, so that all of them can be ended. */
  private async run(
    command: string,
    args: readonly string[],
    { env = {}, shown = false }: { env?: NodeJS.ProcessEnv; shown?: boolean } = {},
  ): Promise<{ passed: boolean; printed: string }> {
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      env: { ...inherited, ...surroundings, TMPDIR: this.folder, ...env },
    });
    this.running.add(child);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const [code] = (await once(child, 'close')) as [number | null];
    this.running.delete(child);
    return { passed: code === 0, printed };
  }

  /** Ends all programs, and deletes what they have left behind. */
  private async interrupt() {
    const children = [...this.running];
    const ended = Promise.all(children.map((child) => once(child, 'close')));
    const signal = (name: NodeJS.Signals) => {
      for (const { pid } of children) killGroup(pid!, name);
    };
    signal('SIGINT');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patience * 1000))]);
    signal('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
    for (const folder of buildFolders())
      if (!this.builds.includes(folder)) rmSync(folder, { recursive: true, force: true });
    console.error('Interrupted.');
    process.exit(130);
  }
}

/** Returns the folders of unfinished builds. */
const buildFolders = () => readdirSync('.').filter((name) => name.startsWith('.build-'));

function killGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // The code ESRCH means that the program has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Runs the steps of a test command; if there is no browser, says what to install and runs nothing. */
export async function testCommand(
  steps: (run: TestRun, browsers: NodeJS.ProcessEnv) => Promise<void>,
): Promise<void> {
  const browsers = await findBrowsers().catch((error: Error) => error);
  if (browsers instanceof Error) {
    console.error(browsers.message);
    process.exitCode = 1;
    return;
  }
  const run = new TestRun();
  try {
    await steps(run, browsers);
  } catch (error) {
    run.count(false, String(error));
  }
  run.finish();
}
