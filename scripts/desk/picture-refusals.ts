import { refusedPictures as refusals } from '../../src/editor/words/refused-pictures.ts';
import { formatOf } from '../checker/picture-formats.ts';

/** Signatures of files that people choose by mistake. */
const others: [kind: 'PDF' | 'video' | 'raw' | 'packed', start: RegExp][] = [
  ['PDF', /^%PDF/],
  ['raw', /^(II\*\0|MM\0\*|II\x55\0|IIRO|FUJIFILM|.{4}ftypcrx)/s],
  ['video', /^(.{4}(ftyp|moov|mdat|wide)|RIFF.{4}AVI |\x1a\x45\xdf\xa3|\0\0\x01[\xb3\xba])/s],
  ['packed', /^PK\x03\x04/],
];

/** Returns the format of a picture, or why it is refused, judged by its bytes and not by its name. */
export function kindOf(bytes: Buffer) {
  const name = formatOf(bytes)?.name;
  if (name === 'HEIC' || name === 'GIF' || name === 'SVG') return { refused: refusals[name] };
  if (name !== undefined) return { kind: name };
  const start = bytes.toString('latin1', 0, 16);
  const other = others.find(([, pattern]) => pattern.test(start));
  return { refused: refusals[other ? other[0] : 'unknown'] };
}
