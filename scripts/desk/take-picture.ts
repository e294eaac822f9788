import type { default as OpensPictures, Sharp } from 'sharp';
import { largestFile, tidyName } from '../checker/picture-formats.ts';
import { encoders, loadSharp, openPicture, refusalOf } from './open-picture.ts';
import { refusedPictures as refusals } from '../../src/editor/words/refused-pictures.ts';
import { kindOf } from './picture-refusals.ts';

/** In bytes. */
const heaviest = 40_000_000;
const longestName = 60;

/** A photograph ready for the site. */
export interface TakenPicture {
  /** "main-hall.jpg" */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Converts a photograph from a phone or a camera for the site: upright, at most 2,400 pixels long, without the place
 * and time at which it was taken. Refusals are words for staff.
 */
export async function takePicture(
  name: string,
  bytes: Uint8Array,
): Promise<TakenPicture | { refused: string }> {
  if (bytes.length === 0) return { refused: refusals.empty };
  if (bytes.length > heaviest)
    return { refused: refusals.heavy(bytes.length / 1_000_000, heaviest / 1_000_000) };
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(given);
  if (kind.refused !== undefined) return kind;
  const sharp = await loadSharp();
  try {
    const opened = await openPicture(sharp, given, 0);
    if ('refused' in opened) return opened;
    const { data, info, ending } = await (opened.hasAlpha
      ? writeTransparent(sharp, opened.picture)
      : writePhotograph(opened.picture));
    if (data.length > largestFile)
      return { refused: refusals.heavy(data.length / 1_000_000, largestFile / 1_000_000) };
    const stem = tidyName(name.split(/[\\/]/).at(-1)!).slice(0, longestName).replace(/-$/, '');
    return {
      name: `${stem}.${ending}`,
      bytes: new Uint8Array(data),
      width: info.width,
      height: info.height,
    };
  } catch (error) {
    return refusalOf(error);
  }
}

const writePhotograph = async (picture: Sharp) => ({
  ...(await encoders.JPEG(picture)),
  ending: 'jpg',
});

/** Encodes an opaque picture as a photograph, any other as PNG, or as WebP where PNG would be too large. */
async function writeTransparent(sharp: typeof OpensPictures, picture: Sharp) {
  const png = await encoders.PNG(picture);
  if ((await sharp(png.data).stats()).isOpaque)
    return writePhotograph(sharp(png.data).removeAlpha());
  if (png.data.length <= largestFile) return { ...png, ending: 'png' };
  const webp = await encoders.WebP(sharp(png.data));
  return { ...webp, ending: 'webp' };
}
