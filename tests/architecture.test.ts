import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The folders that know nothing of gyms: an editor, a checker, edits of YAML and a builder of static pages, which could
 * serve any site. All other folders are specific to this one.
 */
const general =
  /^src\/(checker|desk-host|development|editor|findings|offline|place|rendering|security|text|yaml-edits)\/|^scripts\/(?!accounts\/|commands\/|site\/)/;

/**
 * The imports allowed in each folder, besides its own files. "type x" allows only the types of x. Content flows one
 * way: content → routes → pages → parts. A key that ends in ".tsx" is for the templates of a folder, whose scripts may
 * import more.
 */
const mayImport: Record<string, string[]> = {
  // General rooms of the browser.
  'src/findings': [],
  'src/place': [],
  'src/text': [],
  'src/yaml-edits': ['yaml'],
  'src/checker': [
    'src/findings',
    'src/text/counted-time.ts',
    'src/text/to-id.ts',
    'type zod',
    'zod',
    'yaml',
    'fastest-levenshtein',
  ],
  'src/rendering': ['src/text/dated-text.ts', 'react', 'react-dom'],
  'src/security': [],
  'src/offline': ['src/security'],
  'src/development': [],
  // The page of an editor needs nothing of YAML or of schemas.
  'src/editor': [
    'type src/checker',
    'src/place',
    'src/text',
    'type src/yaml-edits',
    'src/yaml-edits/edit-refused.ts',
    'src/yaml-edits/list-alignment.ts',
    'src/yaml-edits/value-after.ts',
    'src/yaml-edits/value-at.ts',
    'type src/rendering',
    'comlink',
    'react',
  ],
  // The server side of a desk: its protocol, on any host.
  'src/editor/workspace': [
    'type src/editor/history.ts',
    'type src/rendering/photographs.ts',
    'src/checker/names/ignored-files.ts',
    'zod',
  ],
  'src/editor/pictures': ['src/checker/picture-formats.ts', 'src/editor/words/refused-pictures.ts'],
  'src/editor/sync/sync-state.ts': [],
  'src/editor/sync': ['src/editor/draft', 'src/editor/workspace', 'src/yaml-edits', 'zod'],
  'src/editor/draft': [
    'src/editor',
    'src/checker',
    'src/findings',
    'src/text',
    'src/yaml-edits',
    'type zod',
    'zod',
    'src/rendering/photographs.ts',
    'comlink',
    'idb',
  ],
  // What answers a desk on a function host.
  'src/desk-host': [
    'src/checker',
    'src/editor/workspace',
    'src/editor/change-message.ts',
    'type src/editor/history.ts',
    'type src/rendering/photographs.ts',
    '@octokit',
    'jose',
    'zod',
  ],
  // This gym, from its schemas up to its pages.
  'src/content': [
    'type src/checker/field-notes.ts',
    'src/findings',
    'src/place/place-formats.ts',
    'src/rendering/photographs.ts',
    'src/text',
    'zod',
    'type zod',
  ],
  'src/timetable/usePlaceNow.ts': ['src/timetable', 'react'],
  'src/timetable': [
    'src/content/weekdays.ts',
    'src/content/week-order.ts',
    'src/content/short-days.ts',
    'src/content/days.ts',
    'src/content/weekly.ts',
    'type src/content',
    'src/place',
    'src/text',
  ],
  'src/rules/content-model.ts': ['src/rules', 'src/content', 'type src/checker'],
  'src/rules/tidying.ts': [
    'type src/findings',
    'type src/yaml-edits',
    'src/yaml-edits/value-at.ts',
  ],
  'src/rules': ['src/findings', 'src/content', 'src/text', 'src/timetable'],
  'src/search': ['type src/rendering', 'src/text/almost.ts'],
  'src/styles': ['type src/rendering/typeface.ts'],
  'src/islands': ['type src/accounts', 'type src/pages', 'type src/parts', 'type src/rendering'],
  'src/runtime': [
    'src/accounts/session-keys.ts',
    'src/offline/register-service-worker.ts',
    'src/timetable/clock.ts',
    'src/timetable/follow-clock.ts',
  ],
  'src/parts.tsx': [
    'public/mark.svg?raw',
    'src/parts',
    'type src/content',
    'src/content/weekdays.ts',
    'src/content/week-order.ts',
    'src/content/short-days.ts',
    'src/rendering/photographs.ts',
    'src/text',
    'type src/timetable',
    'react',
    'react-dom',
    'react-router-dom',
  ],
  'src/parts': [
    'type src/content',
    'src/content/weekdays.ts',
    'src/content/week-order.ts',
    'src/content/short-days.ts',
    'src/rendering/photographs.ts',
    'src/text',
    'src/timetable',
  ],
  'src/accounts/firebase-auth.ts': ['src/accounts', 'firebase'],
  'src/accounts/firebase-store.ts': ['src/accounts', 'firebase'],
  'src/accounts/desk-sign-in.ts': ['src/accounts', 'firebase'],
  'src/accounts/desk-drafts.ts': ['src/accounts', 'src/editor/sync/drafts-of-staff.ts', 'firebase'],
  'src/accounts/desk-staff.ts': ['src/accounts', 'type src/editor/session.ts', 'firebase'],
  'src/accounts': [
    'type src/content',
    'src/content/weekdays.ts',
    'src/content/week-order.ts',
    'src/content/short-days.ts',
    'src/text',
    'src/timetable',
    'src/rendering/islands',
    'src/parts',
    'react',
  ],
  'src/shell': [
    'type src/content',
    'src/rendering',
    'src/accounts/LogOut.tsx',
    'src/parts',
    'src/styles',
    'type react',
    'react-router-dom',
  ],
  'src/pages.tsx': [
    'src/pages',
    'type src/content',
    'src/parts',
    'src/rendering',
    'type src/timetable',
    'type react',
    'react-router-dom',
  ],
  'src/pages': [
    'type src/content',
    'src/content/weekdays.ts',
    'src/content/week-order.ts',
    'src/content/short-days.ts',
    'src/text',
    'src/rendering/photographs.ts',
    'src/search',
    'src/timetable',
    'type src/accounts',
    'src/accounts/say-done.ts',
    'type src/parts',
  ],
  'src/routes': [
    'content',
    'src/content/weekdays.ts',
    'src/content/week-order.ts',
    'src/content/short-days.ts',
    'src/content/facts.ts',
    'src/content/dated-facts.ts',
    'src/content/prices.ts',
    'src/content/weekly.ts',
    'src/content/search-result-lengths.ts',
    'src/content/shown.ts',
    'src/content/addresses.ts',
    'src/content/postal-address.ts',
    'type src/content',
    'src/rules/hidden-pages.ts',
    'src/place',
    'src/text',
    'src/timetable',
    'src/rendering/photographs.ts',
    'src/search',
    'type src/rendering',
    'markdown-it',
    'react',
    'src/accounts',
    'src/pages',
    'src/shell',
    'type src/parts',
    'react-router-dom',
  ],
  'src/render.tsx': [
    'src/routes',
    'src/rendering',
    'src/accounts/session-script.ts',
    'src/content/addresses.ts',
    'src/text/dated-text.ts',
    'src/parts/Logo.tsx',
    'type react',
    'react-dom',
    'react-router-dom',
  ],
  // The pages of a draft: the templates of this gym come from a module of the build.
  'src/desk/preview/pages-of-draft.ts': [
    'virtual:pages',
    'src/editor/preview',
    'src/rendering/content-modules.ts',
    'type src/rendering',
  ],
  // The adapter between the draft and this site.
  'src/desk/drafted-site.ts': ['src/desk', 'type src/editor', 'src/rules/content-model.ts'],
  // Signs in with the accounts of the site, before the desk on the web is there.
  'src/desk/sign-in': [
    'src/desk',
    'src/editor',
    'src/accounts',
    'src/parts/Logo.tsx',
    'react',
    'react-dom',
  ],
  'src/desk/people': ['src/desk', 'src/editor', 'src/accounts', 'type src/content', 'react'],
  // The desk of this gym: its screens and words. Never in the bundles of the site.
  'src/desk': [
    'src/editor',
    'type src/checker',
    'type src/findings',
    'type src/rules',
    'src/rules/tidying.ts',
    'type src/accounts',
    'type src/offline/worker-scope.ts',
    'src/content/wording/single-values.ts',
    'type src/content',
    'src/content/weekdays.ts',
    'src/content/week-order.ts',
    'src/content/short-days.ts',
    'src/content/addresses.ts',
    'src/content/facts.ts',
    'src/content/number-to-dial.ts',
    'src/text/counted-time.ts',
    'src/text/format.ts',
    'src/timetable/clock.ts',
    'src/yaml-edits/value-after.ts',
    'src/timetable/usePlaceNow.ts',
    'src/timetable/weeks.ts',
    'src/parts/Logo.tsx',
    'src/styles/tokens.scss',
    'react',
    'react-dom',
    'comlink',
  ],
  // General rooms of Node.
  'scripts/disk': ['node:'],
  'scripts/checker/tidy-content.ts': [
    'src/checker',
    'src/yaml-edits',
    'type src/findings',
    'node:',
  ],
  'scripts/checker': [
    'src/checker',
    'type src/findings',
    'type zod',
    'picocolors',
    'image-size',
    'sharp',
    'node:',
  ],
  'scripts/desk': [
    'src/checker',
    'src/desk-host',
    'src/security',
    'src/editor/change-message.ts',
    'src/editor/workspace',
    'type src/editor/history.ts',
    'scripts/checker',
    'scripts/disk',
    'scripts/local-host',
    'scripts/pictures',
    'scripts/github-stand-in',
    'image-size',
    'proper-lockfile',
    'type vite',
    'node:',
  ],
  // Builds the page of the desk, and the pages in its preview from the templates of the site.
  'scripts/desk/bundle': [
    'type src/rendering',
    'type src/editor',
    'src/place/place-constants.ts',
    'src/security',
    'scripts/build/bundles.ts',
    'scripts/disk',
    'scripts/fonts',
    'scripts/local-host/content-types.ts',
    'scripts/prerender',
    'scripts/vite',
    'proper-lockfile',
    'vite',
    '@vitejs/plugin-react',
    'node:',
  ],
  // Leads the owner through the set-up of the desk on the web.
  'scripts/hosting/desk-setup': [
    '@octokit/auth-app',
    'src/desk-host',
    'src/editor/workspace',
    'scripts/disk',
    'jose',
    'picocolors',
    'uqr',
    'zod',
    'node:',
  ],
  scripts: [
    'src/checker',
    'src/desk-host',
    'src/editor/workspace',
    'src/place/place-constants.ts',
    'src/rendering',
    'src/security',
    'src/text/typeface-letters.ts',
    'scripts',
    'graphql',
    '@octokit/graphql-schema',
    'vite',
    'type vite',
    'image-size',
    'sharp',
    'subset-font',
    'harfbuzzjs',
    'lightningcss',
    'html-validate',
    'rolldown',
    '@capsizecss',
    '@playwright/test',
    'node:',
  ],
  // This gym, for the rooms above.
  'scripts/site/open-web-desk.ts': [
    'src/accounts/service.ts',
    'src/desk-host',
    'scripts',
    'jose',
    'node:',
  ],
  // The function of the desk on the web: one file for each host.
  'scripts/site/desk-functions': [
    'src/desk-host',
    'src/rules/content-model.ts',
    'src/timetable/clock.ts',
    'scripts/desk/node-requests.ts',
    'firebase-functions',
    'jose',
  ],
  'scripts/site/build-hosted-desk.ts': ['scripts'],
  'scripts/site/set-up.ts': ['scripts', 'node:'],
  'scripts/site/desk-settings.ts': ['scripts', 'vite', 'yaml', 'node:'],
  'scripts/site/place-of-content.ts',
    'sharp',
    'yaml',
    'node:',
  ],
  'scripts/site/place-of-content.ts': ['src/content', 'src/place', 'scripts/disk', 'yaml', 'node:'],
  'scripts/site': ['src', 'type scripts', 'zod', 'node:', 'scripts/disk'],
  'scripts/accounts': [
    'src/accounts/service.ts',
    'src/content',
    'src/desk-host/staff.ts',
    'src/islands/islands.ts',
    'scripts',
    'yaml',
    'zod',
    'type jose',
    'type vite',
    'vite',
    'node:',
  ],
  'scripts/commands': [
    'src/checker',
    'src/rules',
    'src/styles/typeface.ts',
    'scripts',
    'uqr',
    'vite',
    'yaml',
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
const isIn = (file: string, home: string) =>
  home.endsWith('.tsx') && !home.includes('render.')
    ? file.endsWith('.tsx') && within(file, home.replace('.tsx', ''))
    : within(file, home);

test.each(Object.entries(sources).filter(([name]) => !name.endsWith('.d.ts')))(
  '%s imports only what its folder may',
  (name, source) => {
    const file = name.replace('../', '');
    const home = homes.find((place) => isIn(file, place));
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

test('nothing general imports anything of the gym', () => {
  for (const [name, source] of Object.entries(sources)) {
    const file = name.replace('../', '');
    if (general.test(file))
      for (const target of importsOf(file, source)) expect(target, file).toMatch(general);
  }
});

test('each fact of the place is read by its name, which bundles replace with its value', () => {
  for (const [name, source] of Object.entries(sources)) {
    const file = name.replace('../', '');
    if (within(file, 'src') && !within(file, 'src/place'))
      expect(source, file).not.toMatch(/__PLACE__(?!\.\w)/);
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
  // A generated file contains the time of the click; src/runtime/afterwards.ts follows the clock for the other.
  const readOnce = ['src/accounts/download-week.ts', 'src/runtime/show-of-today.ts'];
  // How long something has been kept, whatever day it is at the gym.
  const measuresAge = [
    'src/accounts/class-to-save.ts',
    'src/offline/visited-pages.ts',
    'src/desk/frame/use-minutes-away.ts',
    'src/desk-host/github/github-fault.ts',
  ];
  for (const [name, source] of Object.entries(sources)) {
    const file = name.replace('../', '');
    if (!within(file, 'src') || within(file, 'src/timetable')) continue;
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
