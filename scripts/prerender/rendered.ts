import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineHashes } from '../../src/security/headers.ts';
import type { PictureOrder } from '../pictures/share-pictures/orders.ts';

/** What the rest of the build needs to know of the pages: `rendered-all.json` of the build's folder. */
export interface Rendered {
  /** How many there are. */
  pages: number;
  hashes: InlineHashes;
  /** Addresses that have moved, and where to. */
  moved: readonly (readonly [from: string, to: string])[];
  orders: readonly PictureOrder[];
}

/** What one process has rendered, or two together. */
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
