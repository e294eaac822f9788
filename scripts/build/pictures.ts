import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import { isIgnored } from '../../src/check/file-names/name-slips.ts';
import {
  pathIn,
  type Photograph,
  placeholderColours,
  plainWidths,
} from '../../src/content/photographs.ts';
import { caches, contentFolder, writeFileWhole } from '../disk.ts';
import { drawPicture, type PreviewImage } from './share-pictures.ts';
import { sha256 } from '../sha256.ts';

/**
 * The widths of photographs in pixels; the second fits the phone that Lighthouse emulates, 412 px wide at 1.75 device
 * pixels.
 */
const widths = [480, 736, 1200, 1920];

/** A photograph that is wider than one of the widths by less than this factor has its own width instead. */
const minStep = 1.1;

/** Reads the photographs of a folder: their sizes, placeholder colours and future paths. */
export async function readPhotographs(
  folder: string,
  colourCache: string,
  names: readonly string[] = readdirSync(folder).filter((name) => !isIgnored(name)),
): Promise<Record<string, Photograph>> {
  const read = await Promise.all([...names].sort().map((name) => readPhotograph(folder, name)));
  const colours = await placeholderColoursOf(read, colourCache);
  return Object.fromEntries(
    read.map(({ name, hash, size }, index): [string, Photograph] => {
      const base = `/photographs/${basename(name, extname(name))}-${hash}`;
      return [name, { ...size, base, colour: colours[index]! }];
    }),
  );
}

async function readPhotograph(folder: string, name: string) {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  const hash = sha256(bytes).slice(0, 6);
  const seen = await pictureSize(bytes);
  const fitting = widths.filter((one) => one * minStep < seen.width);
  const size = { ...seen, widths: [...fitting, Math.min(seen.width, widths.at(-1)!)] };
  return { name, file, hash, size };
}

/** One file of a photograph in a certain width and format. */
export interface Rendition {
  /** A path such as `/photographs/heavy-bags-1a2b3c-736.avif`. */
  path: string;
  /** The name of the original file. */
  source: string;
  width: number;
  format: 'avif' | 'jpg';
}

/** Yields all renditions of photographs, which are given by file name. */
export function* renditionsOf(photographs: Record<string, Photograph>): Generator<Rendition> {
  for (const [source, photograph] of Object.entries(photographs)) {
    const { usual, largest } = plainWidths(photograph);
    for (const width of photograph.widths) {
      const plain = width === usual || width === largest;
      for (const format of plain ? (['avif', 'jpg'] as const) : (['avif'] as const))
        yield { path: pathIn(photograph.base, width, format), source, width, format };
    }
  }
}

/** Increment this whenever the encoding changes; otherwise old files are taken from the cache. */
const cacheVersion = 4;

/** Makes a rendition, unless it is cached, and returns its file in the cache. */
export async function makeRendition(
  folder: string,
  cache: string,
  rendition: Rendition,
): Promise<string> {
  const { path, source, width, format } = rendition;
  const cached = join(cache, `${cacheVersion}-${path.replaceAll('/', '-').slice(1)}`);
  if (existsSync(cached)) return cached;
  const { default: sharp } = await import('sharp');
  // The bytes of an AVIF file depend on the number of threads, which would be that of the processors on some systems.
  sharp.concurrency(1);
  // The orientation flag is applied, and all other metadata, such as the location, is dropped.
  const picture = sharp(join(folder, source)).rotate().resize({ width });
  const encoded =
    format === 'avif'
      ? picture.avif({ quality: 46, effort: 3, chromaSubsampling: '4:2:0' })
      : picture.jpeg({ quality: 76, mozjpeg: true });
  writeFileWhole(cached, await encoded.toBuffer());
  return cached;
}

/** Copies every photograph in all sizes and formats, and the preview images for shared links, into the site. */
export async function copyPictures(
  root: string,
  site: string,
  photographs: Record<string, Photograph>,
  images: readonly PreviewImage[],
) {
  const folder = join(contentFolder(root), 'images');
  const cache = caches(root);
  await copyInParallel(site, [...renditionsOf(photographs)], (rendition) =>
    makeRendition(folder, cache.photographs, rendition),
  );
  const files = new Map(
    Object.entries(photographs).map(([name, { base }]) => [base, join(folder, name)]),
  );
  await copyInParallel(site, images, (image) =>
    drawPicture(image, files.get(image.base)!, cache.sharePictures),
  );
}

