import type { Report } from '../../checker/check-between.ts';
import type { ContentModel } from '../../checker/model.ts';
import type { Problem } from '../../checker/problem.ts';
import { DraftCheck, isError } from './draft-check.ts';
import type { Draft } from './draft.ts';

/** Milliseconds after the last act. */
const fixDelay = 120;

export interface CheckedParts {
  model: ContentModel;
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
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: CheckedParts) {
    this.parts = parts;
  }

  /** The first check is through. */
  get hasRun(): boolean {
    return this.check !== undefined;
  }

  get contentToShow(): Report['content'] | undefined {
    return this.check?.contentToShow;
  }

  get isBehind(): boolean {
    return this.check?.isBehind ?? false;
  }

  get ids(): Report['ids'] {
    return this.check?.ids ?? noIds;
  }

  /** Checks once everything else of this moment is done. */
  schedule() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(), 0);
  }

  run() {
    clearTimeout(this.timer);
    const { model, draft, pictures } = this.parts;
    const { saved, texts } = draft();
    const sizes = pictures();
    this.check ??= new DraftCheck(model, saved, sizes);
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
