import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineHashes } from '../../src/security/headers.ts';
import type { PictureOrder } from '../pictures/share-pictures/orders.ts';

/** The facts about the pages for later steps of the build, in `rendered-all.json`. */
export interface Rendered {
  /** Number of pages. */
  pages: number;
  hashes: InlineHashes;
  /** Moved addresses and their targets. */
  moved: readonly (readonly [from: string, to: string])[];
  orders: readonly PictureOrder[];
}

/** Merges the results of one or two processes. */
export function readRendered(folder: string, parts: readonly string[]): Rendered {
  const [first, ...others] = parts.map(
    (part) => JSON.parse(readFileSync(join(folder, `rendered-${part}.json`), 'utf8')) as Rendered,
  );
  const all = [first!, ...others];
  const styles = new Set(all.flatMap(({ hashes }) => hashes.styles));
  const orders = new Map(all.flatMap((one) => one.orders.map((order) => [order.address, order])));
  return {
    ...first!,
    hashes: { scripts: first!.hashes.scripts, styles: [...styles] },
    orders: [...orders.values()],
  };
}
