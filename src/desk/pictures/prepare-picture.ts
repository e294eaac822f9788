/*
 * Prepares a photograph for the website: turns it upright, makes it smaller, writes it without its metadata.
 */

import { formatOf, largestFile, leastWidth, tidyName } from '../../check/picture-formats.ts';

/** A picture that somebody chose. */
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
/** Phones take photographs of up to 108 million; larger pictures may be decompression bombs. */
const mostPixels = 110_000_000;
const longestSide = 2400;

/**
 * Prepares a photograph from a phone or a camera: upright, at most 2,400 pixels long, without the place and time at
 * which it was taken. Refusals are words for staff.
 */
export const preparePicture: PreparePicture = async ({ name, bytes, size }, turns) => {
  if (bytes.length === 0) return { refused: refusedPictures.empty };
  if (bytes.length > heaviest)
    return { refused: refusedPictures.heavy(bytes.length / 1_000_000, heaviest / 1_000_000) };
  const { kind, refused } = kindOf(bytes);
  if (kind === undefined) return { refused };
  const unreadable = { refused: kind === 'HEIC' ? refusedPictures.HEIC : refusedPictures.damaged };
  if (size === undefined) return unreadable;
  if (size.width * size.height > mostPixels)
    return { refused: refusedPictures.vast(size.width, size.height) };
  const scale = Math.min(1, longestSide / Math.max(size.width, size.height));
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  if (turns === 1 && height < leastWidth) return { refused: refusedPictures.narrowWhenTurned };
  if (size.width < leastWidth) return { refused: refusedPictures.small(size.width, leastWidth) };
  if (width < leastWidth) return { refused: refusedPictures.narrow };
  // Resized while decoding, because phones lack a canvas for all pixels of their camera. Rejects truncated files.
  const bitmap = await createImageBitmap(new Blob([bytes]), {
    resizeWidth: width,
    resizeHeight: Math.max(1, height),
    resizeQuality: 'high',
  }).catch(() => undefined);
  if (!bitmap) return unreadable;
  const encoded = await encodePicture(bitmap, turns);
  if (encoded.bytes.length > largestFile)
    return {
      refused: refusedPictures.heavy(encoded.bytes.length / 1_000_000, largestFile / 1_000_000),
    };
  const stem = tidyName(name.split(/[\\/]/).at(-1)!);
  const turned = turns === 1 ? { width: height, height: width } : { width, height };
  return { ...turned, name: `${stem}.${encoded.ending}`, bytes: encoded.bytes };
};

/** The signatures of other files that people choose by mistake. */
const others: [kind: 'PDF' | 'video' | 'raw' | 'packed', start: RegExp][] = [
  ['PDF', /^%PDF/],
  ['raw', /^(II\*\0|MM\0\*|II\x55\0|IIRO|FUJIFILM|.{4}ftypcrx)/s],
  ['video', /^(.{4}(ftyp|moov|mdat|wide)|RIFF.{4}AVI |\x1a\x45\xdf\xa3|\0\0\x01[\xb3\xba])/s],
  ['packed', /^PK\x03\x04/],
];

/** Marks of an animation in the first bytes: a chunk, a flag or a brand. */
const isAnimated = (start: string) =>
  /^\x89PNG(?:(?!IDAT)[^])*acTL/.test(start) ||
  (/^RIFF[^]{4}WEBPVP8X/.test(start) && (start.charCodeAt(20) & 2) !== 0) ||
  /^[^]{4}ftypavis/.test(start);

/** Returns the format of a picture, or the reason for refusing it, from its bytes rather than its name. */
export function kindOf(bytes: Uint8Array) {
  const name = formatOf(bytes)?.name;
  if (name === 'GIF' || name === 'SVG') return { refused: refusedPictures[name] };
  const start = String.fromCharCode(...bytes.subarray(0, 4000));
  if (name === undefined) {
    const other = others.find(([, pattern]) => pattern.test(start));
    return { refused: refusedPictures[other ? other[0] : 'unknown'] };
  }
  if (isAnimated(start)) return { refused: refusedPictures.several };
  return { kind: name };
}

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

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Returns the displayed size of a picture without decoding it; undefined if this browser cannot show it. */
export async function sizeOf(file: Blob): Promise<PictureSize | undefined> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    const loaded = new Promise((resolve) => {
      image.onload = image.onerror = resolve;
    });
    image.src = address;
    await loaded;
    const { naturalWidth: width, naturalHeight: height } = image;
    return width > 0 ? { width, height } : undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Reasons for refusing a picture, with advice. Only the worker uses these texts, so the page does not load them. */
export const refusedPictures = {
  empty: 'This photograph arrived empty. Choose it again.',
  heavy: (megabytes: number, most: number) =>
    `This photograph is ${megabytes.toFixed(1)} MB; the limit is ${most} MB. Send it in a smaller size, or choose another one.`,
  vast: (width: number, height: number) =>
    `This photograph has ${width.toLocaleString('en-IN')} × ${height.toLocaleString('en-IN')} pixels, more than any page can use. Save it smaller, 2,400 pixels wide, and choose it again.`,
  small: (width: number, least: number) =>
    `This photograph is ${width} pixels wide; below ${least.toLocaleString('en-IN')} it looks blurred on a computer. Choose it as it came from the camera: a messaging app may have made it smaller.`,
  narrow: 'This photograph is very tall and narrow. Crop it at the top or bottom first.',
  narrowWhenTurned:
    'Rotated, this photograph would be very tall and narrow. Crop it at the sides first.',
  several:
    'This has several pictures in one, or moves. The website shows still photographs only: choose one.',
  damaged:
    'This photograph is damaged, or was cut off on its way. Send it from the phone again, or choose another one.',
  HEIC: 'This is a HEIC photograph, which browsers cannot show. iPhones can send it as JPEG: press Share, then Options, and choose “Most Compatible”. For the next ones: Settings, Camera, Formats, “Most Compatible”.',
  GIF: 'This is a GIF, which moves or has few colours. Choose a photograph, or save it as JPEG.',
  SVG: 'This is a drawing (SVG), which can hide a program, so it is never accepted. Save it as PNG in the program it was drawn with.',
  PDF: 'This is a PDF, a page for printing. Choose a photograph, or save the picture in it as JPEG.',
  video: 'This is a video, and the website shows photographs. Choose a photograph.',
  raw: 'This photograph is as the camera stores it (RAW or TIFF). Save it as JPEG in the program for your photographs.',
  packed: 'This is a ZIP archive. Unpack it, and choose one photograph.',
  unknown:
    'This is not a photograph, whatever its name says. Choose one that is saved as JPEG or PNG.',
} as const;
