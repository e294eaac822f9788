import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../command-line.ts';
import { filesIn } from '../disk.ts';
import { testCommand, type TestRun } from '../tests/test-run.ts';

const usage = `npm test               every check that a change must pass
npm test -- --words    the checks for a change of text alone: the build, and its pages in a browser`;

/**
 * Runs every check that a change must pass, or with --words those of a change of text; the last line counts them. It
 * installs the browser that the tests need; if it may not, it says so and runs nothing.
 */
const { values } = commandLine(usage, { words: { type: 'boolean' } });

/** Hashes the names and contents of all files in a folder. */
function hashOfFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const name of filesIn(folder)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

const build = (run: TestRun, name: string) =>
  run.step(name, 'npm', 'run', '-s', 'build', '--', '--local-accounts');

/** Builds twice, and compares the results. */
async function builds(run: TestRun): Promise<boolean> {
  if (!(await build(run, 'Build'))) return false;
  const first = hashOfFolder('dist');
  await build(run, 'The same build once more');
  run.count(hashOfFolder('dist') === first, 'Two builds of the same content differ.');
  return true;
}

/** Runs the checks that read only the sources. */
async function sourceChecks(run: TestRun): Promise<void> {
  await run.step('Content', 'npm', 'run', '-s', 'check');
  await run.step('Types', 'npx', 'tsc', '-b');
  await run.step('Format', 'npm', 'run', '-s', 'format', '--', '--check');
  await run.step('Lint', 'npx', 'oxlint', '--deny-warnings');
}

/**
 * Runs all tests after the build, whose bundles and pictures they use. Unit and browser tests use all cores, and would
 * take longer side by side.
 */
async function everyTest(run: TestRun, browsers: NodeJS.ProcessEnv) {
  const [isBuilt] = await Promise.all([builds(run), sourceChecks(run)]);
  await run.unitTests();
  if (isBuilt) await run.browserTests(browsers);
}

/** Runs the tests that hold for any content, which are marked @words. */
async function testsOfWords(run: TestRun, browsers: NodeJS.ProcessEnv) {
  if (await build(run, 'Build')) await run.browserTests(browsers, '--grep=@words');
}

await testCommand(values.words ? testsOfWords : everyTest);
