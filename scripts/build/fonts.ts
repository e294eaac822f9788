import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import { fromBuffer } from '@capsizecss/unpack';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { latinCharacter, latinExtCharacter } from '../../src/content/text/typeface-letters.ts';
import type { PageHandle } from '../../src/design/document/renderer.ts';
import {
  alwaysIncluded,
  type FontFaceDefinition,
  fontFaceDefinitions,
} from '../../src/design/styles/typeface.ts';
import { writeFileWhole } from '../disk.ts';
import { sha256 } from '../sha256.ts';

/** The OpenType features that stay in the cut typeface: kerning, ligatures and composed characters. */
const features = ['kern', 'liga', 'ccmp'];

const latin =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '©·×é–—‘’“”•…';

/** All letters, for pages whose text may change at any time: in development and in the preview of the desk. */
export const everyLetter = Array.from({ length: 0x2fff }, (_, code) =>
  String.fromCodePoint(code),
).join('');

export interface FontFile {
  /** The path on the site. */
  path: string;
  bytes: Buffer;
}

/** The cut typeface, and the styles that load it. */
export interface Fonts {
  files: FontFile[];
  /** The @font-face rules of the faces that a first view needs, and of their fallbacks. */
  css: string;
  /** The @font-face rules of the faces that no first view needs. */
  laterCss: string;
  /** The paths to preload, by face of the first view. */
  preload: Record<string, string[]>;
}

/**
 * Cuts the faces of src/design/styles/typeface.ts to the characters of every site and of `texts`; `cache` is a folder.
 * The characters that the typeface has are listed in src/content/text/typeface-letters.ts.
 */
export async function makeFonts(cache: string, texts: string): Promise<Fonts> {
  const used = [...new Set(texts.normalize('NFC').match(/[^\x00-\x7F]/gu))].sort();
  const letters =
    latin + used.filter((one) => !latin.includes(one) && latinCharacter.test(one)).join('');
  const more = used.filter((one) => !alwaysIncluded.includes(one) && latinExtCharacter.test(one));
  const furtherLetters = [...more, ...alwaysIncluded].sort();
  const fonts: Fonts = { files: [], css: '', laterCss: '', preload: {} };
  for (const { family, file, axes, further, onlyIfUsed, preload } of fontFaceDefinitions) {
    if (onlyIfUsed && more.length === 0) continue;
    const weight = String(axes.wght);
    const source = typefaceFile(further ? 'latin-ext' : 'latin');
    const bytes = await cut(source, further ? furtherLetters.join('') : letters, axes, cache);
    const hash = sha256(bytes).slice(0, 8);
    const path = `/fonts/${file}-${hash}.woff2`;
    fonts.files.push({ path, bytes });
    const range = further ? `;unicode-range:${furtherLetters.map(codeOf).join(',')}` : '';
    const rule = `@font-face{font-family:${family};src:url(${path});font-weight:${weight};font-display:swap${range}}`;
    if (preload) {
      fonts.css += rule;
      (fonts.preload[preload] ??= []).push(path);
    } else fonts.laterCss += rule;
    if (!further) fonts.css += await fallbackFaces(family, bytes, weight);
  }
  return fonts;
}

/** Returns the paths of the faces that the first view of a page needs. */
export const preloadedFonts = (
  { preload }: Pick<Fonts, 'preload'>,
  { faces = [] }: Pick<PageHandle, 'faces'>,
) => ['words', ...faces].flatMap((face) => preload[face] ?? []);

/** Writes the code of a letter for CSS: "₹" → "U+20B9". */
const codeOf = (letter: string) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`;

async function cut(
  original: Buffer,
  letters: string,
  axes: FontFaceDefinition['axes'],
  cache: string,
) {
  const key = sha256(JSON.stringify([sha256(original), letters, axes, features]));
  const cached = join(cache, `${key.slice(0, 16)}.woff2`);
  if (existsSync(cached)) return readFileSync(cached);
  const bytes = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
  // If the font lacks the characters, subset-font makes an almost empty file.
  if (bytes.length < 400) throw new Error(`The typeface has none of the letters "${letters}".`);
  writeFileWhole(cached, bytes);
  return bytes;
}

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** Reads a file of the typeface. Its package has two: `latin` has the basic letters, `latin-ext` has more. */
export const typefaceFile = (part: 'latin' | 'latin-ext') =>
  readFileSync(resolve(`@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`));

type Metrics = Parameters<typeof createFontStack>[0][number];

/** The measures of DejaVu Sans 2.37, from its file; Debian installs it if no other face was chosen. */
const dejaVu: Metrics = {
  familyName: 'DejaVu Sans',
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 1041,
};
const dejaVuBold: Metrics = { ...dejaVu, xWidthAvg: 1164 };

/**
 * The faces of systems with their measures. Windows and Apple have Arial; Liberation Sans, Arimo and Nimbus Sans have
 * the same widths, and Helvetica Neue and Roboto, on phones, differ by less than 1 %. Each face has its full name and
 * its PostScript name, because a browser knows one of the two.
 */
const systems = [
  {
    family: 'Local',
    normal: {
      metrics: arial,
      names: [
        'Arial',
        'Liberation Sans',
        'Arimo',
        'Nimbus Sans',
        'Helvetica',
        'Helvetica Neue',
        'Roboto',
      ],
    },
    bold: {
      metrics: arialBold,
      names: [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'Arimo Bold',
        'Nimbus Sans Bold',
        'Helvetica-Bold',
        'HelveticaNeue-Bold',
        'Roboto Bold',
        'Roboto-Bold',
      ],
    },
  },
  {
    family: 'Wide',
    normal: { metrics: dejaVu, names: ['DejaVu Sans'] },
    bold: { metrics: dejaVuBold, names: ['DejaVu Sans Bold'] },
  },
];

/**
 * Returns the @font-face rules of system fonts, scaled to the measures of a web font of the site, so that no line moves
 * when the web font loads. `bytes` is the file of the web font, `weight` its font-weight.
 */
export async function fallbackFaces(
  family: string,
  bytes: Buffer,
  weight: string,
): Promise<string> {
  const font = await fromBuffer(bytes);
  const rules = systems.map((system) => {
    const { metrics, names } = Number(weight) >= 600 ? system.bold : system.normal;
    const { fontFaces } = createFontStack([font, metrics], { fontFaceFormat: 'styleObject' });
    const face = fontFaces[0]!['@font-face'];
    const src = names.map((name) => `local("${name}")`).join(',');
    const widths = `font-weight:${weight};size-adjust:${rounded(face.sizeAdjust)}`;
    const lines = `ascent-override:${rounded(face.ascentOverride)};descent-override:${rounded(face.descentOverride)}`;
    // Without `lines`, letters are a pixel off for a moment, and every page is 30 bytes lighter.
    const values = system.family === 'Wide' ? widths : `${widths};${lines}`;
    return `@font-face{font-family:${family}-${system.family};src:${src};${values}}`;
  });
  return rules.join('');
}

/** Rounds a percentage to one decimal, which is exact enough for a line, and short in each page. */
const rounded = (percentage = '') => `${Math.round(Number.parseFloat(percentage) * 10) / 10}%`;
