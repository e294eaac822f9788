import type { LineFault } from '../wording/checker-wordings.ts';
import type { Found, Slip } from './line-at.ts';

/** A line with a slip, the slip that matched it, and the fault. */
export interface Claim {
  slip: Slip<never>;
  found: Found;
  fault: LineFault;
}

/** Tries the slips of a family in order, except those to be `skipped`, which matched before and changed nothing. */
export class Finder {
  private readonly skipped: ReadonlySet<Slip<never>>;

  constructor(skipped: ReadonlySet<Slip<never>>) {
    this.skipped = skipped;
  }

  in<At>(slips: readonly Slip<At>[], at: At): Claim | undefined {
    for (const slip of slips) {
      if (this.skipped.has(slip)) continue;
      const found = slip.find(at);
      if (found) return { slip, found, fault: { code: slip.code, data: found.data } as LineFault };
    }
    return undefined;
  }
}
