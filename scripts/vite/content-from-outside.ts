import type { Plugin } from 'vite';

/** Reads the content modules from the variable `renderedContent`, so that the bundle renders any content. */
export const contentFromOutside = (): Plugin => ({
  name: 'content-from-outside',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\..*\/content\/\w+$/ },
    handler: (id, importer) =>
      importer?.includes('/src/content/') ? null : `\0content/${id.split('/').at(-1)}`,
  },
  load: {
    filter: { id: /^\0content\// },
    handler: (id) =>
      `export default renderedContent.modules[${JSON.stringify(id.slice('\0content/'.length))}];`,
  },
});
