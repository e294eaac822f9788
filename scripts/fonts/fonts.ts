import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { latinExtLetter, latinLetter } from '../../src/content/typeface-letters.ts';
import type { Face } from '../../src/rendering.ts';
import { fallbackFace } from './fallback-fonts.ts';
import { typeface } from './typeface.ts';
import { writeFileWhole } from '../disk/whole-file.ts';

interface Cut {
  family: string;
  file: string;
  /** Where on the axes of the variable typeface. */
  axes: { wdth: number; wght: number };
  /** The rupee sign and what else the package keeps apart; else the letters of English and what else is beside them. */
  rupee?: true;
  /** Made only for a content that has such letters beside the rupee sign. */
  seldom?: true;
  /** Where it is preloaded: with the words that every page begins with, or where the first view holds more. */
  preload?: 'words' | Face;
}

const display = { wdth: 125, wght: 900 };
const text = { wdth: 100, wght: 400 };
const label = { wdth: 100, wght: 600 };
const figures = { wdth: 62, wght: 800 };

/** Two weights of the text rather than one variable face: smaller files, which are loaded side by side. */
const cuts: Cut[] = [
  { family: 'Display', file: 'display', axes: display, preload: 'words' },
  { family: 'Display', file: 'display-more', axes: display, rupee: true, seldom: true },
  { family: 'Text', file: 'text', axes: text, preload: 'words' },
  { family: 'Text', file: 'label', axes: label, preload: 'words' },
  // Of the same weight as the letters: browsers combine faces only when they are otherwise alike.
  { family: 'Text', file: 'text-rupee', axes: text, rupee: true },
  { family: 'Text', file: 'label-rupee', axes: label, rupee: true },
  { family: 'Figures', file: 'figures', axes: figures, preload: 'figures' },
  { family: 'Figures', file: 'figures-rupee', axes: figures, rupee: true, preload: 'rupee' },
];

/** The OpenType features that browsers apply by themselves. The others, which no style uses, are removed. */
const features = ['kern', 'liga', 'ccmp'];

const rupeeSign = '₹';
const latin =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '©·×é–—‘’“”•…';

/** While developing, words may change at any time. */
export const everyLetter = Array.from({ length: 0x2fff }, (_, code) =>
  String.fromCodePoint(code),
).join('');

export interface FontFile {
  /** Address on the site. */
  address: string;
  bytes: Buffer;
}

export interface Fonts {
  files: FontFile[];
  /** The rules that name the files. */
  css: string;
  /** Those of the faces that no page begins with. */
  laterCss: string;
  /** Addresses to preload, by what a page begins with. */
  preload: Record<'words' | Face, string[]>;
}

/**
 * Cuts the faces out of the package of the typeface, with the letters that every site uses and those of `texts`. What
 * was cut before is kept in `cache`.
 */
export async function makeFonts(cache: string, texts: string): Promise<Fonts> {
  const used = [...new Set(texts.normalize('NFC').match(/[^\x00-\x7F]/gu))].sort();
  const letters =
    latin + used.filter((one) => !latin.includes(one) && latinLetter.test(one)).join('');
  const more = used.filter((one) => one !== rupeeSign && latinExtLetter.test(one));
  const lettersApart = [...more, rupeeSign].sort();
  const fonts: Fonts = {
    files: [],
    css: '',
    laterCss: '',
    preload: { words: [], figures: [], rupee: [] },
  };
  for (const { family, file, axes, rupee, seldom, preload } of cuts) {
    if (seldom && more.length === 0) continue;
    const weight = String(axes.wght);
    const source = typeface(rupee ? 'latin-ext' : 'latin');
    const bytes = await cut(source, rupee ? lettersApart.join('') : letters, axes, cache);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const address = `/fonts/${file}-${hash}.woff2`;
    fonts.files.push({ address, bytes });
    const range = rupee ? `;unicode-range:${lettersApart.map(codeOf).join(',')}` : '';
    const rule = `@font-face{font-family:${family};src:url(${address})format("woff2");font-weight:${weight};font-display:swap${range}}`;
    if (preload) {
      fonts.css += rule;
      fonts.preload[preload].push(address);
    } else fonts.laterCss += rule;
    if (!rupee) fonts.css += await fallbackFace(family, bytes, weight);
  }
  return fonts;
}

/** "₹" → "U+20B9" */
const codeOf = (letter: string) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`;

async function cut(original: Buffer, letters: string, axes: Cut['axes'], cache: string) {
  const key = createHash('sha256')
    .update(original)
    .update(letters)
    .update(JSON.stringify([axes, features]))
    .digest('hex')
    .slice(0, 16);
  const made = join(cache, `${key}.woff2`);
  if (existsSync(made)) return readFileSync(made);
  const bytes = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
  // A letter that the font lacks gives a font without it, and no error: an almost empty file tells.
  if (bytes.length < 400) throw new Error(`The typeface has none of the letters "${letters}".`);
  writeFileWhole(made, bytes);
  return bytes;
}
