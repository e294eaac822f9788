import type { InlineHashes } from '../src/security/headers.ts';
import type { PictureOrder } from './share-pictures/orders.ts';

/** What the rest of the build needs to know of the pages: `rendered.json` of the build's folder. */
export interface Rendered {
  /** How many there are. */
  pages: number;
  hashes: InlineHashes;
  /** Addresses that have moved, and where to. */
  moved: readonly (readonly [from: string, to: string])[];
  orders: readonly PictureOrder[];
}
