import { basename, extname } from 'node:path';
import { words } from '../../src/desk/words.ts';
import { idFromName } from '../../src/desk/new-thing.ts';

export interface TakenPicture {
  /** Tidy: small letters and hyphens. */
  name: string;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** In pixels: more than any page shows, and the most that is decoded at all. */
const longest = 2400;
const narrowest = 1000;
const mostPixels = 100e6;

/** The kinds that the site shows; decided by what the file holds, not by its name. */
const readable = new Set(['jpeg', 'png', 'webp']);

/**
 * A photograph as it comes from a phone or a camera, made into one that the site can show: upright, not larger than
 * needed, without the place and the day that the camera wrote into it.
 */
export async function takePicture(
  name: string,
  bytes: Uint8Array,
): Promise<TakenPicture | { refused: string }> {
  if (bytes.length === 0) return { refused: words.refusedPictures.empty };
  const kind = kindOf(bytes);
  if (kind !== 'picture') return { refused: words.refusedPictures[kind] };
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, animated: false });
    const { format, hasAlpha } = await image.metadata();
    if (!readable.has(format)) return { refused: words.refusedPictures.unknown };
    const asPng = format === 'png' && hasAlpha;
    const upright = image
      .timeout({ seconds: 30 })
      .rotate()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const made = asPng
      ? upright.png({ compressionLevel: 9 })
      : upright.flatten({ background: '#fff' }).jpeg({ quality: 86, mozjpeg: true });
    const { data, info } = await made.toBuffer({ resolveWithObject: true });
    if (info.width < narrowest)
      return { refused: words.refusedPictures.small(info.width, info.height, narrowest) };
    const bare = idFromName(basename(name, extname(name))) || 'picture';
    return {
      name: `${bare}.${asPng ? 'png' : 'jpg'}`,
      bytes: data,
      width: info.width,
      height: info.height,
    };
  } catch (error) {
    return {
      refused: /pixel limit/i.test((error as Error).message)
        ? words.refusedPictures.large
        : words.refusedPictures.torn,
    };
  }
}

/** The same bytes keep their name; others that are called the same get -2, -3. */
export function freeName(
  name: string,
  bytes: Uint8Array,
  taken: (name: string) => Uint8Array | undefined,
): string {
  const [bare, ending] = [basename(name, extname(name)), extname(name)];
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${bare}-${count}${ending}`;
    const there = taken(tried);
    if (!there || Buffer.compare(there, bytes) === 0) return tried;
  }
}

type Kind = 'picture' | 'heic' | 'svg' | 'gif' | 'pdf' | 'film';

/** By the first bytes, whatever the name says. */
function kindOf(bytes: Uint8Array): Kind {
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  const brand = start.slice(4, 8) === 'ftyp' ? start.slice(8, 12) : '';
  if (/^(heic|heix|hevc|heim|heis|mif1|msf1)$/.test(brand)) return 'heic';
  if (brand !== '' && !/^avi[fs]$/.test(brand)) return 'film';
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('%PDF')) return 'pdf';
  if (/<svg|<!doctype svg|^\s*<\?xml/i.test(start)) return 'svg';
  return 'picture';
}
