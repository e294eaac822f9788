import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { islandsIn } from '../scripts/build/islands.ts';

/** The rooms of src, and the rooms that each imports; site.tsx above them imports any. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  content: [],
  timetable: ['content'],
  check: ['content', 'timetable'],
  design: ['content', 'timetable'],
  accounts: ['content', 'timetable', 'design'],
  pages: ['content', 'timetable', 'check', 'design', 'accounts'],
  host: ['content', 'check', 'design'],
  desk: ['content', 'timetable', 'check', 'design', 'accounts', 'host'],
};
const aboveRooms = ['site.tsx'];

/** The folders of the desk, each above those that it imports; the text of a post is a control of the form. */
const foldersOfDesk = [
  ['words', 'pictures'],
  ['draft'],
  ['form', 'post-text'],
  ['preview', 'people', 'sign-in'],
  ['screens'],
  ['frame'],
];

/** Packages that only these rooms of src may import. */
const packages: Readonly<Record<string, readonly string[]>> = {
  firebase: ['accounts'],
  yaml: ['check', 'content'],
  zod: ['check', 'content', 'desk', 'host'],
  'react-router-dom': ['design', 'pages', 'site.tsx'],
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

test('a room imports only the rooms of its row, and each package stays in its rooms', () => {
  const wrong: string[] = [];
  for (const [file, targets] of imports) {
    const room = roomOf(file);
    if (room === undefined || file.endsWith('.d.ts')) continue;
    const known = rooms[room] ?? (aboveRooms.includes(room) ? Object.keys(rooms) : undefined);
    if (known === undefined) wrong.push(`${file} is in a room that the table does not list`);
    for (const target of targets) {
      const [, owners] = Object.entries(packages).find(([name]) => target.startsWith(name)) ?? [];
      const to = roomOf(target);
      const isOutside =
        target.startsWith('scripts/') ||
        (to !== undefined && to !== room && !aboveRooms.includes(to) && !known?.includes(to));
      const isAbove = to !== undefined && aboveRooms.includes(to) && !aboveRooms.includes(room);
      if (isOutside || isAbove || owners?.includes(room) === false)
        wrong.push(`${file} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a folder of the desk imports only folders below it', () => {
  const folderOf = (file: string) => /^src\/desk\/([\w-]+)\//.exec(file)?.[1];
  const levelOf = (folder: string) => foldersOfDesk.findIndex((level) => level.includes(folder));
  const wrong: string[] = [];
  const found = new Set<string>();
  for (const [file, targets] of imports) {
    const folder = folderOf(file);
    if (folder === undefined || levelOf(folder) < 0) continue;
    found.add(folder);
    for (const target of targets) {
      const to = folderOf(target);
      if (to !== undefined && levelOf(to) > levelOf(folder))
        wrong.push(`${file} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...found].sort()).toEqual(foldersOfDesk.flat().sort());
});

const isTemplateOf = (file: string, target: string) =>
  /^src\/pages\/.*-pages?\.ts$/.test(file) && /(Page|Screen)\.tsx$/.test(target);

test('no file needs itself, not even its types, and not later', () => {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    expect(way.includes(file), [...way, file].join(' → ')).toBe(false);
    if (done.has(file)) return;
    for (const target of imports.get(file) ?? [])
      // A page names its template, whose props have the type of what the page makes.
      if (!isTemplateOf(file, target)) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
});

test('no script of the browser reaches a schema, the content or the parser of YAML', () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = sources.find(([name]) => name === file)?.[1];
    if (source === undefined) {
      if (/^(zod|yaml)/.test(file)) wrong.push([...way, file].join(' → '));
      return;
    }
    if (file === 'src/pages/site-content.ts') wrong.push([...way, file].join(' → '));
    // Types are not in a script.
    const values = source
      .replace(/^(?:import|export) type [^;]*;/gm, '')
      .replace(/\btype \w+(?: as \w+)?,? ?/g, '')
      .replace(/^import \{\s*\} from [^;]*;/gm, '');
    for (const target of importsOf(file, values)) visit(target, [...way, file]);
  };
  const entries = [
    ...Object.values(islandsIn('.')).map((file) => `src/${file}`),
    ...[
      'runtime/runtime-with-accounts',
      'runtime/deferred',
      'islands/mount',
      'offline/service-worker',
    ].map((name) => `src/design/${name}.ts${name.endsWith('mount') ? 'x' : ''}`),
  ];
  for (const entry of entries) visit(entry, []);
  expect(seen.size).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('a command is started by its name and imported by nobody', () => {
  for (const [file, targets] of imports)
    for (const target of targets) expect(target, file).not.toMatch(/^scripts\/commands\//);
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
  // A generated file contains the time of the click; src/design/runtime/deferred.ts follows the clock for the other.
  const readOnce = ['src/pages/account/my-week.ts', 'src/design/runtime/show-of-today.ts'];
  // How long something has been kept, whatever day it is at the gym.
  const measuresAge = ['src/design/offline/visited-pages.ts'];
  for (const [file, source] of sources) {
    if (roomOf(file) === undefined || roomOf(file) === 'timetable') continue;
    if (!measuresAge.includes(file)) expect(source, file).not.toMatch(/new Date\(\)|Date\.now\(\)/);
    if (/\bplace(Now|Today)\(/.test(source) && !readOnce.includes(file))
      expect(source, `${file} reads the clock once`).toMatch(/followClock\(|usePlaceNow\(/);
  }
});

test('what is loaded later is kept by loadOnce, which asks again for what failed', () => {
  const keepsFailure = [
    /(?:\?\?|\|\|)=(?!\s*loadOnce\()[^;]*\b(?:import|fetch)\(/,
    /\blazy\(/,
    /^(?:const|let) \w+ = (?!await )(?:import|fetch)\(/m,
  ];
  // It is in the HTML of every page, where each byte counts, and deletes what failed by itself.
  const inline = 'src/design/runtime/replay.ts';
  for (const [file, source] of sources)
    if (roomOf(file) !== undefined && file !== inline)
      for (const keeping of keepsFailure) expect(source, file).not.toMatch(keeping);
});

test('the purpose of a file stands in its own first comment, not in that of its first constant', () => {
  const wrong = sources.flatMap(([file, source]) =>
    [...source.matchAll(/\/\*\*[^]*?\*\//g)]
      .filter(([comment]) => /[Tt]his file (has|makes|is the|reads|draws)|` below /.test(comment))
      .map(([comment]) => `${file}: ${comment}`),
  );
  expect(wrong).toEqual([]);
});

test('the map in CONTRIBUTING.md names every room, and no other', () => {
  const [map] = /^src\/[\s\S]*?```/m.exec(readFileSync('CONTRIBUTING.md', 'utf8'))!;
  const named = [...map.matchAll(/(?<=^ {2}.*)\b(\w+)\/ /gm)].map(([, room]) => room);
  const folders = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    ),
  );
  expect(named.sort()).toEqual(folders.sort());
});

test('what is broken in the mutation run is there', () => {
  const config = readFileSync('tests/mutation/stryker.config.mjs', 'utf8');
  const files = [...config.matchAll(/'(src\/[^']*)'/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
