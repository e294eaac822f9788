import type { Plugin } from 'vite';

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
