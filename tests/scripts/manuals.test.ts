import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../check/content-copy.ts';

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n');
const folders = new Set(tracked.flatMap(foldersAbove));
const manuals = tracked.filter((file) =>
  /^(README|CONTRIBUTING|docs\/.+|content\/.+)\.md$/.test(file),
);

/** The folders of a file: "src", "src/pages". */
function foldersAbove(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** Whether a file or folder of this path exists, or one of this end: "pages/home.yaml" for "content/pages/home.yaml". */
const exists = (path: string) =>
  [...tracked, ...folders].some((known) => known === path || known.endsWith(`/${path}`));

/** What commands write, and what the manuals make up. */
const elsewhere =
  /^(dist|dist-desk|\.local|\.hosting|node_modules)\/|^(content\/pages|src\/pages)\/parking|^(ParkingPage|parking-page|my-first-push-up)\./;

/** What manuals set as code, within a line or in a block. */
const codeOf = (manual: string) => [
  ...[...text(manual).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!),
  ...[...text(manual).matchAll(/```\w*\n([\s\S]*?)```/g)].flatMap(([, block]) =>
    block!.split('\n'),
  ),
];

const isPath = (code: string) =>
  /^\.?\w[\w.-]*(\/[\w.-]+)*\/?$/.test(code) &&
  /^(src|scripts|tests|content|docs|public)\/|\/$|\.(ts|tsx|mjs|yaml|yml|md|scss|txt)$/.test(code);

const linesAbout = (claims: (manual: string) => string[]) =>
  manuals.flatMap((manual) => claims(manual).map((claim) => `${manual}: ${claim}`));

test('each file and folder that a manual names exists', () => {
  const named = linesAbout((manual) => codeOf(manual).filter(isPath));
  expect(named.length).toBeGreaterThan(100);
  const missing = linesAbout((manual) =>
    codeOf(manual)
      .filter(isPath)
      .map((path) => path.replace(/\/$/, ''))
      .filter((path) => !elsewhere.test(`${path}/`) && !exists(path)),
  );
  expect(missing).toEqual([]);
});

test('each link of a manual to a file leads to one', () => {
  const missing = linesAbout((manual) =>
    [...text(manual).matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)]
      .map(([, target]) => target!)
      .filter((target) => /^[\w.-]/.test(target))
      .filter((target) => !exists(posix.join(posix.dirname(manual), target).replace(/\/$/, ''))),
  );
  expect(missing).toEqual([]);
});

test('each command of a manual is one of package.json, and takes the options that are named', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  const unknown = linesAbout((manual) =>
    codeOf(manual).flatMap((code) =>
      [...code.matchAll(/npm (?:run )?(?!ci\b|install\b)([\w:-]+)( -- [^#&|]*)?/g)].flatMap(
        ([command, name = '', options = '']) => {
          const file = /run\.mjs ([\w-]+)$/.exec(scripts[name] ?? '')?.[1];
          if (file === undefined) return [command];
          const source = text(`scripts/commands/${file}.ts`);
          return [...options.matchAll(/--([a-z][\w-]*)/g)]
            .map(([, option]) => option!)
            .filter((option) => option !== 'help' && !source.includes(`--${option}`))
            .map((option) => `${command.trim()} (--${option})`);
        },
      ),
    ),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['README.md', 'localhost:5173', 'vite.config.ts', 'port: 5173'],
  ['README.md', 'localhost:4173', 'scripts/commands/preview.ts', 'freePort(named, 4173'],
  ['content/README.md', 'at most 8 MB', 'scripts/check/check-images.ts', 'at most 8 MB'],
  ['docs/accounts.md', 'at most 30 ids', 'src/accounts/remembered-session.ts', 'mostSaved = 30'],
  ['docs/accounts.md', 'four minutes', 'src/accounts/firebase-auth.ts', 'freshFor = 4 * 60_000'],
  ['docs/desk.md', 'every ten seconds', 'src/desk/draft/desk-store.ts', '__ON_WEB__ ? 10_000'],
  ['docs/desk.md', '300 requests', 'src/host/create-host.ts', 'rateLimit(300'],
  ['docs/desk.md', '20 publishes a minute', 'src/host/create-host.ts', 'rateLimit(20'],
  ['docs/publishing.md', 'twenty pages', 'src/design/offline/visited-pages.ts', 'maxPages = 20'],
  [
    'docs/publishing.md',
    'for a month',
    'src/design/offline/visited-pages.ts',
    'maxAge = 30 * 86_4',
  ],
  ['docs/publishing.md', 'four seconds', 'src/design/offline/network-first.ts', '= 4_000'],
  ['docs/publishing.md', 'lighthouse@13.5.0', '.github/workflows/site.yml', 'lighthouse@13.5.0'],
])('%s says "%s", as %s does', (manual, words, source, code) => {
  expect(text(manual).replace(/\s+/g, ' ')).toContain(words);
  expect(text(source)).toContain(code);
});

test('each package is explained, and no other, and what waits is what is here', () => {
  const { dependencies, devDependencies } = JSON.parse(text('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const versions = { ...dependencies, ...devDependencies };
  const [packages = '', waiting = ''] = text('docs/dependencies.md').split('## When Node 20 goes');
  const rowsOf = (part: string) =>
    [...part.matchAll(/^\| (.+?) +\| (.+?) +\|/gm)].filter(
      ([, name]) => !/^(package|-+)$/.test(name!),
    );
  const words = rowsOf(packages).flatMap(([, names]) => names!.split(', '));
  /** Whether a word means a package: "react", "-model" or "unpack" after another of the same family, "@types/*". */
  const means = (word: string, name: string) =>
    word.endsWith('*')
      ? name.startsWith(word.slice(0, -1))
      : name === word || name.endsWith(word.startsWith('-') ? word : `/${word}`);
  const names = Object.keys(versions);
  expect(names.filter((name) => !words.some((word) => means(word, name)))).toEqual([]);
  expect(words.filter((word) => !names.some((name) => means(word, name)))).toEqual([]);
  for (const [, cell, here] of rowsOf(waiting))
    expect(versions[cell!.split(', ')[0]!]).toMatch(new RegExp(`^[\\^~]?${here}\\b`));
});

test('decisions are numbered without a gap, in their files and their titles', () => {
  const decisions = tracked.filter((file) => file.startsWith('docs/decisions/'));
  const numbers = decisions.map((file) => Number(/\/(\d+)-/.exec(file)?.[1]));
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
  for (const [index, file] of decisions.entries())
    expect(text(file)).toMatch(new RegExp(`^# ${index + 1}\\. `));
});
