import type { PageHandle } from '../../../src/design/document/renderer.ts';
import type { Fonts } from '../fonts/fonts.ts';

/** The order of the cascade layers, first in the styles of every page. */
export const layerOrder = '@layer tokens,base,parts,pages;';

/** The preload links for the faces of the first view. */
export const headMarkup = ({ preload }: Pick<Fonts, 'preload'>, { faces = [] }: PageHandle) =>
  ['words', ...faces]
    .flatMap((face) => preload[face] ?? [])
    .map(
      (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');
