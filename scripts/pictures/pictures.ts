import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { caches } from '../disk/caches.ts';
import { contentFolder } from '../content/content-folder.ts';
import { makeRendition, readPhotographs, renditionsOf } from './photographs.ts';
import { drawPicture } from './share-pictures/draw-picture.ts';
import type { PictureOrder } from './share-pictures/orders.ts';

/** Every photograph in all its sizes and formats, into the folder of the site. */
export async function copyPhotographs(root: string, site: string): Promise<void> {
  const folder = join(contentFolder(root), 'images');
  const { photographs: cache, placeholderColours } = caches(root);
  const renditions = [...renditionsOf(await readPhotographs(folder, placeholderColours))];
  await copyTwoAtATime(site, renditions, (rendition) => makeRendition(folder, cache, rendition));
}

/** The picture that stands beside a link to each page, into the folder of the site. */
export async function copySharePictures(
  root: string,
  site: string,
  orders: readonly PictureOrder[],
): Promise<void> {
  const folder = join(contentFolder(root), 'images');
  const { sharePictures, placeholderColours } = caches(root);
  const photographs = await readPhotographs(folder, placeholderColours);
  const files = new Map(
    Object.entries(photographs).map(([name, { base }]) => [base, join(folder, name)]),
  );
  await copyTwoAtATime(site, orders, (order) =>
    drawPicture(order, files.get(order.base)!, sharePictures),
  );
}

/** Makes files and copies each to its address; two at a time, since sharp uses all processors itself. */
async function copyTwoAtATime<Order extends { address: string }>(
  site: string,
  orders: readonly Order[],
  make: (order: Order) => Promise<string>,
) {
  const waiting = [...orders];
  const work = async () => {
    for (let order = waiting.pop(); order; order = waiting.pop()) {
      const target = join(site, order.address);
      const made = await make(order);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(made, target);
    }
  };
  await Promise.all([work(), work()]);
}
