/** The order of the cascade's layers, first in the styles of every page. */
export const layerOrder = '@layer tokens,base,parts,pages;';

/** What every head holds besides its styles: the fonts of the first words. */
export const headMarkup = ({ preload }: { preload: readonly string[] }) =>
  preload
    .map(
      (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');
