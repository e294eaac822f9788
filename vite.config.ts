import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { today } from './scripts/today.ts';
import { accountsPlugin } from './scripts/vite/accounts-plugin.ts';
import { contentPlugin } from './scripts/vite/content-plugin.ts';
import { filesPlugin } from './scripts/vite/files-plugin.ts';
import { islands, islandsPlugin, noStylesInBrowserPlugin } from './scripts/vite/islands-plugin.ts';
import { pagesPlugin } from './scripts/vite/pages-plugin.ts';

const root = import.meta.dirname;
/** Where a build writes before its result takes the place of dist/. */
const out = process.env['BUILD_FOLDER'] ?? '.build-unset';

/** Names of classes come from their place, so that the two builds and hot reload agree. */
function scopedName(name: string, file: string) {
  const place = relative(root, file.replace(/\?.*/, '')).replaceAll('\\', '/');
  return `${name}-${createHash('sha256').update(place).digest('hex').slice(0, 4)}`;
}

export default defineConfig(({ mode }) => ({
  root,
  appType: 'custom',
  clearScreen: false,
  define: { __TODAY__: JSON.stringify(today()) },
  plugins:
    mode === 'test'
      ? [react()]
      : [
          contentPlugin(),
          filesPlugin(),
          islandsPlugin(),
          noStylesInBrowserPlugin(),
          accountsPlugin(),
          pagesPlugin(),
          react(),
        ],
  css: { modules: { generateScopedName: scopedName } },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    watch: { ignored: ['**/dist/**', '**/.build-*/**', '**/test-results/**'] },
  },
  builder: {},
  build: { target: 'es2022', modulePreload: false, emptyOutDir: true, assetsInlineLimit: 0 },
  environments: {
    client: {
      // Found at the start and not when somebody signs in, which would reload the page under their hands.
      optimizeDeps: { include: ['firebase/app', 'firebase/auth', 'firebase/firestore/lite'] },
      build: {
        outDir: `${out}/site`,
        manifest: true,
        rolldownOptions: {
          preserveEntrySignatures: 'strict' as const,
          input: {
            runtime: 'src/islands/runtime.ts',
            ...Object.fromEntries(
              Object.keys(islands).map((name) => [name, `virtual:island/${name}`]),
            ),
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${out}/server`,
        ssr: true,
        emitAssets: true,
        cssCodeSplit: true,
        cssMinify: true,
        manifest: true,
        copyPublicDir: false,
        rolldownOptions: { input: { render: 'src/render.tsx' } },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    testTimeout: 30_000,
  },
}));
