import type { Report } from '../../checker/check-between.ts';
import type { Problem } from '../../checker/problem.ts';
import type { Completed } from './completed-content.ts';
import { DraftCheck, isError, type DraftModel } from './draft-check.ts';
import type { Draft } from './draft.ts';
import type { Texts } from './text-change.ts';

/** Milliseconds after the last act. */
const fixDelay = 120;

export interface CheckedParts extends DraftModel {
  draft: () => Draft;
  /** Sizes in bytes of all pictures, by name. */
  pictures: () => ReadonlyMap<string, number>;
  onProblems: () => void;
}

/** The check of a draft that goes on being changed: after each change, and once more for the fixes. */
export class RunningCheck {
  problems: readonly Problem[] = [];
  private readonly parts: CheckedParts;
  private check: DraftCheck | undefined;
  /** Something has changed since it ran. */
  private isDue = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isBegun = false;

  constructor(parts: CheckedParts) {
    this.parts = parts;
  }

  /** Whether the first check has ended. */
  get hasRun(): boolean {
    return this.check !== undefined;
  }

  get toShow(): Completed | undefined {
    return this.check?.toShow;
  }

  get ids(): Report['ids'] {
    return this.check?.ids ?? noIds;
  }

  /** From now on every change is checked. Before, the first check would hold up the first forms. */
  begin() {
    this.isBegun = true;
    this.schedule();
  }

  /** Checks after the current task. */
  schedule() {
    this.isDue = true;
    clearTimeout(this.timer);
    if (this.isBegun) this.timer = setTimeout(() => this.run(), 0);
  }

  /** Runs now if it would run soon. */
  finish() {
    if (this.isDue) this.run();
  }

  /** The errors that the draft would have with other texts, and has not now. */
  newErrors(texts: Texts): readonly Problem[] {
    this.finish();
    return this.check!.newErrors(texts, this.parts.draft().saved);
  }

  run() {
    this.isDue = false;
    clearTimeout(this.timer);
    const { draft, pictures } = this.parts;
    const { saved, texts } = draft();
    const sizes = pictures();
    this.check ??= new DraftCheck(this.parts, saved, sizes);
    this.set(this.check.problems(texts, saved, sizes));
    // Debounced, because each fix that is tried needs a check of its own.
    if (this.problems.some(isError))
      this.timer = setTimeout(() => this.set(this.check!.withFixes()), fixDelay);
  }

  private set(problems: readonly Problem[]) {
    this.problems = problems;
    this.parts.onProblems();
  }
}

const noIds: Report['ids'] = new Map();
