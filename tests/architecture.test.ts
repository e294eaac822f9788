import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** The rooms of src from the top down: each imports itself and the rooms below it, and nothing beside or above it. */
const layers: readonly string[][] = [
  ['render.tsx'],
  ['routes', 'desk'],
  ['islands', 'shell', 'runtime'],
  ['pages'],
  ['accounts'],
  ['parts', 'rules', 'desk-host'],
  ['editor', 'offline'],
  ['timetable'],
  ['content', 'search', 'styles'],
  ['checker', 'rendering', 'security'],
  ['place', 'text', 'development'],
];

/** Packages that only these rooms of src may import. */
const packages: Readonly<Record<string, readonly string[]>> = {
  firebase: ['accounts'],
  yaml: ['checker', 'content'],
  zod: ['checker', 'content', 'desk-host', 'editor'],
  'react-router-dom': ['pages', 'parts', 'render.tsx', 'routes', 'shell'],
  'node:': [],
};

const sources = Object.entries(
  import.meta.glob<string>('../{src,scripts}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([name, source]) => [name.replace('../', ''), source] as const);

/** What a file imports: paths from the root, and packages. */
const importsOf = (file: string, source: string) =>
  [
    ...source.matchAll(/^(?:import|export)\s(?:[^;]*?from\s+)?'([^']+)';|\bimport\('([^']+)'\)/gm),
  ].map(([, target, lazy]) => {
    const named = (target ?? lazy)!;
    return named.startsWith('.') ? posix.join(posix.dirname(file), named) : named;
  });
const imports = new Map(sources.map(([file, source]) => [file, importsOf(file, source)]));

const roomOf = (file: string) => /^src\/([^/]+)/.exec(file)?.[1];
const layerOf = (file: string) => layers.findIndex((rooms) => rooms.includes(roomOf(file)!));

test('imports go downhill, and each package stays in its rooms', () => {
  const wrong: string[] = [];
  for (const [file, targets] of imports) {
    const room = roomOf(file);
    if (room === undefined || file.endsWith('.d.ts')) continue;
    if (layerOf(file) < 0) wrong.push(`${file} is in a room that the table does not list`);
    for (const target of targets) {
      const [, rooms] = Object.entries(packages).find(([name]) => target.startsWith(name)) ?? [];
      const isUphill =
        target.startsWith('scripts/') ||
        (target.startsWith('src/') && roomOf(target) !== room && layerOf(target) <= layerOf(file));
      if (isUphill || rooms?.includes(room) === false) wrong.push(`${file} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no file needs itself, not even its types, and not later', () => {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    expect(way.includes(file), [...way, file].join(' → ')).toBe(false);
    if (done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
});

test('a command is started by its name and imported by nobody', () => {
  for (const [file, targets] of imports)
    for (const target of targets) expect(target, file).not.toMatch(/^scripts\/commands\//);
});

test('each fact of the place is read by its name, which bundles replace with its value', () => {
  for (const [file, source] of sources)
    if (roomOf(file) !== undefined && roomOf(file) !== 'place')
      expect(source, file).not.toMatch(/__PLACE__(?!\.\w)/);
});

test('the codes of the account library are known in one file', () => {
  const knowing = sources.filter(
    ([file, source]) =>
      file.startsWith('src/') &&
      /['"`^]auth\\?\/[a-z]|['"`](permission-denied|deadline-exceeded)/.test(source),
  );
  expect(knowing.map(([file]) => file)).toEqual(['src/accounts/causes.ts']);
});

test('the clock is read in one place, and what is read of it is followed', () => {
  // A generated file contains the time of the click; src/runtime/afterwards.ts follows the clock for the other.
  const readOnce = ['src/accounts/download-week.ts', 'src/runtime/show-of-today.ts'];
  // How long something has been kept, whatever day it is at the gym.
  const measuresAge = [
    'src/accounts/class-to-save.ts',
    'src/offline/visited-pages.ts',
    'src/desk/frame/use-minutes-away.ts',
    'src/desk-host/github/github-fault.ts',
  ];
  for (const [file, source] of sources) {
    if (roomOf(file) === undefined || roomOf(file) === 'timetable') continue;
    if (!measuresAge.includes(file)) expect(source, file).not.toMatch(/new Date\(\)|Date\.now\(\)/);
    if (/\bplace(Now|Today)\(/.test(source) && !readOnce.includes(file))
      expect(source, `${file} reads the clock once`).toMatch(/followClock\(|usePlaceNow\(/);
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
