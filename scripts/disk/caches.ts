import { join } from 'node:path';

/** Where work that need not be done again is kept; deleting it is always safe. */
export const caches = (root: string) => {
  const folder = join(root, 'node_modules/.cache/iron-banyan');
  return {
    decodedImages: join(folder, 'decoded-images.json'),
    placeholderColours: join(folder, 'placeholder-colours.json'),
    sharePictures: join(folder, 'share-pictures'),
    photographs: join(folder, 'photographs'),
    bundles: join(folder, 'bundles'),
    fonts: join(folder, 'fonts'),
    styles: join(folder, 'styles'),
    validPages: join(folder, 'valid-pages'),
  };
};
