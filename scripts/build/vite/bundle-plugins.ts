/* Vite's plugins for the bundles of pages. */

import type { Plugin } from 'vite';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sha256 } from '../../sha256.ts';

const prefix = 'virtual:island/';

/** Makes one script for each island of scripts/build/islands.ts, so that a page loads only its own. */
export function islandsPlugin(islands: Readonly<Record<string, string>>): Plugin {
  const files = new Map(Object.entries(islands));
  return {
    name: 'islands',
    resolveId: {
      filter: { id: /^\/?virtual:island\// },
      handler: (id) => `\0${id.replace(/^\//, '')}`,
    },
    load: {
      filter: { id: /^\0virtual:island\// },
      handler(id) {
        const name = id.slice(1 + prefix.length);
        const file = files.get(name);
        if (file === undefined) this.error(`There is no island called ${name}.`);
        if (file.endsWith('.ts')) return `export { ${name} as default } from '/src/${file}';`;
        return `import { ${name} } from '/src/${file}';\nimport { mount } from '/src/design/islands/mount.tsx';\nexport default (box, props) => mount(${name}, box, props);`;
      },
    },
  };
}

/**
 * Leaves all styles out of the scripts for browsers, because prerendering inlines them. So lazy scripts need no styles,
 * and Vite's preload helper becomes a plain call.
 */
export function noStylesInBrowserPlugin(): Plugin {
  return {
    name: 'no-styles-in-browser',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle(_, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}

type NameClass = (name: string, file: string) => string;

/** Makes class names for development: the original name, and a hash of its file. */
export const readableClassNames =
  (root: string): NameClass =>
  (name, file) =>
    `${name}-${sha256(pathFromRoot(root, file)).slice(0, 4)}`;

/**
 * Makes class names for the build: two or three letters for each class, so that each page is half a kilobyte smaller.
 * The classes are numbered in the order of the files, so that all bundles agree.
 */
export function shortClassNames(root: string): NameClass {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.scss'))
    .map((file) => pathFromRoot(root, join(root, 'src', file)))
    .sort();
  const names = new Map<string, string>();
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    // Animations are renamed like classes.
    for (const [, name] of source.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, shortName(names.size));
    }
  }
  return (name, file) => {
    const short = names.get(`${pathFromRoot(root, file)} ${name}`);
    if (short === undefined) throw new Error(`${file} has no class written as .${name}`);
    return short;
  };
}

const pathFromRoot = (root: string, file: string) =>
  relative(root, file.replace(/\?.*/, '')).replaceAll('\\', '/');

// Without vowels there are no words, and no names such as "Ad…", which ad blockers hide.
const first = 'BCDFGHJKLMNPQRSTVWXZ';
// Without digits, a path command such as M6 in a script does not count as a class (template-styles.ts).
const later = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

/** Makes the name of a number: 0 → "Bb", 1 → "Cb", …, 20 → "Bc". */
function shortName(count: number): string {
  let name = first[count % first.length]!;
  let rest = Math.floor(count / first.length);
  do {
    name += later[rest % later.length]!;
    rest = Math.floor(rest / later.length);
  } while (rest > 0);
  return name;
}

/** The order of the cascade layers, which comes first in the styles of every page. */
export const layerOrder = '@layer tokens,base,parts,pages;';

const isPage = /\/src\/(?:pages|accounts)\//;

/**
 * Puts the styles of src/pages and src/accounts into the layer `pages`, all others into `parts`, which pages override.
 */
export function inItsLayer(styles: string, file: string): string {
  const [uses = ''] = /^(?:@use .*;\n|\n)*/.exec(styles)!;
  return `${uses}@layer ${isPage.test(file) ? 'pages' : 'parts'} {\n${styles.slice(uses.length)}}\n`;
}

export const styleLayersPlugin = (): Plugin => ({
  name: 'style-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.scss$/ },
    handler: (styles, file) => inItsLayer(styles, file),
  },
});

/**
 * Adds `templatePath`, the path below src/ without its extension, to the exports of each template of src/pages, so
 * that the path is written once, where the template is imported.
 */
export const templatePathsPlugin = (root: string): Plugin => ({
  name: 'template-paths',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/pages\/.*\.tsx$/ },
    handler(code, id) {
      // A module that hot reload replaces may export only components.
      if (this.environment.mode === 'dev' && this.environment.name === 'client') return undefined;
      const path = pathFromRoot(join(root, 'src'), id).replace(/\.tsx$/, '');
      return `${code}\nexport const templatePath = '${path}';\n`;
    },
  },
});

/** Refuses a build with Vite alone, which would bundle the code without prerendering the pages. */
export function wholeBuildPlugin(): Plugin {
  return {
    name: 'whole-build',
    apply: 'build',
    config() {
      if (process.env['BUILD_FOLDER'] !== undefined) return;
      // An exception would print a stack trace, which helps nobody.
      console.error('Vite alone does not prerender the pages. Build the site with: npm run build');
      process.exit(1);
    },
  };
}
