import { join } from 'node:path';

/** Paths of the caches, which are always safe to delete. */
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
