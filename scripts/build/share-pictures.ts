/* Draws the preview images of pages that social networks and messengers show beside a link. */

import { withoutAccents } from '../../src/content/text/letters.ts';
import { Blob, Face, Font, Buffer as Line, shape } from 'harfbuzzjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { SharePicture } from '../../src/design/document/renderer.ts';
import { writeFileWhole } from '../disk.ts';
import { typefaceFile } from './fonts.ts';
import { sha256 } from '../sha256.ts';

/** The name, descriptor and logo of the site, which are on every preview image. */
export interface ShareBrand {
  name: string;
  descriptor: string;
  /** The path data of the logo in a box of 64 × 64. */
  logo: string;
}

/** A preview image to draw. */
export interface PreviewImage {
  /** A path such as "/share/0123456789ab.jpg" with a hash of the words and the photograph. */
  path: string;
  words: string;
  brand: ShareBrand;
  /** The path of the photograph without width and extension. */
  base: string;
  focus: string;
}

/** Increment this whenever the drawing changes; otherwise old images are taken from the cache. */
const cacheVersion = 2;

/** Returns the preview image of a page. Equal images have one path, so that they are drawn once. */
export function previewImageOf(
  { words, photograph, focus }: SharePicture,
  brand: ShareBrand,
): PreviewImage {
  const image = { words, brand, base: photograph.base, focus };
  const hash = sha256(JSON.stringify([cacheVersion, image]));
  return { path: `/share/${hash.slice(0, 12)}.jpg`, ...image };
}

/** In bytes: social networks do not compress smaller images again. */
const maxBytes = 100_000;

