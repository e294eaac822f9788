import react from '@vitejs/plugin-react';
import { join, sep } from 'node:path';
import { build, type BuildOptions, type InlineConfig, type Plugin } from 'vite';
import {
  shortClassNames,
  styleLayersPlugin,
  templatePathsPlugin,
} from '../../build/vite/bundle-plugins.ts';

/** The site as code for the preview of the desk. */
interface SiteCode {
  /** A module that exports `createSite`, and imports its packages and the rooms of the worker from outside. */
  code: string;
  /** The styles of all pages. */
  styles: string;
}

/** Bundles src/site.tsx with all templates, in a build of its own, as its styles are not those of the desk. */
export async function siteCode(root: string): Promise<SiteCode> {
  const entry = join(root, 'src/site.tsx');
  // The worker has these rooms already, because its check uses them.
  const ofWorker = ['content', 'timetable'].map((room) => join(root, 'src', room) + sep);
  const isOfWorker = (id: string) => ofWorker.some((room) => id.startsWith(room));
  const settings: InlineConfig = {
    plugins: [withoutLaterScripts(), styleLayersPlugin(), templatePathsPlugin(root), react()],
    define: {
      'process.env.NODE_ENV': '"production"',
      __OFFLINE_COPIES__: 'false',
    },
    css: { modules: { generateScopedName: shortClassNames(root) } },
    build: { minify: false, cssCodeSplit: false, cssMinify: true, assetsInlineLimit: 0 },
  };
  const { scripts, styles } = await bundled(root, settings, {
    input: entry,
    external: (id) => id !== entry && (/^[a-z@]/.test(id) || isOfWorker(id)),
    makeAbsoluteExternalsRelative: false,
    preserveEntrySignatures: 'strict',
    output: { format: 'es', codeSplitting: false },
  });
  const [script, ...others] = scripts;
  if (!script || others.length > 0) throw new Error('The templates were built into several files.');
  return { code: script.code, styles };
}

/** Removes the lazy imports of scripts (.ts), which rendering never reaches; templates (.tsx) are bundled. */
const withoutLaterScripts = (): Plugin => ({
  name: 'without-later-scripts',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    handler: (id, _, { kind }) =>
      kind === 'dynamic-import' && id.endsWith('.ts') ? '\0later-script' : null,
  },
  load: { filter: { id: /^\0later-script$/ }, handler: () => 'export {};' },
});

/** Builds for browsers that run the desk, and returns the scripts, the styles and the other files that Vite has made. */
export async function bundled(
  root: string,
  { build: own, ...settings }: InlineConfig,
  rolldownOptions: NonNullable<BuildOptions['rolldownOptions']>,
) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ...settings,
    build: { write: false, target: 'es2022', modulePreload: false, ...own, rolldownOptions },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const scripts = outputs.filter((one) => one.type === 'chunk');
  const assets = outputs.filter((one) => one.type === 'asset');
  const isSheet = ({ fileName }: { fileName: string }) => fileName.endsWith('.css');
  const styles = assets
    .filter(isSheet)
    .map(({ source }) => String(source))
    .join('\n');
  return { scripts, styles, others: assets.filter((one) => !isSheet(one)) };
}
