import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Decoding more pixels takes seconds; of such a picture only the head is read. */
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
  /** Never a name that another picture has, which would be overwritten. */
  const freeName = (bare: string, ending: string) => {
    let name = `${bare}.${ending}`;
    for (let count = 2; pictures.has(name); count++) name = `${bare}-${count}.${ending}`;
    return name;
  };
  const checks = [...pictures].map(async ([name, size]) => {
    for await (const found of checkImage(join(folder, images, name), name, size, cache, freeName))
      problems.push({ file: `${images}/${name}`, ...found });
  });
  await Promise.all(checks);
  cache.save();
  return problems;
}

/** Checks one picture; `size` in bytes. */
async function* checkImage(
  file: string,
  name: string,
  size: number,
  cache: ImageCache,
  freeName: (bare: string, ending: string) => string,
): AsyncGenerator<Finding, void, void> {
  if (size > largestFile) return yield wrong({ code: 'picture-too-heavy', data: { bytes: size } });
  if (size === 0) return yield wrong({ code: 'picture-empty' });
  const bytes = readFileSync(file);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const isNamedWell = /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name);
  if (!isNamedWell)
    yield wrong({
      code: 'picture-with-odd-name',
      data: { meant: freeName(tidyName(name), ending || 'jpg') },
    });
  const format = formatOf(bytes);
  if (!format) return yield wrong({ code: 'not-a-picture' });
  const refused = refusals[format.name];
  if (refused) return yield wrong(refused);
  if (!format.endings.includes(ending)) {
    const meant = freeName(name.replace(/\.[^.]+$/, ''), format.endings[0]!);
    yield odd({ code: 'picture-of-another-kind', data: { kind: format.name, ending, meant } });
  }
  const hash = createHash('sha1').update(bytes).digest('hex');
  const seen = cache.sizeOf(hash) ?? (await decodedSize(bytes));
  if (!seen) return yield wrong({ code: 'picture-damaged' });
  cache.keep(hash, seen);
  const [width, height] = seen;
  if (width < leastWidth) yield odd({ code: 'picture-too-small', data: { width } });
  if (width > mostPixels || height > mostPixels)
    yield wrong({ code: 'picture-too-large', data: { width, height, most: mostPixels } });
}

/** The size in which a picture is seen; undefined where it cannot be decoded. */
async function decodedSize(bytes: Buffer): Promise<readonly [number, number] | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: false });
    const { autoOrient } = await picture.metadata();
    // Reads every byte, but computes few pixels: it takes a quarter of the time, and finds the same damage.
    if (autoOrient.width * autoOrient.height <= mostDecoded)
      await picture.resize(160).raw().toBuffer();
    return [autoOrient.width, autoOrient.height];
  } catch {
    return undefined;
  }
}
