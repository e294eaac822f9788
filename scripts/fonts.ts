import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { fallbackFace } from './fallback-fonts.ts';

interface Cut {
  family: string;
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  /** Preloaded, because the first words of every page are set in it. */
  first?: true;
}

const cuts: Cut[] = [
  {
    family: 'Display',
    file: 'archivo-display',
    axes: { wdth: 125, wght: 900 },
    weight: '900',
    first: true,
  },
  {
    family: 'Text',
    file: 'archivo-text',
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
    weight: '400 700',
  },
  {
    family: 'Figures',
    file: 'archivo-figures',
    axes: { wdth: 62, wght: 800 },
    weight: '800',
  },
];

/** What the letters do by themselves; figures of other kinds and small capitals, which no style asks for, go. */
const features = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'rlig', 'locl', 'mark', 'mkmk'];

const rupee = '₹';
const latin =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  ' ©·×é–—‘’“”•…';

export interface FontFile {
  /** Address on the site. */
  address: string;
  bytes: Buffer;
}

export interface Fonts {
  files: FontFile[];
  /** The rules that name the files. */
  css: string;
  /** Addresses to preload. */
  preload: string[];
}

/**
 * Cuts the three faces out of the package of the typeface, with the letters that the site uses; the rupee
 * sign stands in a file of its own, as in the package. What was cut before is kept in `cache`.
 */
export async function makeFonts(cache: string): Promise<Fonts> {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const folder = join(
    dirname(require.resolve('@fontsource-variable/archivo/package.json')),
    'files',
  );
  const fonts: Fonts = { files: [], css: '', preload: [] };
  for (const { family, file, axes, weight, first } of cuts) {
    const parts = [
      { suffix: '', from: 'archivo-latin-wdth-normal.woff2', letters: latin, range: '' },
      {
        suffix: '-rupee',
        from: 'archivo-latin-ext-wdth-normal.woff2',
        letters: rupee,
        range: ';unicode-range:U+20B9',
      },
    ];
    for (const { suffix, from, letters, range } of parts) {
      // The largest type has words only; a price is set in Figures or Text.
      if (suffix !== '' && first) continue;
      const bytes = await cut(join(folder, from), letters, axes, cache);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      const address = `/fonts/${file}${suffix}-${hash}.woff2`;
      fonts.files.push({ address, bytes });
      fonts.css += `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:${weight};font-display:swap${range}}`;
      if (first) fonts.preload.push(address);
      if (suffix === '') fonts.css += await fallbackFace(family, bytes, weight);
    }
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
  mkdirSync(cache, { recursive: true });
  writeFileSync(made, bytes);
  return bytes;
}