/** Draws a preview image, unless it is cached, and returns its file in the cache. */
export async function drawPicture(
  image: PreviewImage,
  photograph: string,
  cache: string,
): Promise<string> {
  const cached = join(cache, image.path.slice('/share/'.length));
  if (existsSync(cached)) return cached;
  const { default: sharp } = await import('sharp');
  const { width, height } = pictureSize;
  const { autoOrient: upright } = await sharp(photograph).metadata();
  const scale = Math.max(width / upright.width, height / upright.height);
  const scaled = {
    width: Math.max(width, Math.round(upright.width * scale)),
    height: Math.max(height, Math.round(upright.height * scale)),
  };
  const [x = 50, y = 50] = image.focus.split(' ').map((part) => parseFloat(part));
  const ground = await sharp(photograph)
    .rotate()
    .resize(scaled)
    .extract({
      left: Math.round(((scaled.width - width) * x) / 100),
      top: Math.round(((scaled.height - height) * y) / 100),
      width,
      height,
    })
    .composite([{ input: Buffer.from(await drawOver(image.words, image.brand)) }])
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = ground.info;
  let bytes = ground.data;
  for (const quality of [80, 70, 60, 48, 36]) {
    bytes = await sharp(ground.data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  writeFileWhole(cached, bytes);
  return cached;
}

/** The usual size of preview images for links, in pixels. */
export const pictureSize = { width: 1200, height: 630 };

const margin = 64;
const bone = '#f6f3ea';
const sizes = [108, 96, 86, 76, 68, 60, 54];
const maxLines = 3;

let faces: Promise<[display: Lettering, text: Lettering]> | undefined;

/**
 * Draws the words over the photograph of a preview image, as SVG: a gradient, the logo, the name of the site and the
 * title. Letters that the typeface lacks are left out.
 */
export async function drawOver(words: string, brand: ShareBrand): Promise<string> {
  const { name, descriptor, logo } = brand;
  faces ??= Promise.all([lettering(125, 900, -0.03), lettering(100, 600, 0)]);
  const [display, text] = await faces;
  const { width, height } = pictureSize;
  const drawnName = display.draw(display.drawable(name), 148, 92, 34, bone);
  const drawnDescriptor = text.draw(text.drawable(descriptor), 149, 122, 21, bone);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="shade" x2="0" y2="1">
<stop offset="0" stop-color="#0b0908" stop-opacity=".72"/><stop offset=".3" stop-color="#0b0908" stop-opacity=".12"/>
<stop offset=".5" stop-color="#0b0908" stop-opacity=".3"/><stop offset="1" stop-color="#0b0908" stop-opacity=".94"/>
</linearGradient></defs>
<path fill="url(#shade)" d="M0 0h${width}v${height}H0z"/><path fill="#9c3412" d="M0 0h14v${height}H0z"/>
<path fill="${bone}" transform="translate(${margin} 56)" d="${logo}"/>
${drawnName}${drawnDescriptor}${title(display, display.drawable(words))}</svg>`;
}

/** Draws the title in the largest size that fits three lines, from the bottom up. */
function title(face: Lettering, words: string): string {
  const across = pictureSize.width - 2 * margin;
  const linesIn = (size: number) => linesOf(words, (line) => face.width(line, size) <= across);
  const fitting = sizes.find((size) => {
    const lines = linesIn(size);
    return lines.length <= maxLines && lines.every((line) => face.width(line, size) <= across);
  });
  const size = fitting ?? sizes.at(-1)!;
  const bottom = pictureSize.height - margin;
  return linesIn(size)
    .slice(0, maxLines)
    .map((line, index, all) =>
      face.draw(line, margin - 3, bottom - (all.length - 1 - index) * size, size, bone),
    )
    .join('');
}

function linesOf(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Draws text in a face of the design as outlines, independent of installed fonts. */
export interface Lettering {
  /** Returns a text as the face can draw it: other characters are replaced by their plain letters, or left out. */
  drawable: (words: string) => string;
  /** Returns the width of a text in pixels. */
  width: (words: string, size: number) => number;
  /** Returns SVG outlines that begin at x on the baseline y. */
  draw: (words: string, x: number, y: number, size: number, colour: string) => string;
}

/** Loads a face: `width` and `weight` are positions on Archivo's axes, `spacing` is in em. */
export async function lettering(
  width: number,
  weight: number,
  spacing: number,
): Promise<Lettering> {
  const parts = ['latin', 'latin-ext'] as const;
  const fonts = await Promise.all(parts.map((part) => face(typefaceFile(part), width, weight)));
  const fontOf = (letter: string) =>
    fonts.find((font) => font.glyph(letter.codePointAt(0)!) !== undefined);

  /** Splits a text into runs of characters from one file; each run is shaped as a whole for its kerning. */
  const runsOf = (words: string) => {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of words) {
      const font = fontOf(letter);
      if (!font) throw new Error(`The typeface has no letter "${letter}".`);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  };
  const glyphsOf = function* (words: string, size: number) {
    let x = 0;
    for (const { font, text } of runsOf(words)) {
      const scale = size / font.face.upem;
      const line = new Line();
      line.addText(text);
      line.guessSegmentProperties();
      shape(font, line);
      const positions = line.getGlyphPositions();
      for (const [index, { codepoint: glyph }] of line.getGlyphInfos().entries()) {
        yield { outline: font.glyphToPath(glyph), x, scale };
        x += positions[index]!.xAdvance * scale + spacing * size;
      }
    }
    yield { outline: '', x, scale: 1 };
  };

  return {
    drawable: (words) => drawableIn((letter) => fontOf(letter) !== undefined, words),
    width: (words, size) => [...glyphsOf(words, size)].at(-1)!.x,
    draw: (words, x, y, size, colour) =>
      [...glyphsOf(words, size)]
        .filter(({ outline }) => outline !== '')
        .map(
          (glyph) =>
            `<path fill="${colour}" transform="translate(${(x + glyph.x).toFixed(2)} ${y}) scale(${glyph.scale} ${-glyph.scale})" d="${glyph.outline}"/>`,
        )
        .join(''),
  };
}

/** Returns a text of letters that a face has (see `Lettering`). */
const drawableIn = (has: (letter: string) => boolean, words: string) =>
  [...words.normalize('NFC')]
    .map((letter) => {
      if (has(letter)) return letter;
      const plain = [...withoutAccents(letter)];
      return plain.every(has) ? plain.join('') : '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The ranges of most Latin letters, digits, punctuation, currency signs and arrows. */
const letters = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2190, 0x2199],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('');

/** Cuts one file of the typeface at a fixed position on its axes. */
async function face(source: Buffer, width: number, weight: number): Promise<Font> {
  const pinned = await subsetFont(source, letters, {
    targetFormat: 'sfnt',
    variationAxes: { wdth: width, wght: weight },
  });
  return new Font(new Face(new Blob(pinned)));
}
