import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileWhole } from '../../../disk/whole-file.ts';
import { drawOver, pictureSize } from './drawing.ts';
import type { PictureOrder } from './orders.ts';

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
