import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/**
 * What each folder may import, besides itself. "type x" allows the types of x and nothing more. Content flows
 * one way: content → routes → pages → parts.
 */
const mayImport: Record<string, string[]> = {
  // What schemas, rules, checker and desk share: what a finding is, and how its sentences are made.
  'src/findings': [],
  'src/content': ['zod', 'type zod', 'src/findings', 'src/fill.ts', 'src/format.ts'],
  'src/content/rules': [
    'type src/findings',
    'src/content',
    'src/fill.ts',
    'src/format.ts',
    'src/timetable',
  ],
  'src/format.ts': [],
  'src/fill.ts': ['type src/content', 'src/format.ts'],
  'src/photographs.ts': [],
  'src/widest.ts': [],
  'src/rendering.ts': ['type src/islands/islands.ts', 'type src/photographs.ts'],
  'src/search': ['type src/photographs.ts', 'type src/rendering.ts'],
  'src/security': [],
  'src/offline': ['src/security'],
  'src/runtime': [
    'src/accounts/session-keys.ts',
    'src/offline/keep-copies.ts',
    'src/timetable/clock.ts',
    'src/timetable/follow-clock.ts',
  ],
  'src/development': [],
  // Never in the bundles of the site.
  'src/desk': [
    'type src/content',
    'src/content/weekdays.ts',
    'src/content/addresses.ts',
    'src/format.ts',
    'src/timetable/clock.ts',
    'src/timetable/useIndianNow.ts',
    'src/parts/Logo.tsx',
    'src/styles/tokens.scss',
    // What an edit is, and what it makes of a value: nothing of YAML.
    'type scripts/yaml-edits',
    'scripts/yaml-edits/value-after.ts',
    'react',
    'react-dom',
  ],
  'src/document': ['src/accounts/session-keys.ts', 'type src/rendering.ts', 'type react'],
  'src/timetable/useIndianNow.ts': ['src/timetable', 'react'],
  'src/timetable': [
    'src/content/weekdays.ts',
    'src/content/different-day.ts',
    'type src/content',
    'src/fill.ts',
    'src/format.ts',
  ],
  'src/islands': [
    'type src/content',
    'src/content/weekdays.ts',
    'src/fill.ts',
    'src/format.ts',
    'src/photographs.ts',
    'src/search',
    'src/timetable',
    'type src/accounts',
    'src/accounts/say-done.ts',
    'type src/parts',
    'react',
    'type react',
    'react-dom',
  ],
  'src/island-markup': ['type src/islands', 'type src/rendering.ts', 'react', 'react-dom'],
  'src/parts': [
    'type src/content',
    'src/content/weekdays.ts',
    'src/fill.ts',
    'src/format.ts',
    'src/photographs.ts',
    'src/widest.ts',
    'react',
    'react-dom',
    'react-router-dom',
  ],
  'src/accounts/firebase-auth.ts': ['src/accounts', 'firebase'],
  'src/accounts/firebase-store.ts': ['src/accounts', 'firebase'],
  'src/accounts': [
    'type src/content',
    'src/content/weekdays.ts',
    'src/fill.ts',
    'src/format.ts',
    'src/timetable',
    'src/island-markup',
    'src/parts',
    'react',
  ],
  'src/shell': [
    'type src/content',
    'type src/rendering.ts',
    'type src/islands',
    'src/island-markup',
    'src/accounts/LogOut.tsx',
    'src/parts',
    'src/styles',
    'react',
    'react-router-dom',
  ],
  'src/pages': [
    'type src/content',
    'src/parts',
    'src/island-markup',
    'type src/islands',
    'type src/timetable',
    'type react',
    'react-router-dom',
  ],
  'src/routes': [
    'content',
    'src/content/weekdays.ts',
    'src/content/facts.ts',
    'src/content/shown.ts',
    'src/content/hidden-pages.ts',
    'src/content/addresses.ts',
    'type src/content',
    'src/widest.ts',
    'src/fill.ts',
    'src/format.ts',
    'src/timetable',
    'src/photographs.ts',
    'src/search',
    'type src/rendering.ts',
    'markdown-it',
    'react',
    'src/accounts',
    'src/pages',
    'src/shell',
    'type src/islands',
    'type src/parts',
    'react-router-dom',
  ],
  'src/render.tsx': [
    'src/routes',
    'src/document',
    'src/island-markup',
    'src/parts/SameMarkup.tsx',
    'type src/rendering.ts',
    'type react',
    'react-dom',
    'react-router-dom',
  ],
  // Runs in a browser too: nothing of a disk.
  'scripts/checker': ['src/findings', 'type zod', 'zod', 'yaml', 'fastest-levenshtein'],
  'scripts/checker/report.ts': ['type src/findings', 'scripts/checker', 'picocolors', 'node:path'],
  'scripts/checker/disk': ['scripts/checker', 'type zod', 'image-size', 'sharp', 'node:'],
  // Knows nothing of content, and runs in a browser too.
  'scripts/yaml-edits': ['yaml'],
  'scripts/desk': [
    'scripts/yaml-edits',
    'scripts/checker',
    'scripts/content',
    'scripts/disk',
    'scripts/local-host/free-port.ts',
    'type scripts/vite',
    'src/findings',
    'src/content/facts.ts',
    'src/content/wording',
    'type src/content',
    'src/format.ts',
    'src/timetable/clock.ts',
    // The page's own words for places and values: what is saved is told in the same.
    'src/desk',
    'zod',
    'type zod',
    'vite',
    'image-size',
    'sharp',
    '@vitejs/plugin-react',
    'node:',
  ],
  // Knows nothing of forms nor of this site.
  'scripts/desk/publish': [
    'scripts/yaml-edits',
    'scripts/disk',
    'src/desk/words.ts',
    'yaml',
    'node:',
  ],
  scripts: [
    'src/accounts/service.ts',
    'src/document/scripts.ts',
    'src/security/headers.ts',
    'yaml',
    'src/content',
    'src/fill.ts',
    'src/photographs.ts',
    'src/islands/islands.ts',
    'src/islands/search-posts.ts',
    'src/search',
    'type src/rendering.ts',
    'scripts',
    'zod',
    'vite',
    'type vite',
    'image-size',
    'sharp',
    'subset-font',
    'harfbuzzjs',
    'uqr',
    'lightningcss',
    'html-validate',
    '@capsizecss',
    '@playwright/test',
    'node:',
  ],
};

