import type { PictureSize } from './size-of-picture.ts';

/** Measures a picture in pixels as it is displayed, after any rotation; undefined if it cannot be decoded. */
export type MeasurePicture = (bytes: Uint8Array<ArrayBuffer>) => Promise<PictureSize | undefined>;

/** Decodes a picture to measure it. Unlike `sizeOf`, this works in a worker, which has no `Image`. */
export const measurePicture: MeasurePicture = async (bytes) => {
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};
