import type { LineFault } from '../wording/checker-wordings.ts';
import type { Found, Slip } from './line-at.ts';

/** A line that has a slip, the slip that claims it, and what is wrong as data. */
export interface Claim {
  slip: Slip<never>;
  found: Found;
  fault: LineFault;
}

/** Asks the slips of a family in their order; `passed` are those that looked at a line and left it as it is. */
export class Finder {
  private readonly passed: ReadonlySet<Slip<never>>;

  constructor(passed: ReadonlySet<Slip<never>>) {
    this.passed = passed;
  }

  in<At>(slips: readonly Slip<At>[], at: At): Claim | undefined {
    for (const slip of slips) {
      if (this.passed.has(slip)) continue;
      const found = slip.find(at);
      if (found) return { slip, found, fault: { code: slip.code, data: found.data } as LineFault };
    }
    return undefined;
  }
}
