import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { caches } from '../../disk/caches.ts';
import { contentFolder } from '../../disk/content-folder.ts';
import { makeRendition, readPhotographs, renditionsOf } from './photographs.ts';
import { drawPicture } from './share-pictures/draw-picture.ts';
import type { PictureOrder } from './share-pictures/orders.ts';

/** Copies every photograph in all sizes and formats, and the preview images for shared links, into the site. */
export async function copyPictures(root: string, site: string, orders: readonly PictureOrder[]) {
  const folder = join(contentFolder(root), 'images');
  const cache = caches(root);
  const photographs = await readPhotographs(folder, cache.placeholderColours);
  await copyTwoAtATime(site, [...renditionsOf(photographs)], (rendition) =>
    makeRendition(folder, cache.photographs, rendition),
  );
  const files = new Map(
    Object.entries(photographs).map(([name, { base }]) => [base, join(folder, name)]),
  );
  await copyTwoAtATime(site, orders, (order) =>
    drawPicture(order, files.get(order.base)!, cache.sharePictures),
  );
}

/** Makes and copies two files at a time, since sharp already encodes each AVIF file in several threads. */
async function copyTwoAtATime<Order extends { address: string }>(
  site: string,
  orders: readonly Order[],
  make: (order: Order) => Promise<string>,
) {
  const waiting = [...orders];
  const work = async () => {
    for (let order = waiting.pop(); order; order = waiting.pop()) {
      cpSync(await make(order), join(site, order.address));
    }
  };
  await Promise.all([work(), work()]);
}
