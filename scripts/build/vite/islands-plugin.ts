import type { Plugin } from 'vite';
import { islands } from '../../../src/islands.ts';

const prefix = 'virtual:island/';

/** One script per island, so that a page loads only its own. Their styles are in the page already. */
export function islandsPlugin(): Plugin {
  const files = new Map<string, string>(Object.entries(islands));
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
 * The browser build drops all styles, because prerendering inlines them. Lazy scripts thus need no styles, and Vite's
 * preload helper shrinks to a plain call.
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
