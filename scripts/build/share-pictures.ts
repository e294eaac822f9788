import { createHash } from 'node:crypto';
import type { SharePicture } from '../../src/design/document/renderer.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileWhole } from '../disk.ts';
import { lettering, type Lettering } from './lettering.ts';

/** The name, descriptor and logo of the site, which are on every preview image for a shared link. */
export interface ShareBrand {
  name: string;
  descriptor: string;
  /** Path data in a box of 64 × 64. */
  logo: string;
}

/** A preview image to draw. */
export interface PictureOrder {
  /** "/share/0123456789ab.jpg": a hash of the content, so that it changes with the text or the photograph. */
  address: string;
  words: string;
  brand: ShareBrand;
  /** URL of the photograph without width and extension. */
  base: string;
  focus: string;
}

/** Increment when the drawing changes, which invalidates the cache. */
const cacheVersion = 2;

/** The order for the preview image of a page. Equal content has one address, so it is drawn once. */
export function orderOf(
  { words, photograph, focus }: SharePicture,
  brand: ShareBrand,
): PictureOrder {
  const order = { words, brand, base: photograph.base, focus };
  const hash = createHash('sha256')
    .update(JSON.stringify([cacheVersion, order]))
    .digest('hex');
  return { address: `/share/${hash.slice(0, 12)}.jpg`, ...order };
}

/** In bytes. Social networks do not recompress pictures below this size. */
const maxBytes = 100_000;

/** Draws a preview image, unless it is cached, and returns its file in the cache. */
export async function drawPicture(
  order: PictureOrder,
  photograph: string,
  cache: string,
): Promise<string> {
  const cached = join(cache, order.address.slice('/share/'.length));
  if (existsSync(cached)) return cached;
  const { default: sharp } = await import('sharp');
  const { width, height } = pictureSize;
  const { autoOrient: upright } = await sharp(photograph).metadata();
  const scale = Math.max(width / upright.width, height / upright.height);
  const scaled = {
    width: Math.max(width, Math.round(upright.width * scale)),
    height: Math.max(height, Math.round(upright.height * scale)),
  };
  const [x = 50, y = 50] = order.focus.split(' ').map((part) => parseFloat(part));
  const ground = await sharp(photograph)
    .rotate()
    .resize(scaled)
    .extract({
      left: Math.round(((scaled.width - width) * x) / 100),
      top: Math.round(((scaled.height - height) * y) / 100),
      width,
      height,
    })
    .composite([{ input: Buffer.from(await drawOver(order.words, order.brand)) }])
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

/** The usual size of preview images for links. */
export const pictureSize = { width: 1200, height: 630 };

const margin = 64;
const bone = '#f6f3ea';
const sizes = [108, 96, 86, 76, 68, 60, 54];
const maxLines = 3;

let faces: Promise<[display: Lettering, text: Lettering]> | undefined;

/**
 * Draws the overlay of a preview image, as SVG over its photograph: a gradient, the logo, the name of the site and the
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

/** The title in the largest size that fits three lines, from the bottom up. */
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
