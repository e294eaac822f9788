import { withoutComment, type Example } from '../lines/line-at.ts';
import type { Finding } from '../problem.ts';
import type { LineFault } from '../wording/checker-wordings.ts';

/** An edit that may fix a typing mistake. */
export interface Candidate {
  /** The replaced lines: index of the first, and of the one after the last. */
  from: number;
  to: number;
  /** The lines to put there. */
  by: readonly string[];
  /** Smaller edits are likelier, and cost less. */
  cost: number;
  /** The index in `by` of a guessed line: errors in it do not count. */
  guessed?: number;
  /** The index of the line to report; `from` by default. */
  at?: number;
  /** The mistake that it fixes. */
  fault: LineFault;
  /** Other lines that the sentences mention, counted from 1. */
  names?: readonly number[];
  /** Another edit may be meant as well: the mistake is reported without a fix. */
  isAmbiguous?: boolean;
}

/** The fix that a finding has already; the finding is reported unchanged. */
export interface OwnFix extends Pick<Candidate, 'from' | 'to' | 'by' | 'cost'> {
  own: Finding;
}

/**
 * The search stops at an edit that costs at most this and leaves no errors. The finding's own fix costs 0.5, a small
 * change of one line or a repeated line about 1, a dash or another change of whole lines more. Distance breaks ties.
 */
export const cheapEnough = 1.2;

/** A line that may have a typing mistake. */
export interface SuspectAt {
  readonly lines: readonly string[];
  /** The index of the line. */
  readonly at: number;
  readonly line: string;
  readonly text: string;
  readonly indent: number;
  /** Its possible indentations. */
  readonly places: readonly number[];
  /** Whether it may have this indentation without becoming part of a long text. */
  readonly mayBegin: (place: number) => boolean;
  /** Required names that are missing. */
  readonly missing: readonly string[];
}

/** A kind of typing mistake, and the edits that may fix it. The example shows one of these edits. */
export interface Repair {
  code: LineFault['code'];
  example: Example & { data?: object };
  /** A common intention: if this repair works too, the fix of a problem is only offered as a choice beside it. */
  isOftenMeant?: true;
  candidates(at: SuspectAt): Iterable<Candidate>;
}

/** Whether a line has no content. */
export const isBlankOrComment = (line: string) => /^\s*(#|$)/.test(line);
/** How many spaces and tabs a line begins with. */
export const marginOf = (line: string) => /^[ \t]*/.exec(line)![0].length;
/** Whether a line without its indentation begins with a dash. */
export const isItem = (text: string) => /^-(\s|$)/.test(text);
/** The name of a line without its indentation: "- price: 750" → "price". */
export const keyIn = (text: string) => /^(?:- +)?([\w-]+):(?:\s|$)/.exec(text)?.[1];
/** A line as a message quotes it: its key, or its beginning. */
export const shownLine = (text: string) => keyIn(text) ?? withoutComment(text).slice(0, 30);
/** Replaces the current line only. */
export const thisLine = ({ at }: SuspectAt) => ({ from: at, to: at + 1 });

/** A line with its possible indentations: those of the open levels above and the line below, or two spaces beside. */
export function suspectAt(
  lines: readonly string[],
  at: number,
  missing: readonly string[],
): SuspectAt | undefined {
  const line = lines[at];
  if (line === undefined || isBlankOrComment(line)) return undefined;
  const text = line.trim();
  const isOwn = isItem(text) || keyIn(text) !== undefined;
  const mayBegin = (place: number) => place >= 0 && (!isOwn || !isInText(lines, at, place));
  const places = placesFor(lines, at).filter(mayBegin);
  return { lines, at, line, text, indent: marginOf(line), places, mayBegin, missing };
}

/** Whether a line at this indentation would become part of a long text, and so be lost as a field. */
function isInText(lines: readonly string[], at: number, place: number): boolean {
  let least = place;
  for (let above = at - 1; above >= 0 && least > 0; above--) {
    const line = lines[above]!;
    if (isBlankOrComment(line) || marginOf(line) >= least) continue;
    if (/(?:^|\s)[|>][+-]?\s*(?:#.*)?$/.test(line)) return true;
    least = marginOf(line);
  }
  return false;
}

function placesFor(lines: readonly string[], at: number): number[] {
  const places = new Set<number>();
  let least = Infinity;
  for (let above = at - 1; above >= 0 && least > 0; above--) {
    const line = lines[above]!;
    if (isBlankOrComment(line)) continue;
    const indent = marginOf(line);
    if (indent >= least) continue;
    if (least === Infinity) places.add(indent + 2);
    least = indent;
    if (isItem(line.trim())) places.add(indent + 2);
    places.add(indent);
  }
  const below = lines.slice(at + 1).find((line) => !isBlankOrComment(line));
  if (below !== undefined) {
    places.add(marginOf(below));
    places.add(Math.max(0, marginOf(below) - 2));
  }
  return [...places];
}
