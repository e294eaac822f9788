import type { LineFault } from '../wording/checker-wordings.ts';
import type { LineMistake, Slip } from './line-at.ts';

/** A slip (a kind of typing mistake) that was found in a line. */
export interface SlipMatch {
  slip: Slip<never>;
  found: LineMistake;
  fault: LineFault;
}

/**
 * Finds the first slip of a table that matches a line. The line is parsed again after each slip, so `skipped` has the
 * slips that left it unchanged: without it, they would be found again forever.
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
