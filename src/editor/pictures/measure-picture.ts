import type { PictureSize } from './size-of-picture.ts';

/** Measures a picture as it is seen; undefined where it cannot be shown. */
export type MeasurePicture = (bytes: Uint8Array<ArrayBuffer>) => Promise<PictureSize | undefined>;

/** Measures a picture by decoding it, in a worker, which has no images. */
export const measurePicture: MeasurePicture = async (bytes) => {
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};
