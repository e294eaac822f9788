import type { Plugin } from 'vite';

const prefix = 'virtual:island/';

/** Parts that come alive in the browser, and the file of each below src/. */
export const islands: Record<string, { file: string; react: boolean }> = {
  BmiCalculator: { file: 'parts/BmiCalculator.tsx', react: true },
  liveStatus: { file: 'islands/live-status.ts', react: false },
  AuthPanel: { file: 'accounts/AuthPanel.tsx', react: true },
  ResetPanel: { file: 'accounts/ResetPanel.tsx', react: true },
  AccountPanel: { file: 'accounts/AccountPanel.tsx', react: true },
  liveSaves: { file: 'accounts/live-saves.ts', react: false },
  liveBlog: { file: 'islands/live-blog.ts', react: false },
  liveContact: { file: 'islands/live-contact.ts', react: false },
  liveGallery: { file: 'islands/live-gallery.ts', react: false },
  liveHours: { file: 'islands/live-hours.ts', react: false },
  liveMap: { file: 'islands/live-map.ts', react: false },
  liveShare: { file: 'islands/live-share.ts', react: false },
  liveSchedule: { file: 'islands/live-schedule.ts', react: false },
};

/** One script for each island, so that a page loads only its own. Their styles are in the page already. */
export function islandsPlugin(): Plugin {
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
        const island = islands[name];
        if (!island) this.error(`There is no island called ${name}.`);
        if (!island.react) return `export { ${name} as default } from '/src/${island.file}';`;
        return `import { ${name} } from '/src/${island.file}';\nimport { mount } from '/src/islands/mount.tsx';\nexport default (box, props) => mount(${name}, box, props);`;
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
