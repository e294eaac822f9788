import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { latinExtCharacter, latinCharacter } from '../../../src/content/text/typeface-letters.ts';
import type { FaceCut, Typeface } from '../../../src/design/styles/faces.ts';
import { fallbackFaces } from './fallback-fonts.ts';
import { typefaceFile } from './typeface-file.ts';
import { writeFileWhole } from '../../disk/whole-file.ts';

/** The OpenType features that stay: kerning, ligatures and composed characters. No style uses others. */
const features = ['kern', 'liga', 'ccmp'];

const latin =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '©·×é–—‘’“”•…';

/** For pages whose text may change at any time: in development and in the preview of the desk. */
export const everyLetter = Array.from({ length: 0x2fff }, (_, code) =>
  String.fromCodePoint(code),
).join('');

export interface FontFile {
  /** URL on the site. */
  address: string;
  bytes: Buffer;
}

/** The cut typeface, and the styles that load it. */
export interface Fonts {
  files: FontFile[];
  /** The @font-face rules of the faces that a first view needs, and of their fallbacks. */
  css: string;
  /** The rules of faces that no first view needs. */
  laterCss: string;
  /** URLs to preload, by face of the first view. */
  preload: Record<string, string[]>;
}

/** Cuts the faces of the typeface to the characters of every site and of `texts`; `cache` is a folder. */
export async function makeFonts(
  { cuts, always }: Typeface,
  cache: string,
  texts: string,
): Promise<Fonts> {
  const used = [...new Set(texts.normalize('NFC').match(/[^\x00-\x7F]/gu))].sort();
  const letters =
    latin + used.filter((one) => !latin.includes(one) && latinCharacter.test(one)).join('');
  const more = used.filter((one) => !always.includes(one) && latinExtCharacter.test(one));
  const secondLetters = [...more, ...always].sort();
  const fonts: Fonts = { files: [], css: '', laterCss: '', preload: {} };
  for (const { family, file, axes, second, onlyIfUsed, preload } of cuts) {
    if (onlyIfUsed && more.length === 0) continue;
    const weight = String(axes.wght);
    const source = typefaceFile(second ? 'latin-ext' : 'latin');
    const bytes = await cut(source, second ? secondLetters.join('') : letters, axes, cache);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const address = `/fonts/${file}-${hash}.woff2`;
    fonts.files.push({ address, bytes });
    const range = second ? `;unicode-range:${secondLetters.map(codeOf).join(',')}` : '';
    const rule = `@font-face{font-family:${family};src:url(${address});font-weight:${weight};font-display:swap${range}}`;
    if (preload) {
      fonts.css += rule;
      (fonts.preload[preload] ??= []).push(address);
    } else fonts.laterCss += rule;
    if (!second) fonts.css += await fallbackFaces(family, bytes, weight);
  }
  return fonts;
}

/** "₹" → "U+20B9" */
const codeOf = (letter: string) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`;

async function cut(original: Buffer, letters: string, axes: FaceCut['axes'], cache: string) {
  const key = createHash('sha256')
    .update(original)
    .update(letters)
    .update(JSON.stringify([axes, features]))
    .digest('hex')
    .slice(0, 16);
  const cached = join(cache, `${key}.woff2`);
  if (existsSync(cached)) return readFileSync(cached);
  const bytes = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
  // subset-font ignores characters that the font lacks, and yields an almost empty file.
  if (bytes.length < 400) throw new Error(`The typeface has none of the letters "${letters}".`);
  writeFileWhole(cached, bytes);
  return bytes;
}
