import type { LineFault } from '../wording/checker-wordings.ts';
import type { LineMistake, Slip } from './line-at.ts';

/** A slip that matched a line. */
export interface SlipMatch {
  slip: Slip<never>;
  found: LineMistake;
  fault: LineFault;
}

/**
 * Finds the first slip that matches. `skipped` are those already reported without changing the line: finding them again
 * would never end.
 */
export class SlipFinder {
  private readonly skipped: ReadonlySet<Slip<never>>;

  constructor(skipped: ReadonlySet<Slip<never>>) {
    this.skipped = skipped;
  }

  firstMatch<At>(slips: readonly Slip<At>[], at: At): SlipMatch | undefined {
    for (const slip of slips) {
      if (this.skipped.has(slip)) continue;
      const found = slip.find(at);
      if (found) return { slip, found, fault: { code: slip.code, data: found.data } as LineFault };
    }
    return undefined;
  }
}
