import type { Texts } from './text-change.ts';

/** The changes of one act: the texts of its files before and after it; null if a file did not exist. */
export interface AppliedAct {
  before: Readonly<Record<string, string | null>>;
  after: Readonly<Record<string, string | null>>;
  key?: string | undefined;
}

/** The number of acts that can be undone. */
const mostSteps = 1000;

/** The acts that can be undone and redone. */
export class UndoStack {
  private done: AppliedAct[] = [];
  private undone: AppliedAct[] = [];
  private readonly saved = new WeakSet<AppliedAct>();

  /** The act that Undo reverts. */
  get undoes(): AppliedAct | undefined {
    return this.done.at(-1);
  }

  /** The act that Redo repeats. */
  get redoes(): AppliedAct | undefined {
    return this.undone.at(-1);
  }

  /** The acts that are neither undone nor saved, in order. */
  get unsaved(): readonly AppliedAct[] {
    return this.done.filter((act) => !this.saved.has(act));
  }

  wereSaved(acts: readonly AppliedAct[]) {
    for (const act of acts) this.saved.add(act);
  }

  /** Removes acts that have left the draft: they cannot be undone, and nothing can be redone. */
  forget(acts: readonly AppliedAct[]) {
    this.done = this.done.filter((act) => !acts.includes(act));
    this.undone = [];
  }

  push(act: AppliedAct) {
    const last = this.done.at(-1);
    const isSame = act.key !== undefined && act.key === last?.key && this.undone.length === 0;
    if (isSame)
      this.done[this.done.length - 1] = {
        ...act,
        before: { ...act.before, ...last.before },
        after: { ...last.after, ...act.after },
      };
    else this.done.push(act);
    this.undone = [];
    if (this.done.length > mostSteps) this.done.shift();
  }

  /** Records an undo that changed `before` to `after`. */
  wasUndone({ before, after }: AppliedAct) {
    this.done.pop();
    this.undone.push({ before: after, after: before });
  }

  wasRedone(act: AppliedAct) {
    this.undone.pop();
    this.done.push(act);
  }
}

/** The texts of some files; null for a file that does not exist. */
export const textsOf = (texts: Texts, files: readonly string[]): AppliedAct['before'] =>
  Object.fromEntries(files.map((file) => [file, texts.get(file) ?? null]));
