import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { commandLine } from '../command-line.ts';
import { filesIn } from '../disk/files-in.ts';
import { ensureChromium, ensureHeadlessShell } from '../programs/find-chromium.ts';
import { addressesOfTemplate, touchedPages } from '../site/touched-pages.ts';

const usage = `npm run test:near             the tests near the files that were changed since the last commit
npm run test:near -- FILE …   those near these files

A quick check while you work; it does not replace npm test.`;

const { positionals } = commandLine(usage, {}, { noun: 'files', most: Infinity });
const root = process.cwd();

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
const named = positionals.map((file) => relative(root, file));
const changed = (
  named.length > 0
    ? named
    : [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')]
).filter((file) => existsSync(file));

async function passes(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}

const script = (name: string, ...args: string[]) =>
  passes(process.execPath, ['scripts/run.mjs', name, ...args]);

/** A change that affects more pages is in a shared part: the examples, and pages whose template changed, are enough. */
const maxPages = 3;
const examples = ['/', __PLACE__.pages.contact];

/** Runs the browser tests named after the touched pages, and the specs that were changed themselves. */
async function browserTests(pages: readonly string[], specs: readonly string[]) {
  if (pages.length === 0 && specs.length === 0) return true;
  const shell = ensureHeadlessShell();
  const env = { CHROMIUM: await ensureChromium(), ...(shell && { HEADLESS_SHELL: shell }) };
  const config = '--config=tests/browser/playwright.config.ts';
  const run = (...which: string[]) =>
    passes('npx', ['playwright', 'test', config, '--reporter=line', '--retries=0', ...which], env);
  const titles = pages.map((page) => `[ ]${page}${page === '/' ? '' : '(/[^ ]*)?'}[: ]`).join('|');
  const ofPages = ['every-page', 'loading'].map((name) => `/${name}.spec`);
  return (
    (pages.length === 0 || (await run(...ofPages, `--grep=${titles}`))) &&
    (specs.length === 0 || (await run(...specs)))
  );
}

/** Slow tests, with thousands of cases or whole builds: left to `npm test`, unless they were changed themselves. */
const slow =
  /^tests\/(build\/|checker\/(mutations|other-notations|right-shape|slips)|desk\/edits-through|scripts\/(commands|content-plugin|odd-requests)|yaml-edits\/(content-edits|edits-found|merges-of))/;

/** Tests of other rooms that a change can break, as vitest finds them: a file or a folder. */
const alsoRun: readonly (readonly [changed: RegExp, tests: string])[] = [
  [/^(src|scripts)\/.*\.tsx?$/, 'tests/architecture.test.ts'],
  [/^src\/(content|rules|checker)\/|^tests\/findings\//, 'tests/findings/'],
  [/^src\/content\//, 'tests/editor/form-of.test.ts'],
  [/\.scss$/, 'tests/styles.test.ts'],
];

/**
 * The tests that were changed, those in the folders named after the rooms of the code (src/timetable →
 * tests/timetable), and those of other rooms.
 */
function unitTestsNear(files: readonly string[]): string[] {
  const rooms = files
    .filter((file) => /^(src|scripts)\/.*\.tsx?$/.test(file))
    .flatMap((file) => [file.split('/')[1]!, file.split('/')[0]!])
    .map((room) => `tests/${room}`)
    .filter((folder) => existsSync(folder));
  const ofRooms = [...new Set(rooms)]
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
    .filter((file) => isUnitTest(file) && !slow.test(file));
  const ofOthers = alsoRun.flatMap(([changed, tests]) =>
    files.some((file) => changed.test(file)) ? [tests] : [],
  );
  return [...new Set([...ofRooms, ...files.filter(isUnitTest), ...ofOthers])];
}

const isUnitTest = (file: string) => /^tests\/.*\.test\.tsx?$/.test(file);

async function main(): Promise<boolean> {
  if (changed.length === 0) {
    console.log('Nothing was changed since the last commit.');
    return true;
  }
  const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
  if (changed.some(isIn('content')) && !(await script('check-content'))) return false;
  const near = unitTestsNear(changed);
  if (near.length > 0 && !(await passes('npx', ['vitest', 'run', ...near]))) return false;
  const own = changed.filter(isIn('src')).map((file) => file.slice('src/'.length));
  const touched = touchedPages(root, own);
  const pages =
    touched.length > maxPages
      ? [...new Set([...examples, ...own.flatMap((file) => addressesOfTemplate(file))])]
      : touched;
  const specs = changed.filter((file) => file.endsWith('.spec.ts'));
  const needsBuild = pages.length > 0 || specs.length > 0;
  if (needsBuild && !(await script('build', '--local-accounts'))) return false;
  return browserTests(pages, specs);
}

const began = performance.now();
const passed = await main();
console.log(
  `\n${passed ? 'Passed' : 'Failed'} in ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
process.exitCode = passed ? 0 : 1;
