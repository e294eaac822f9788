/** Tried in turn, until the file is small enough. */
const qualities = [0.86, 0.76, 0.64, 0.5];
/** In bytes: small enough for slow connections and for a repository. */
const lightEnough = 1_000_000;

/**
 * Encodes a picture, turned clockwise by `turns` × 90°, without any metadata: an opaque one as JPEG, any other as PNG,
 * or as WebP where PNG is too heavy and the browser can write it. Closes the bitmap.
 */
export async function encodePicture(bitmap: ImageBitmap, turns: 0 | 1) {
  const { width, height } = bitmap;
  const canvas =
    turns === 1 ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  if (turns === 1) context.setTransform(0, 1, -1, 0, height, 0);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const attempts = isOpaque(context.getImageData(0, 0, canvas.width, canvas.height))
    ? qualities.map((quality) => ({ type: 'image/jpeg', quality }))
    : [{ type: 'image/png' }, { type: 'image/webp', quality: qualities[0]! }];
  let made = await canvas.convertToBlob(attempts[0]);
  for (const attempt of attempts.slice(1)) {
    if (made.size <= lightEnough) break;
    made = await canvas.convertToBlob(attempt);
  }
  return {
    bytes: new Uint8Array(await made.arrayBuffer()),
    ending: made.type.slice('image/'.length).replace('jpeg', 'jpg'),
  };
}

function isOpaque({ data }: ImageData): boolean {
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}
