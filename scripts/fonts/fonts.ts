import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Face } from '../../src/rendering.ts';
import { fallbackFace } from './fallback-fonts.ts';
import { writeFileWhole } from '../disk/whole-file.ts';

interface Cut {
  family: string;
  file: string;
  /** Where on the axes of the variable typeface. */
  axes: Record<string, number>;
  weight: string;
  /** The rupee sign alone, which the package keeps apart; else all letters that the site uses. */
  rupee?: true;
  /** Where it is preloaded: with the words that every page begins with, or where the first view holds more. */
  preload?: 'words' | Face;
}

const text = { wdth: 100 };
const figures = { wdth: 62, wght: 800 };

/** Two weights of the text rather than one variable face: smaller files, which are loaded side by side. */
const cuts: Cut[] = [
  {
    family: 'Display',
    file: 'display',
    axes: { wdth: 125, wght: 900 },
    weight: '900',
    preload: 'words',
  },
  { family: 'Text', file: 'text', axes: { ...text, wght: 400 }, weight: '400', preload: 'words' },
  { family: 'Text', file: 'label', axes: { ...text, wght: 600 }, weight: '600', preload: 'words' },
  // Of the same weight as the letters: browsers combine faces only when they are otherwise alike.
  { family: 'Text', file: 'text-rupee', axes: { ...text, wght: 400 }, weight: '400', rupee: true },
  { family: 'Text', file: 'label-rupee', axes: { ...text, wght: 600 }, weight: '600', rupee: true },
  { family: 'Figures', file: 'figures', axes: figures, weight: '800', preload: 'figures' },
  {
    family: 'Figures',
    file: 'figures-rupee',
    axes: figures,
    weight: '800',
    rupee: true,
    preload: 'rupee',
  },
];

/** The OpenType features that browsers apply by themselves. The others, which no style uses, are removed. */
const features = ['kern', 'liga', 'ccmp'];

const rupeeSign = '₹';
const latin =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '©·×é–—‘’“”•…';

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
 * Cuts the faces out of the package of the typeface, with the letters that the site uses. What was cut before is
 * kept in `cache`.
 */
export async function makeFonts(cache: string): Promise<Fonts> {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const folder = join(
    dirname(require.resolve('@fontsource-variable/archivo/package.json')),
    'files',
  );
  const fonts: Fonts = {
    files: [],
    css: '',
    laterCss: '',
    preload: { words: [], figures: [], rupee: [] },
  };
  for (const { family, file, axes, weight, rupee, preload } of cuts) {
    const source = `archivo-${rupee ? 'latin-ext' : 'latin'}-wdth-normal.woff2`;
    const bytes = await cut(join(folder, source), rupee ? rupeeSign : latin, axes, cache);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const address = `/fonts/${file}-${hash}.woff2`;
    fonts.files.push({ address, bytes });
    const range = rupee ? ';unicode-range:U+20B9' : '';
    const rule = `@font-face{font-family:${family};src:url(${address})format("woff2");font-weight:${weight};font-display:swap${range}}`;
    if (preload) {
      fonts.css += rule;
      fonts.preload[preload].push(address);
    } else fonts.laterCss += rule;
    if (!rupee) fonts.css += await fallbackFace(family, bytes, weight);
  }
  return fonts;
}

async function cut(
  source: string,
  letters: string,
  axes: Cut['axes'],
  cache: string,
): Promise<Buffer> {
  const original = readFileSync(source);
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
  if (bytes.length < 400) throw new Error(`${source} has none of the letters "${letters}".`);
  writeFileWhole(made, bytes);
  return bytes;
}
