import { formatOf } from '../../check/picture-formats.ts';
import { refusedPictures as refusals } from '../words/refused-pictures.ts';

/** Signatures of files that people choose by mistake. */
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
  if (name === 'GIF' || name === 'SVG') return { refused: refusals[name] };
  const start = String.fromCharCode(...bytes.subarray(0, 4000));
  if (name === undefined) {
    const other = others.find(([, pattern]) => pattern.test(start));
    return { refused: refusals[other ? other[0] : 'unknown'] };
  }
  if (isAnimated(start)) return { refused: refusals.several };
  return { kind: name };
}
