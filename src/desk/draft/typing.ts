/* Typing: when the letters of a long text are written into the draft, and which letters are one step of Undo. */

import { isEmpty, isSame, valueAt } from '../../content/path.ts';
import type { DraftState } from './draft.ts';
import { fileAfter, type FieldPlace, type Values } from './edit.ts';
import type { Action } from './protocol.ts';

/** In milliseconds: after a longer pause, what is typed in a field is a step of its own. */
const typingPause = 500;

/**
 * In milliseconds: the letters of a long text are written into the draft after this time, even while somebody keeps
 * typing.
 */
const longestTyping = 1000;

/** The letters of a long text that are not in the draft yet. */
export class LongText {
  private pending: (() => void) | undefined;
  private timers: readonly ReturnType<typeof setTimeout>[] = [];

  /** Calls `write` after a pause, and after a while in any case. */
  writeSoon(write: () => void) {
    const now = () => this.write();
    const [longest = setTimeout(now, longestTyping), pause] = this.timers;
    clearTimeout(pause);
    this.pending = write;
    this.timers = [longest, setTimeout(now, typingPause)];
  }

  /** Writes the letters now. */
  write() {
    const { pending, timers } = this;
    this.pending = undefined;
    this.timers = [];
    timers.forEach(clearTimeout);
    pending?.();
  }
}

/** The field that was written last, which the next letter may continue. */
export class LastField {
  /** With the time in milliseconds, and the values before the step. */
  private written: { place: FieldPlace; at: number; since: Values } | undefined;

  /** What is written next is a step of its own. */
  leave() {
    this.written = undefined;
  }

  /** Whether an action continues the last step: one more letter in its field, or tidied spaces. */
  isContinuedBy(
    { field, edits = [] }: Action,
    { values: before, past }: DraftState & { past: readonly DraftState[] },
    after: Values,
    at: number,
  ): boolean {
    const last = this.written;
    this.leave();
    if (!field) return false;
    const place = { ...field, file: fileAfter(edits, field.file) };
    const was = valueAt(before[field.file], field.path);
    const is = valueAt(after[place.file], field.path);
    const isLetter = Math.abs(lengthOf(was) - lengthOf(is)) === 1;
    const goesOn =
      last !== undefined &&
      isSame(last.place, field) &&
      last.since === past.at(-1)?.values &&
      ((isLetter && at - last.at < typingPause) || withoutSpaces(was) === withoutSpaces(is));
    this.written = { place, at, since: goesOn ? last.since : before };
    return goesOn;
  }
}

const lengthOf = (value: unknown) => (isEmpty(value) ? 0 : String(value).length);

/** A text without its spaces; undefined if it is empty. */
function withoutSpaces(value: unknown): unknown {
  if (isEmpty(value)) return '';
  return typeof value === 'string' ? value.replace(/\s+/g, '') : value;
}
