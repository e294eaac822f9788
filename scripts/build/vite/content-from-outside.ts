import type { Plugin } from 'vite';

/**
 * Makes the content modules read the variable `renderedContent`, so that the preview of the desk can render the same
 * bundle of templates again with the content of a draft.
 */
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
