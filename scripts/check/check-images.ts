import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameOfOriginal } from '../../src/check/file-names/name-slips.ts';
import {
  formatOf,
  largestFile,
  leastWidth,
  mostPixels,
  tidyName,
} from '../../src/check/picture-formats.ts';
import { type FileProblem, type Problem, problemAt, wholeFile } from '../../src/content/problem.ts';
import { sha256 } from '../sha256.ts';

/** The most pixels that are decoded, because more take seconds; of a larger picture only the head is read. */
const mostDecoded = 24_000_000;

const wrong = (message: string, remedy: string) => problemAt(wholeFile, message, remedy);
const odd = (message: string, remedy: string) =>
  problemAt(wholeFile, message, remedy, { severity: 'note' });

const exportAgain =
  'Export it from the camera or the picture program once more and copy that file here.';
const saveSmaller = 'Save it smaller: 2400 pixels wide are plenty.';

/** The sentences about formats that are recognised but refused. */
const refusals: Readonly<Record<string, readonly [message: string, remedy: string]>> = {
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

/**
 * Checks every picture in the folder `imagesFolder` of the content folder: whether browsers can show it, its size, and
 * whether it is complete and safe. `pictures` has their sizes in bytes by name.
 */
export async function checkImages(
  contentFolder: string,
  imagesFolder: string,
  pictures: ReadonlyMap<string, number>,
  cache: ImageCache,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  /** Returns a name that no picture has, so that a renamed picture overwrites no other. */
  const freeName = (bare: string, ending: string) => {
    let name = `${bare}.${ending}`;
    for (let count = 2; pictures.has(name); count++) name = `${bare}-${count}.${ending}`;
    return name;
  };
  const checks = [...pictures].map(async ([name, size]) => {
    const original = nameOfOriginal(name);
    if (original !== name && pictures.has(original)) {
      const copy = wrong(
        `This looks like a copy of ${original}.`,
        `Keep the right one of the two as ${original}, and delete the other.`,
      );
      problems.push({ file: `${imagesFolder}/${name}`, ...copy });
      return;
    }
    for await (const found of checkImage(
      join(contentFolder, imagesFolder, name),
      name,
      size,
      cache,
      freeName,
    ))
      problems.push({ file: `${imagesFolder}/${name}`, ...found });
  });
  await Promise.all(checks);
  cache.save();
  return problems;
}

/** Checks one picture; `size` is in bytes. */
async function* checkImage(
  file: string,
  name: string,
  size: number,
  cache: ImageCache,
  freeName: (bare: string, ending: string) => string,
): AsyncGenerator<FileProblem, void, void> {
  if (size > largestFile)
    return yield wrong(
      `The picture is ${(size / 1_000_000).toFixed(1)} MB; it can be at most 8 MB.`,
      saveSmaller,
    );
  if (size === 0) return yield wrong('The picture is empty (0 bytes).', 'Copy it here again.');
  const bytes = readFileSync(file);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name))
    yield wrong(
      'The name of the picture contains spaces or special characters.',
      `Rename it to ${freeName(tidyName(name), ending || 'jpg')}`,
    );
  const format = formatOf(bytes);
  if (!format)
    return yield wrong('This file is not a picture, whatever its name says.', exportAgain);
  const refused = refusals[format.name];
  if (refused) return yield wrong(...refused);
  if (!format.endings.includes(ending)) {
    const meant = freeName(name.replace(/\.[^.]+$/, ''), format.endings[0]!);
    yield odd(
      `The picture is a ${format.name}, although its name ends with .${ending}.`,
      `Rename it to ${meant}, also wherever the name is used.`,
    );
  }
  const hash = sha256(bytes);
  const seen = cache.sizeOf(hash) ?? (await decodedSize(bytes));
  if (!seen)
    return yield wrong(
      'The picture is damaged, or was not copied whole, and cannot be shown.',
      exportAgain,
    );
  cache.keep(hash, seen);
  const [width, height] = seen;
  if (width < leastWidth)
    yield odd(
      `The picture is ${width} pixels wide, and pages show pictures up to 1,366 wide: it will look blurred.`,
      'Use it as it came from the camera, or another one: 1920 pixels wide is best.',
    );
  if (width > mostPixels || height > mostPixels)
    yield wrong(
      `The picture has ${width} x ${height} pixels; at most ${mostPixels} on each side are allowed.`,
      saveSmaller,
    );
}

/** Returns the size of a picture with its orientation flag applied; undefined if the picture cannot be decoded. */
async function decodedSize(bytes: Buffer): Promise<readonly [number, number] | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: false });
    const { autoOrient } = await picture.metadata();
    // This reads every byte but computes few pixels, which takes a quarter of the time and finds the same damage.
    if (autoOrient.width * autoOrient.height <= mostDecoded)
      await picture.resize(160).raw().toBuffer();
    return [autoOrient.width, autoOrient.height];
  } catch {
    return undefined;
  }
}

type Size = readonly [width: number, height: number];

/** Caches the sizes of pictures that were decoded without a fault, by the SHA-1 of their content. */
export class ImageCache {
  private readonly file: string | undefined;
  private readonly sizes: Map<string, Size>;
  private changed = false;

  /** Opens the cache in a file; without a file, nothing is cached. */
  constructor(file?: string) {
    this.file = file;
    this.sizes = new Map(file === undefined ? [] : readSizes(file));
  }

  sizeOf = (hash: string): Size | undefined => this.sizes.get(hash);

  keep(hash: string, size: Size) {
    this.sizes.set(hash, size);
    this.changed = true;
  }

  save() {
    if (!this.changed || this.file === undefined) return;
    mkdirSync(dirname(this.file), { recursive: true });
    const sorted = [...this.sizes].sort(([one], [other]) => one.localeCompare(other));
    writeFileSync(this.file, JSON.stringify(Object.fromEntries(sorted)));
  }
}

function readSizes(file: string): [string, Size][] {
  try {
    const sizes = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Size>>;
    return Object.entries(sizes).filter(([, size]) => Array.isArray(size));
  } catch {
    // Without a whole cache every picture is decoded again, which only takes longer.
    return [];
  }
}
