import { largestFile, leastWidth, tidyName } from '../../check/picture-formats.ts';
import { refusedPictures as refusals } from '../words/refused-pictures.ts';
import { encodePicture } from './encode-picture.ts';
import { kindOf } from './kind-of-picture.ts';
import type { PictureSize } from './size-of-picture.ts';

/** A chosen picture. */
export interface GivenPicture {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The displayed size; undefined if this browser cannot show it. */
  size: PictureSize | undefined;
}

/** A processed picture, or the reason for refusing it in words. */
export type PreparedPicture =
  | { name: string; bytes: Uint8Array<ArrayBuffer>; width: number; height: number }
  | { refused: string };

/** Processes a picture for the site, rotated clockwise by `turns` × 90°. */
export type PreparePicture = (given: GivenPicture, turns: 0 | 1) => Promise<PreparedPicture>;

/** In bytes. */
const heaviest = 40_000_000;
/** Photographs of phones with 108 million fit; larger pictures may be decompression bombs. */
const mostPixels = 110_000_000;
const longestSide = 2400;
const longestName = 60;

/**
 * Makes a photograph from a phone or a camera ready on this device: upright, at most 2,400 pixels long, without the
 * place and time at which it was taken. Refusals are words for staff.
 */
export const preparePicture: PreparePicture = async ({ name, bytes, size }, turns) => {
  if (bytes.length === 0) return { refused: refusals.empty };
  if (bytes.length > heaviest)
    return { refused: refusals.heavy(bytes.length / 1_000_000, heaviest / 1_000_000) };
  const { kind, refused } = kindOf(bytes);
  if (kind === undefined) return { refused };
  const unreadable = { refused: kind === 'HEIC' ? refusals.HEIC : refusals.damaged };
  if (size === undefined) return unreadable;
  if (size.width * size.height > mostPixels)
    return { refused: refusals.vast(size.width, size.height) };
  const scale = Math.min(1, longestSide / Math.max(size.width, size.height));
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  if (turns === 1 && height < leastWidth) return { refused: refusals.narrowWhenTurned };
  if (size.width < leastWidth) return { refused: refusals.small(size.width, leastWidth) };
  if (width < leastWidth) return { refused: refusals.narrow };
  // Resized while decoding, because phones lack a canvas for all pixels of their camera. Rejects truncated files.
  const bitmap = await createImageBitmap(new Blob([bytes]), {
    resizeWidth: width,
    resizeHeight: Math.max(1, height),
    resizeQuality: 'high',
  }).catch(() => undefined);
  if (!bitmap) return unreadable;
  const encoded = await encodePicture(bitmap, turns);
  if (encoded.bytes.length > largestFile)
    return { refused: refusals.heavy(encoded.bytes.length / 1_000_000, largestFile / 1_000_000) };
  const stem = tidyName(name.split(/[\\/]/).at(-1)!).slice(0, longestName).replace(/-$/, '');
  const turned = turns === 1 ? { width: height, height: width } : { width, height };
  return { ...turned, name: `${stem}.${encoded.ending}`, bytes: encoded.bytes };
};
