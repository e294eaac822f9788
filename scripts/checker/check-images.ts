import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { finding, wholeFile, type Finding, type Problem } from '../../src/checker/problem.ts';
import type { FileFault } from '../../src/checker/wording/checker-wordings.ts';
import type { ImageCache } from './image-cache.ts';
import {
  formatOf,
  largestFile,
  leastWidth,
  mostPixels,
  tidyName,
} from '../../src/checker/picture-formats.ts';

/** Decoding more pixels takes seconds; such a picture is checked by its structure only. */
const mostDecoded = 24_000_000;

const wrong = (fault: FileFault) => finding(fault, wholeFile);
const odd = (fault: FileFault) => finding(fault, wholeFile, { severity: 'note' });

/** Formats that are recognised but refused. */
const refusals: Readonly<Record<string, FileFault>> = {
  HEIC: { code: 'picture-in-heic' },
  GIF: { code: 'picture-in-gif' },
  SVG: { code: 'picture-in-svg' },
};

/**
 * Checks every picture of the folder: whether browsers can show it, its size, and whether it is complete and safe.
 * `pictures` are their sizes in bytes by name.
 */
export async function checkImages(
  folder: string,
  images: string,
  pictures: ReadonlyMap<string, number>,
  cache: ImageCache,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const undecoded: { name: string; bytes: Buffer; hash: string }[] = [];
  for (const [name, size] of pictures) {
    const report = (found: Finding) => problems.push({ file: `${images}/${name}`, ...found });
    if (size > largestFile) {
      report(wrong({ code: 'picture-too-heavy', data: { bytes: size } }));
      continue;
    }
    if (size === 0) {
      report(wrong({ code: 'picture-empty' }));
      continue;
    }
    const bytes = readFileSync(join(folder, images, name));
    const hash = createHash('sha1').update(bytes).digest('hex');
    for (const found of examine(name, bytes)) report(found);
    if (
      !cache.isDecoded(hash) &&
      !problems.some(({ file, severity }) => severity === 'error' && file === `${images}/${name}`)
    )
      undecoded.push({ name, bytes, hash });
  }
  await Promise.all(
    undecoded.map(async ({ name, bytes, hash }) => {
      if (await canBeDecoded(bytes)) cache.markDecoded(hash);
      else problems.push({ file: `${images}/${name}`, ...wrong({ code: 'picture-damaged' }) });
    }),
  );
  cache.save();
  return problems;
}

/** Checks the bytes of one picture without decoding it. */
function* examine(name: string, bytes: Buffer): Generator<Finding, void, void> {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name))
    yield wrong({
      code: 'picture-with-odd-name',
      data: { meant: `${tidyName(name)}.${ending || 'jpg'}` },
    });
  const format = formatOf(bytes);
  if (!format) return yield wrong({ code: 'not-a-picture' });
  const refused = refusals[format.name];
  if (refused) return yield wrong(refused);
  if (!format.endings.includes(ending)) {
    const meant = `${name.replace(/\.[^.]+$/, '')}.${format.endings[0]}`;
    yield odd({ code: 'picture-of-another-kind', data: { kind: format.name, ending, meant } });
  }
  if (endsEarly(format.name, bytes)) return yield wrong({ code: 'picture-ends-early' });
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    const seenWidth = orientation >= 5 ? height : width;
    if (seenWidth < leastWidth)
      yield odd({ code: 'picture-too-small', data: { width: seenWidth } });
    if (width > mostPixels || height > mostPixels)
      yield wrong({ code: 'picture-too-large', data: { width, height, most: mostPixels } });
  } catch {
    yield wrong({ code: 'picture-without-size' });
  }
}

/** Whether a file was cut off: JPEG and PNG end with a marker, WebP and AVIF state their lengths. */
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

/** Whether a picture can be decoded; one of more than `mostDecoded` pixels is accepted untried, without sharp. */
async function canBeDecoded(bytes: Buffer): Promise<boolean> {
  const { width, height } = imageSize(bytes);
  if (width * height > mostDecoded) return true;
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: mostPixels * mostPixels });
    // Reads every byte, but computes few pixels: it takes a quarter of the time, and finds the same damage.
    await picture.resize(160).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
