/* The formats of pictures, and what is wrong with a file in none of them. */

import { shortNameOf } from '../content/text/format.ts';

/** The largest picture file that the check accepts, in bytes. */
export const largestFile = 8_000_000;
/** The largest width and height of a picture, in pixels. */
export const mostPixels = 8000;
/** The least width of a picture in pixels: a narrower picture looks blurred in the banner on a computer. */
export const leastWidth = 1000;

/** A format that is recognised by its first bytes, with the extensions of its files; without any, it is refused. */
interface PictureFormat {
  name: 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'HEIC' | 'GIF' | 'SVG';
  endings: string[];
  matches: (bytes: Uint8Array) => boolean;
}

const formats: PictureFormat[] = [
  {
    name: 'JPEG',
    endings: ['jpg', 'jpeg'],
    matches: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  },
  {
    name: 'PNG',
    endings: ['png'],
    matches: (bytes) => at(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  {
    name: 'WebP',
    endings: ['webp'],
    matches: (bytes) => at(bytes, 0) === 'RIFF' && at(bytes, 8) === 'WEBP',
  },
  {
    name: 'AVIF',
    endings: ['avif'],
    matches: (bytes) => at(bytes, 4) === 'ftyp' && /avi[fs]/.test(at(bytes, 8, 24)),
  },
  {
    name: 'HEIC',
    endings: [],
    matches: (bytes) =>
      at(bytes, 4) === 'ftyp' && /hei[cx]|hev[cx]|heif|mif1|msf1/.test(at(bytes, 8, 24)),
  },
  { name: 'GIF', endings: [], matches: (bytes) => at(bytes, 0, 3) === 'GIF' },
  {
    name: 'SVG',
    endings: [],
    matches: (bytes) =>
      /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(
        new TextDecoder().decode(bytes.subarray(0, 2000)),
      ),
  },
];
/** Returns some bytes as text, one character per byte. */
const at = (bytes: Uint8Array, start: number, length = 4) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** Returns the format of a picture by its first bytes, not by its name; undefined for other files. */
export const formatOf = (bytes: Uint8Array) => formats.find(({ matches }) => matches(bytes));

/** Makes a tidy name for a picture, without an ending: "Main Hall (2).JPG" → "main-hall-2". */
export const tidyName = (name: string) => shortNameOf(name.replace(/\.[^.]+$/, '')) || 'picture';
