import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { placeConstants } from '../../../src/content/place/place-formats.ts';
import { shortClassNames, styleLayersPlugin } from '../../build/vite/bundle-plugins.ts';
import { contentFromOutside } from '../../build/vite/content-plugin.ts';

/** The templates of the site as code for the preview of the desk. */
interface Templates {
  /** A module that exports `pages`, a function of the content that returns a renderer. */
  code: string;
  /** The styles of all pages. */
  styles: string;
}

/**
 * Makes one function of all templates of src/site.tsx. Their modules read the content when they are evaluated, so they
 * must be evaluated again after an edit: a call of the function does this, and no security policy forbids it. Packages
 * are imported once, outside the function.
 */
export async function templates(root: string): Promise<Templates> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      onlyPages(join(root, 'src/site.tsx')),
      withoutLaterScripts(),
      contentFromOutside(),
      styleLayersPlugin(),
      react(),
    ],
    define: {
      ...placeConstants(__PLACE__),
      'process.env.NODE_ENV': '"production"',
      __TODAY__: 'renderedContent.today',
      __CHANGED__: 'renderedContent.changed',
      __ACCOUNTS__: 'renderedContent.accounts',
      __DRAFTS__: 'renderedContent.drafts',
      __OFFLINE_COPIES__: 'false',
    },
    css: { modules: { generateScopedName: shortClassNames(root) } },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      cssCodeSplit: false,
      cssMinify: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'only-pages',
        external: (id) => id !== 'only-pages' && /^[a-z@]/.test(id),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const { scripts, styles } = outputOf(result);
  const [script, ...others] = scripts;
  if (!script || others.length > 0) throw new Error('The templates were built into several files.');
  return { code: asFunction(script.code), styles };
}

/** Reduces a renderer to its pages, without the calendars, feeds and lists that a build writes besides. */
const onlyPages = (renderer: string): Plugin => ({
  name: 'only-pages',
  resolveId: { filter: { id: /^only-pages$/ }, handler: () => '\0only-pages' },
  load: {
    filter: { id: /^\0only-pages$/ },
    handler: () => `export { addresses, moved, render, runtime } from ${JSON.stringify(renderer)};`,
  },
});

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

/** Wraps a module in a function that returns its exports; its imports stay outside. */
function asFunction(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/^import\s[^;]*;\n/gm, (line) => {
    imports.push(line);
    return '';
  });
  const list = /^export\s*\{([^}]*)\};?\s*$/m.exec(body);
  if (!list) throw new Error('The module of the templates exports nothing.');
  const given = list[1]!
    .split(',')
    .map((one) => one.trim().split(' as '))
    .map(([own, name = own]) => `${name}: ${own}`);
  return `${imports.join('')}export function pages(renderedContent) {
${body.slice(0, list.index)}
return { ${given.join(', ')} };
}
`;
}

/** The scripts, the styles and the other files that Vite has built. */
export function outputOf(result: Awaited<ReturnType<typeof build>>) {
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
