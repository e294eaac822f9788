import type { Edited } from './markdown-lines.ts';

/** In milliseconds: characters typed without such a pause are undone together. */
const pause = 1000;

/** Undo and Redo of the rich text editor: the states of a text before each change. */
export class TextHistory {
  private past: Edited[] = [];
  private future: Edited[] = [];
  private typedAt = -Infinity;

  add(before: Edited) {
    this.past.push(before);
    this.future = [];
    this.typedAt = -Infinity;
  }

  addTyped(before: Edited, at: number) {
    if (at - this.typedAt > pause) this.add(before);
    this.typedAt = at;
  }

  undo(now: Edited): Edited | undefined {
    return this.step(this.past, this.future, now);
  }

  redo(now: Edited): Edited | undefined {
    return this.step(this.future, this.past, now);
  }

  forget() {
    this.past = [];
    this.future = [];
  }

  private step(from: Edited[], to: Edited[], now: Edited): Edited | undefined {
    const next = from.pop();
    if (next) to.push(now);
    this.typedAt = -Infinity;
    return next;
  }
}
