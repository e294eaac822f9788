import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { accountsPlugin } from './scripts/accounts/accounts-host.ts';
import {
  islandsPlugin,
  noStylesInBrowserPlugin,
  readableClassNames,
  shortClassNames,
  styleLayersPlugin,
  templatePathsPlugin,
  wholeBuildPlugin,
} from './scripts/build/vite/bundle-plugins.ts';
import { contentPlugin } from './scripts/build/vite/content-plugin.ts';
import {
  filesPlugin,
  pagesPlugin,
  validPathsPlugin,
} from './scripts/build/vite/development-plugins.ts';
import { islandsIn } from './scripts/build/islands.ts';
import { ServedContent } from './scripts/build/vite/served-content.ts';

const root = import.meta.dirname;
const islands = islandsIn(root);
const yamlForBrowsers = join(root, 'node_modules/yaml/browser/index.js');
/** `npm run test:deep` runs the files named *.deep.test.ts, `npm test` all others. */
const notNow = [
  process.env['DEEP_TESTS'] ? 'tests/**/!(*.deep).test.{ts,tsx}' : '**/*.deep.test.*',
];
/** The content of the development server. */
const content = new ServedContent(root);
/** A build writes here; its result then replaces dist/. */
const out = process.env['BUILD_FOLDER'] ?? '.build-unset';
/** The off switch for broken offline copies: devices delete theirs at their next visit. */
const offlineCopies = process.env['OFFLINE_COPIES'] !== 'off';

/** Matches modules by their paths; throws for one that does not exist, as after a rename. */
function modules(...paths: readonly string[]): RegExp {
  const missing = paths.filter((path) => !path.startsWith('\0') && !existsSync(join(root, path)));
  if (missing.length > 0) throw new Error(`There is no module ${missing.join(', ')}.`);
  return new RegExp(`(${paths.join('|').replaceAll('.', '\\.')})$`);
}

/**
 * The bundle of a script of src/design/runtime as a single file: inlined in a page it can import no other.
 * `topLevelVar`, which Vite sets, would keep the minifier from inlining constants.
 */
const singleFile = (name: string) => ({
  consumer: 'client' as const,
  build: {
    outDir: `${out}/${name}`,
    copyPublicDir: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { [name]: `src/design/runtime/${name}.ts` },
      optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
      output: { entryFileNames: '[name].js', format: 'iife' as const, topLevelVar: false },
    },
  },
});

export default defineConfig(({ mode, command }) => ({
  root,
  appType: 'custom',
  clearScreen: false,
  define: {
    __ON_WEB__: false,
    __DESK_BUILD__: "''",
    __OFFLINE_COPIES__: command === 'build' && offlineCopies,
    __DEFERRED__: JSON.stringify(
      command === 'build' ? '/deferred.js' : '/src/design/runtime/deferred.ts',
    ),
  },
  plugins:
    mode === 'test'
      ? [react(), templatePathsPlugin(root)]
      : [
          wholeBuildPlugin(),
          contentPlugin(content),
          filesPlugin(),
          islandsPlugin(islands),
          noStylesInBrowserPlugin(),
          styleLayersPlugin(),
          templatePathsPlugin(root),
          validPathsPlugin(),
          accountsPlugin(),
          pagesPlugin(content),
          react(),
        ],
  css: {
    modules: {
      generateScopedName: (command === 'build' ? shortClassNames : readableClassNames)(root),
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // Pages of other servers on this computer may not read from this one, and nobody may read .local/.
    cors: false,
    fs: { deny: ['.env', '.env.*', '*.{crt,pem,key}', '**/.git/**', '**/.local/**'] },
    watch: { ignored: ['**/dist/**', '**/.build-*/**', '**/test-results/**'] },
  },
  builder: { sharedConfigBuild: true },
  build: { target: 'es2022', modulePreload: false, emptyOutDir: true, assetsInlineLimit: 0 },
  environments: {
    client: {
      // Finds their packages at the start: Vite reloads the page for any that it finds later.
      optimizeDeps: {
        entries: ['design/islands/mount.tsx', ...Object.values(islands)].map(
          (file) => `src/${file}`,
        ),
      },
      build: {
        outDir: `${out}/site`,
        manifest: true,
        rolldownOptions: {
          checks: { pluginTimings: false },
          preserveEntrySignatures: 'strict' as const,
          // Inlines constants that several islands share.
          optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
          output: {
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
            // Modules that several islands share are in one file rather than in four small ones; others stay with
            // their island.
            codeSplitting: {
              groups: [
                // Only the search of the blog uses it, of what the modules below import.
                { name: 'letters', test: modules('src/content/text/letters.ts') },
                {
                  name: 'live',
                  test: modules(
                    '\0vite/preload-helper.js',
                    'src/content/page-paths.ts',
                    'src/content/text/fill.ts',
                    'src/design/runtime/load-once.ts',
                    'src/design/runtime/parts.ts',
                    'src/design/runtime/show-of-today.ts',
                    'src/timetable/clock.ts',
                    'src/timetable/coming-weeks.ts',
                    'src/timetable/follow-clock.ts',
                    'src/timetable/page-clock.ts',
                  ),
                },
                { name: 'mount', test: /src\/design\/(islands\/mount|parts\/(?!live-))/ },
              ],
            },
          },
          input: {
            'service-worker': `src/design/offline/service-worker${offlineCopies ? '' : '-off'}.ts`,
            ...Object.fromEntries(
              Object.keys(islands).map((name) => [name, `virtual:island/${name}`]),
            ),
          },
        },
      },
    },
    ...(command === 'build' && {
      runtime: singleFile('runtime'),
      runtimeWithAccounts: singleFile('runtime-with-accounts'),
      deferred: singleFile('deferred'),
    }),
    ssr: {
      build: {
        outDir: `${out}/server`,
        ssr: true,
        emitAssets: true,
        cssCodeSplit: true,
        cssMinify: true,
        manifest: true,
        copyPublicDir: false,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: { render: 'src/site.tsx' },
          output: {
            // A file for each style module, so that a page carries only those that its template imports.
            codeSplitting: {
              groups: [
                {
                  test: /\.module\.scss$/,
                  name: (id: string) => basename(id, '.scss'),
                  debugName: 'styles',
                },
              ],
            },
          },
        },
      },
    },
  },
  // The YAML parser for Node asks the environment at every token whether to print it.
  ...(mode === 'test' && { resolve: { alias: { yaml: yamlForBrowsers } } }),
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: notNow,
    isolate: false,
    setupFiles: ['tests/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    // Vitest would leave one of two cores to other programs; `npm test` runs nothing beside it.
    maxWorkers: '100%',
    // Some tests start programs, which a busy computer may delay. Vitest reports a second try.
    retry: process.env['CI'] ? 1 : 0,
    // Only against tests that never end: on a busy computer a test may take long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
}));
