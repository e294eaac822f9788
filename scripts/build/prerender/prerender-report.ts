import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineHashes } from '../../../src/design/document/headers.ts';
import type { PictureOrder } from '../pictures/share-pictures/orders.ts';

/** What one prerender process reports to the later steps of the build, in `rendered-PART.json`. */
export interface PrerenderReport {
  /** Number of pages of the whole site, without /404. */
  pages: number;
  hashes: InlineHashes;
  /** Moved addresses and their targets. */
  moved: readonly (readonly [from: string, to: string])[];
  /** The preview images for shared links, which a later step draws. */
  orders: readonly PictureOrder[];
}

/**
 * Reads and merges the reports of one or two processes; `pages`, `moved` and the hashes of scripts are the same in
 * both.
 */
export function readPrerenderReports(folder: string, parts: readonly string[]): PrerenderReport {
  const [first, ...others] = parts.map(
    (part) =>
      JSON.parse(readFileSync(join(folder, `rendered-${part}.json`), 'utf8')) as PrerenderReport,
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
