import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isIgnored } from '../../../src/check/names/ignored-files.ts';
import { pictureSize } from './picture-size.ts';
import { placeholderColoursOf } from './placeholder-colours.ts';
import { writeFileWhole } from '../../disk/whole-file.ts';
import { plainWidths, type Photograph } from '../../../src/content/photographs.ts';

/** In pixels. The second fits the phone that Lighthouse emulates: 412 px wide at 1.75 device pixels. */
const widths = [480, 736, 1200, 1920];

/** A photograph that exceeds one of the widths by less than this factor is offered in its own width instead. */
const minStep = 1.1;

/** Reads the photographs of a folder: sizes, placeholder colours and future URLs. */
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
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 6);
  const seen = await pictureSize(bytes);
  const fitting = widths.filter((one) => one * minStep < seen.width);
  const size = { ...seen, widths: [...fitting, Math.min(seen.width, widths.at(-1)!)] };
  return { name, file, hash, size };
}

/** One file of a photograph in a certain width and format. */
export interface Rendition {
  /** URL path, as in `/photographs/heavy-bags-1a2b3c-736.avif`. */
  address: string;
  /** The name of the original file. */
  source: string;
  width: number;
  format: 'avif' | 'jpg';
}

/** The renditions of photographs, which are given by file name. */
export function* renditionsOf(photographs: Record<string, Photograph>): Generator<Rendition> {
  for (const [source, photograph] of Object.entries(photographs)) {
    const { usual, largest } = plainWidths(photograph);
    for (const width of photograph.widths) {
      const plain = width === usual || width === largest;
      for (const format of plain ? (['avif', 'jpg'] as const) : (['avif'] as const))
        yield { address: `${photograph.base}-${width}.${format}`, source, width, format };
    }
  }
}

/** Increment when the encoding changes, which invalidates the cache. */
const cacheVersion = 3;

/** Makes a rendition, unless it is cached, and returns its file in the cache. */
export async function makeRendition(
  folder: string,
  cache: string,
  rendition: Rendition,
): Promise<string> {
  const { address, source, width, format } = rendition;
  const cached = join(cache, `${cacheVersion}-${address.replaceAll('/', '-').slice(1)}`);
  if (existsSync(cached)) return cached;
  const { default: sharp } = await import('sharp');
  // Applies the orientation flag, and drops all other metadata, such as the location.
  const picture = sharp(join(folder, source)).rotate().resize({ width });
  const encoded =
    format === 'avif'
      ? picture.avif({ quality: 46, effort: 3, chromaSubsampling: '4:2:0' })
      : picture.jpeg({ quality: 76, mozjpeg: true });
  writeFileWhole(cached, await encoded.toBuffer());
  return cached;
}
