import { createHash } from 'node:crypto';
import type { SharePicture } from '../../../src/rendering/renderer.ts';

export interface ShareBrand {
  name: string;
  descriptor: string;
}

/** One picture to be drawn, as the pages name it. */
export interface PictureOrder {
  /** "/share/0123456789ab.jpg": a hash of what is drawn, so that it changes with the words or the photograph. */
  address: string;
  words: string;
  brand: ShareBrand;
  /** Address of the photograph without width and ending. */
  base: string;
  focus: string;
}

/** To be raised when the drawing changes, so that no older picture is taken from the cache. */
const drawingNumber = 1;

export function orderOf(
  { words, photograph, focus }: SharePicture,
  brand: ShareBrand,
): PictureOrder {
  const order = { words, brand, base: photograph.base, focus };
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingNumber, order]))
    .digest('hex');
  return { address: `/share/${hash.slice(0, 12)}.jpg`, ...order };
}
