import type { Plugin } from 'vite';

const prefix = 'virtual:island/';

/**
 * One script for each island, so that a page loads only its own. Their styles are in the page already. `islands`: the
 * file of each below src/, by its name.
 */
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
        return `import { ${name} } from '/src/${file}';\nimport { mount } from '/src/rendering/islands/mount.tsx';\nexport default (box, props) => mount(${name}, box, props);`;
      },
    },
  };
}

/**
 * The build for the browser drops all styles, because the build of the pages puts them into the pages. So a script that
 * is loaded later needs no styles first, and the helper of Vite that would load them shrinks to a plain call.
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
