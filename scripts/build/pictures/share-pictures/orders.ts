import { createHash } from 'node:crypto';
import type { SharePicture } from '../../../../src/design/document/renderer.ts';

/** The name, descriptor and logo of the site, which are on every preview image for a shared link. */
export interface ShareBrand {
  name: string;
  descriptor: string;
  /** Path data in a box of 64 × 64. */
  logo: string;
}

/** A preview image to draw. */
export interface PictureOrder {
  /** "/share/0123456789ab.jpg": a hash of the content, so that it changes with the text or the photograph. */
  address: string;
  words: string;
  brand: ShareBrand;
  /** URL of the photograph without width and extension. */
  base: string;
  focus: string;
}

/** Increment when the drawing changes, which invalidates the cache. */
const cacheVersion = 2;

/** The order for the preview image of a page. Equal content has one address, so it is drawn once. */
export function orderOf(
  { words, photograph, focus }: SharePicture,
  brand: ShareBrand,
): PictureOrder {
  const order = { words, brand, base: photograph.base, focus };
  const hash = createHash('sha256')
    .update(JSON.stringify([cacheVersion, order]))
    .digest('hex');
  return { address: `/share/${hash.slice(0, 12)}.jpg`, ...order };
}
