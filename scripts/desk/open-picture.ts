import type { default as OpensPictures, OutputInfo, Sharp } from 'sharp';
import { leastWidth } from '../checker/picture-formats.ts';
import { refusedPictures as refusals } from '../../src/editor/words/refused-pictures.ts';

/** Phones make up to 108 million; a picture of more is no photograph, or a decompression bomb. */
const mostPixels = 110_000_000;
const longestSide = 2400;
/** Tried in turn, until a photograph is light enough. */
const qualities = [86, 76, 64, 50] as const;
const quality = 86;
/** In bytes: a slow line can send it, and a repository keep it. */
const lightEnough = 1_000_000;
const timeLimit = { seconds: 20 };

const encoded = (picture: Sharp) => picture.toBuffer({ resolveWithObject: true });

/** The encoder of each format; none writes metadata (place, time, camera). */
export const encoders = {
  JPEG: (picture: Sharp) => lightJpeg(picture, qualities),
  PNG: (picture: Sharp) => encoded(picture.png()),
  WebP: (picture: Sharp) => encoded(picture.webp({ quality })),
  AVIF: (picture: Sharp) => encoded(picture.avif({ quality: 70, effort: 2 })),
};

async function lightJpeg(
  picture: Sharp,
  [best, ...lower]: readonly [number, ...number[]],
): Promise<{ data: Buffer; info: OutputInfo }> {
  const made = await encoded(picture.clone().jpeg({ quality: best, mozjpeg: true }));
  const [next, ...others] = lower;
  return next === undefined || made.data.length <= lightEnough
    ? made
    : lightJpeg(picture, [next, ...others]);
}

/** Imports sharp with the first picture, so that the desk opens without waiting for it. */
export const loadSharp = async () => (await import('sharp')).default;

export interface OpenPicture {
  /** Upright, resized, in sRGB; not decoded yet. */
  picture: Sharp;
  hasAlpha: boolean;
}

/** Opens a picture, rotated clockwise by `turns` × 90°; throws for a damaged one. */
export async function openPicture(
  sharp: typeof OpensPictures,
  bytes: Buffer,
  turns: 0 | 1,
): Promise<OpenPicture | { refused: string }> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = metadata;
  if (width * height > mostPixels) return { refused: refusals.vast(width, height) };
  if ((metadata.pages ?? 1) > 1) return { refused: refusals.several };
  const upright = metadata.autoOrient;
  const seen = turns === 1 ? { width: upright.height, height: upright.width } : upright;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const size = { width: Math.round(seen.width * scale), height: Math.round(seen.height * scale) };
  if (size.width < leastWidth) {
    if (turns === 1) return { refused: refusals.narrowWhenTurned };
    if (seen.width < leastWidth) return { refused: refusals.small(seen.width, leastWidth) };
    return { refused: refusals.narrow };
  }
  const picture = sharp(bytes, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    autoOrient: true,
  })
    .rotate(90 * turns)
    .resize({ ...size, height: Math.max(1, size.height), fit: 'fill' })
    .toColourspace('srgb')
    .timeout(timeLimit);
  return { picture, hasAlpha: metadata.hasAlpha };
}

/** The refusal of a picture that could not be decoded. */
export const refusalOf = (error: unknown) => ({
  refused: String(error).includes('timeout') ? refusals.slow : refusals.damaged,
});