/** Makes and copies as many files at a time as there are processors. */
async function copyInParallel<Image extends { path: string }>(
  site: string,
  images: readonly Image[],
  make: (image: Image) => Promise<string>,
) {
  const waiting = [...images];
  const work = async () => {
    for (let image = waiting.pop(); image; image = waiting.pop()) {
      cpSync(await make(image), join(site, image.path));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

type Colour = [red: number, green: number, blue: number];

const palette = placeholderColours.map((hex) => [...Buffer.from(hex.slice(1), 'hex')] as Colour);

/**
 * Returns the placeholder colours, as indexes of `placeholderColours`, that are nearest to the mean colours. `hash` is
 * the hash of the bytes of a file; the means are kept in `cache`.
 */
export async function placeholderColoursOf(
  photographs: readonly { hash: string; file: string }[],
  cache: string,
): Promise<number[]> {
  const means = existsSync(cache)
    ? (JSON.parse(readFileSync(cache, 'utf8')) as Record<string, Colour>)
    : {};
  const missing = photographs.filter(({ hash }) => !means[hash]);
  for (const { hash, file } of missing) means[hash] = await meanOf(file);
  if (missing.length > 0) writeFileWhole(cache, JSON.stringify(means));
  return photographs.map(({ hash }) => nearest(means[hash]!));
}

async function meanOf(file: string): Promise<Colour> {
  const { default: sharp } = await import('sharp');
  const [red, green, blue] = await sharp(file)
    .flatten()
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return [red!, green!, blue!];
}

const distance = (one: Colour, other: Colour) =>
  one.reduce((sum, part, index) => sum + (part - other[index]!) ** 2, 0);

function nearest(mean: Colour): number {
  const distances = palette.map((colour) => distance(colour, mean));
  return distances.indexOf(Math.min(...distances));
}

/** Returns the size of a picture in pixels with its orientation flag applied; rejects if the bytes are no picture. */
export async function pictureSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  return (await sharp(bytes).metadata()).autoOrient;
}

/** The photographs of a folder for a local server: makes renditions on request, with the paths of a build. */
export class PhotographsOnRequest {
  private readonly folder: string;
  private readonly cache: { photographs: string; placeholderColours: string };
  private renditions = new Map<string, Rendition>();

  constructor(folder: string, cache: { photographs: string; placeholderColours: string }) {
    this.folder = folder;
    this.cache = cache;
  }

  /** Returns all photographs by name; the folder is read again, because files may have been added. */
  async all(): Promise<Record<string, Photograph>> {
    const photographs = await readPhotographs(this.folder, this.cache.placeholderColours);
    this.renditions = new Map([...renditionsOf(photographs)].map((one) => [one.path, one]));
    return photographs;
  }

  /** Returns the file at a path such as '/photographs/heavy-bags-1a2b3c-736.avif'. */
  async fileAt(path: string): Promise<Buffer | undefined> {
    if (!this.renditions.has(path)) await this.all();
    const rendition = this.renditions.get(path);
    return (
      rendition && readFileSync(await makeRendition(this.folder, this.cache.photographs, rendition))
    );
  }
}

/** The icons for phones and for browsers without SVG icons, drawn from favicon.svg, with their sizes in pixels. */
const icons = [
  { path: '/icons/icon-192.png', size: 192 },
  { path: '/icons/icon-512.png', size: 512 },
  { path: '/apple-touch-icon.png', size: 180 },
  // Phones may crop this icon to a circle, so the drawing is smaller.
  { path: '/icons/icon-maskable-512.png', size: 512, scale: 0.62 },
];

/** Writes the icons into the folder of favicon.svg. */
export async function makeIcons(folder: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const drawing = readFileSync(join(folder, 'favicon.svg'));
  // The background is the colour of the corner of the drawing.
  const [red, green, blue] = await sharp(drawing)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const ground = { r: red!, g: green!, b: blue! };
  const draw = (size: number) => sharp(drawing, { density: (72 * size) / 32 }).resize(size, size);
  for (const { path, size, scale = 1 } of icons) {
    const inner = Math.round(size * scale);
    const [before, after] = [Math.floor((size - inner) / 2), Math.ceil((size - inner) / 2)];
    const bytes = await draw(inner)
      .extend({ left: before, right: after, top: before, bottom: after, background: ground })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    writeFileWhole(join(folder, path), bytes);
  }
  writeFileWhole(join(folder, 'favicon.ico'), icoOf(await draw(32).png().toBuffer(), 32));
}

/** Wraps a PNG as an .ico file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