const sources = import.meta.glob<string>('../{src,scripts}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const within = (path: string, place: string) =>
  path === place || path.startsWith(`${place}/`) || (place.endsWith(':') && path.startsWith(place));
const homes = Object.keys(mayImport).sort((a, b) => b.length - a.length);

test.each(Object.entries(sources).filter(([name]) => !name.endsWith('.d.ts')))(
  '%s imports only what its folder may',
  (name, source) => {
    const file = name.replace('../', '');
    const home = homes.find((place) => within(file, place));
    expect(home, `${file} is in a folder that the table does not list`).toBeDefined();
    const imports = source.matchAll(
      /^import\s+(type\s)?(?:[\w*{}\s,]+from\s+)?'([^']+)';|^export\s[\w*{}\s,]+from\s+'([^']+)';|import\('([^']+)'\)/gm,
    );
    for (const [, type, named, passedOn, lazy] of imports) {
      const specifier = (named ?? passedOn ?? lazy)!;
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(file), specifier)
        : specifier;
      if (within(target, home!)) continue;
      const allowed = mayImport[home!]!.some(
        (place) =>
          within(target, place.replace('type ', '')) &&
          (type !== undefined || !place.startsWith('type ')),
      );
      expect(allowed, `${file} imports ${type ?? ''}${target}`).toBe(true);
    }
  },
);

const importsOf = (file: string, source: string) =>
  [
    ...source.matchAll(/^(?:import|export)\s[^;]*?from\s+'(\.[^']+)';|\bimport\('(\.[^']+)'\)/gm),
  ].map(([, target, lazy]) => posix.join(posix.dirname(file), (target ?? lazy)!));

test('no file needs itself, not even its types, and not later', () => {
  const graph = new Map(
    Object.entries(sources).map(([name, source]) => [
      name.replace('../', ''),
      importsOf(name.replace('../', ''), source),
    ]),
  );
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    expect(way.includes(file), [...way, file].join(' → ')).toBe(false);
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
});

test('a command is started by its name and imported by nobody', () => {
  for (const [name, source] of Object.entries(sources))
    for (const target of importsOf(name.replace('../', ''), source))
      expect(target, name).not.toMatch(/^scripts\/commands\//);
});

test.each(['checker', 'yaml-edits'])('scripts/%s knows nothing of this site', (room) => {
  const own = Object.entries(sources).filter(([name]) => name.includes(`/scripts/${room}/`));
  expect(own.length).toBeGreaterThan(0);
  for (const [name, source] of own) {
    const [, below] = name.split(`/${room}/`);
    const out = '../'.repeat(below!.split('/').length);
    expect(source.replaceAll(`from '${out}../src/findings/`, ''), name).not.toContain(
      `from '${out}`,
    );
  }
});
test('the codes of the account library are known in one file', () => {
  const knowing = Object.entries(sources)
    .filter(([name]) => name.startsWith('../src/'))
    .filter(([, source]) =>
      /['"`^]auth\\?\/[a-z]|['"`](permission-denied|deadline-exceeded)/.test(source),
    )
    .map(([name]) => name);
  expect(knowing).toEqual(['../src/accounts/causes.ts']);
});

test('the clock is read in one place, and what is read of it is followed', () => {
  // A file that is made at a press says when that was; src/runtime/afterwards.ts follows the clock for the other.
  const readOnce = ['src/accounts/download-week.ts', 'src/runtime/of-today.ts'];
  // How long something has been kept, whatever day it is in India.
  const measuresAge = [
    'src/accounts/wish.ts',
    'src/offline/visited-pages.ts',
    'src/desk/preview/use-frame.ts',
  ];
  for (const [name, source] of Object.entries(sources)) {
    const file = name.replace('../', '');
    if (!within(file, 'src') || within(file, 'src/timetable')) continue;
    if (!measuresAge.includes(file)) expect(source, file).not.toMatch(/new Date\(\)|Date\.now\(\)/);
    if (/\bindian(Now|Today)\(/.test(source) && !readOnce.includes(file))
      expect(source, `${file} reads the clock once`).toMatch(/followClock\(|useIndianNow\(/);
  }
});

test('the map in CONTRIBUTING.md names every folder, two levels deep, and no other', () => {
  const map = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `((?:src|scripts)\/[^`]+)`/gm);
  const foldersIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`${folder}/${entry.name}`] : [],
    );
  const folders = ['src', 'scripts'].flatMap(foldersIn);
  const all = [...folders, ...folders.flatMap(foldersIn)];
  expect([...map].map(([, folder]) => folder).sort()).toEqual(all.sort());
});
