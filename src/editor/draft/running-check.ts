import type { Report } from '../../checker/check-between.ts';
import type { Problem } from '../../checker/problem.ts';
import type { Completed } from './completed-content.ts';
import { DraftCheck, type DraftModel } from './draft-check.ts';
import type { Draft } from './draft.ts';
import type { Texts } from './text-change.ts';

/** The dependencies of the check. */
export interface CheckedParts extends DraftModel {
  draft: () => Draft;
  /** Sizes in bytes of all pictures, by name. */
  pictures: () => ReadonlyMap<string, number>;
  /** Called after each check. */
  onProblems: () => void;
}

/** Checks a draft after each change. */
export class RunningCheck {
  problems: readonly Problem[] = [];
  private readonly parts: CheckedParts;
  private check: DraftCheck | undefined;
  /** The draft has changed since the last run. */
  private isDue = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isBegun = false;

  constructor(parts: CheckedParts) {
    this.parts = parts;
  }

  /** Whether the first check has finished. */
  get hasRun(): boolean {
    return this.check !== undefined;
  }

  get latestValid(): Completed | undefined {
    return this.check?.latestValid;
  }

  get ids(): Report['ids'] {
    return this.check?.ids ?? noIds;
  }

  /** Starts checking every change. Not earlier, because the first check would delay the first forms. */
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

  /** Runs the pending check now, if there is one. */
  finish() {
    if (this.isDue) this.run();
  }

  /** The errors that other texts would add to those of the draft. */
  newErrors(texts: Texts): readonly Problem[] {
    this.finish();
    return this.check!.newErrors(texts);
  }

  run() {
    this.isDue = false;
    clearTimeout(this.timer);
    const { draft, pictures } = this.parts;
    const { saved, texts } = draft();
    const sizes = pictures();
    this.check ??= new DraftCheck(this.parts, saved, sizes);
    this.set(this.check.problems(texts, sizes));
  }

  private set(problems: readonly Problem[]) {
    this.problems = problems;
    this.parts.onProblems();
  }
}

const noIds: Report['ids'] = new Map();
