import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { wholeFile, type Problem } from '../problem.ts';
import type { ImageCache } from './image-cache.ts';
import { formatOf, largestFile, leastWidth, mostPixels, tidyName } from './picture-formats.ts';

const shownWidth = '1,366';
/** Decoding more than this takes seconds; such a picture is looked at by its structure alone. */
const mostDecoded = 24_000_000;

type Trouble = Pick<Problem, 'severity' | 'message' | 'mend'>;
const error = (message: string, mend: string): Trouble => ({ severity: 'error', message, mend });
const again = 'Export it from the camera or the picture program once more and copy that file here.';

/** Formats that are known and not read: why, and what to do. */
const refusals: Record<string, [message: string, mend: string]> = {
  HEIC: [
    'This is a HEIC picture, as iPhones make them, and browsers cannot show it.',
    'On the phone choose Settings, Camera, Formats, Most Compatible; or open it on the computer and save it as JPEG (.jpg).',
  ],
  GIF: [
    'This is a GIF picture, which is not used here.',
    'Open it and save it as JPEG (.jpg) or PNG (.png).',
  ],
  SVG: [
    'This is an SVG drawing, which may contain a script and is not used here.',
    'Open it in a picture program and save it as PNG (.png).',
  ],
};

/** Every picture of the folder: of a kind that browsers show, whole, not too large, safe. */
export async function checkImages(
  folder: string,
  images: string,
  pictures: ReadonlyMap<string, number>,
  cache: ImageCache,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const undecoded: { name: string; bytes: Buffer; hash: string }[] = [];
  for (const [name, size] of pictures) {
    const report = (trouble: Trouble) =>
      problems.push({ ...wholeFile, file: `${images}/${name}`, ...trouble });
    if (size > largestFile) {
      report(
        error(
          `The picture has ${(size / 1_000_000).toFixed(1)} MB; at most 8 MB are read.`,
          'Save it smaller: 2400 pixels wide are plenty.',
        ),
      );
      continue;
    }
    if (size === 0) {
      report(error('The picture is empty (0 bytes).', 'Copy it here again.'));
      continue;
    }
    const bytes = readFileSync(join(folder, images, name));
    const hash = createHash('sha1').update(bytes).digest('hex');
    for (const trouble of examine(name, bytes)) report(trouble);
    if (
      !cache.isDecoded(hash) &&
      !problems.some(({ file, severity }) => severity === 'error' && file === `${images}/${name}`)
    )
      undecoded.push({ name, bytes, hash });
  }
  await Promise.all(
    undecoded.map(async ({ name, bytes, hash }) => {
      if (await decodes(bytes)) cache.markDecoded(hash);
      else
        problems.push({
          ...wholeFile,
          file: `${images}/${name}`,
          ...error('The picture is damaged and cannot be shown.', again),
        });
    }),
  );
  cache.save();
  return problems;
}

/** What the bytes of one picture tell without decoding it. */
function* examine(name: string, bytes: Buffer): Generator<Trouble, void, void> {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name)) {
    yield error(
      'The name of the picture holds blanks or special letters.',
      `Rename it to ${tidyName(name)}.${ending || 'jpg'}`,
    );
  }
  const format = formatOf(bytes);
  if (!format) return yield error('This file is no picture, whatever its name says.', again);
  const refused = refusals[format.name];
  if (refused) return yield error(...refused);
  if (!format.endings.includes(ending)) {
    yield {
      severity: 'note',
      message: `The picture is a ${format.name}, although its name ends with .${ending}.`,
      mend: `Rename it to ${name.replace(/\.[^.]+$/, '')}.${format.endings[0]}, and wherever it is named.`,
    };
  }
  if (endsEarly(format.name, bytes))
    return yield error(
      'The picture is damaged: it ends too early.',
      `Copy it here again, whole. ${again}`,
    );
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    const seenWidth = orientation >= 5 ? height : width;
    if (seenWidth < leastWidth)
      yield {
        severity: 'note',
        message: `The picture is ${seenWidth} pixels wide, and pages show pictures up to ${shownWidth} wide: it will look blurred.`,
        mend: 'Use it as it came from the camera, or another one: 1920 pixels wide is best.',
      };
    if (width > mostPixels || height > mostPixels)
      yield error(
        `The picture has ${width} x ${height} pixels; at most ${mostPixels} on a side are read.`,
        'Save it smaller: 2400 pixels wide are plenty.',
      );
  } catch {
    yield error('The picture is damaged: its size cannot be read.', again);
  }
}

/** Each format marks its end; a file without that mark was cut off. */
function endsEarly(format: string, bytes: Buffer): boolean {
  if (format === 'JPEG')
    return (
      bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.lastIndexOf(Buffer.from([0xff, 0xda])) ||
      bytes.lastIndexOf(Buffer.from([0xff, 0xda])) < 0
    );
  if (format === 'PNG') return bytes.lastIndexOf('IEND') < 0;
  if (format === 'WebP') return bytes.readUInt32LE(4) + 8 > bytes.length;
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(offset);
    if (size === 0) return false;
    if (size < 8) return size !== 1;
    offset += size;
  }
  return offset > bytes.length;
}

/** Decodes every pixel once. sharp is loaded only for pictures that were never decoded before. */
async function decodes(bytes: Buffer): Promise<boolean> {
  const { width, height } = imageSize(bytes);
  if (width * height > mostDecoded) return true;
  const { default: sharp } = await import('sharp');
  try {
    await sharp(bytes, { failOn: 'warning', limitInputPixels: mostPixels * mostPixels }).stats();
    return true;
  } catch {
    return false;
  }
}
