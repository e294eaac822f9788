import type { Found, Slip } from './reading.ts';

/** A line that has a slip, and the slip that claims it. */
export interface Claim {
  slip: Slip<never>;
  found: Found;
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
      const { says, mend } = slip.example;
      if (found) return { slip, found: { says, mend, length: 1, ...found } };
    }
    return undefined;
  }
}
