import { withoutComment, type Example } from '../lines/line-at.ts';
import type { Finding } from '../problem.ts';
import type { LineFault } from '../wording/checker-wordings.ts';

/** A change of some lines that may undo a slip. */
export interface Candidate {
  /** The replaced lines: index of the first, and of the one after the last. */
  from: number;
  to: number;
  by: readonly string[];
  /** Smaller changes are likelier, and cost less. */
  cost: number;
  /** The index in `by` of an invented line: mistakes in it do not count. */
  guessed?: number;
  /** The index of the line to report; `from` by default. */
  at?: number;
  /** The slip that it undoes. */
  fault: LineFault;
  /** Other lines that the sentences mention, counted from 1. */
  names?: readonly number[];
  /** It explains the mistakes, but another change may be meant: it is reported without a fix. */
  isUnsure?: boolean;
}

/** The fix that a finding has already; the finding is reported unchanged. */
export interface OwnFix extends Pick<Candidate, 'from' | 'to' | 'by' | 'cost'> {
  own: Finding;
}

/**
 * A finding's own fix costs least, then one character or the indentation of one line, a dash, whole lines. Fractions
 * break ties by distance. A change that costs at most this and leaves no mistake ends the search.
 */
export const cheap = 1.2;

/** A line that may have slipped. */
export interface SuspectAt {
  readonly lines: readonly string[];
  readonly at: number;
  readonly line: string;
  readonly text: string;
  readonly indent: number;
  /** The indentations that it may have. */
  readonly places: readonly number[];
  /** Whether it may have this indentation without becoming part of a long text. */
  readonly mayBegin: (place: number) => boolean;
  /** Required names that are missing. */
  readonly missing: readonly string[];
}

/** A kind of slip and the changes that undo it. The example shows one of these changes, and `code` names its slip. */
export interface Repair {
  code: LineFault['code'];
  example: Example & { data?: object };
  /** Such lines are often meant like this: when it works too, no other change is certain. */
  isOftenMeant?: true;
  candidates(at: SuspectAt): Iterable<Candidate>;
}

export const isSilent = (line: string) => /^\s*(#|$)/.test(line);
export const marginOf = (line: string) => /^[ \t]*/.exec(line)![0].length;
export const isItem = (text: string) => /^-(\s|$)/.test(text);
export const nameIn = (text: string) => /^(?:- +)?([\w-]+):(?:\s|$)/.exec(text)?.[1];
/** What a message shows of a line: its name, or its beginning. */
export const shownLine = (text: string) => nameIn(text) ?? withoutComment(text).slice(0, 30);
/** Replaces the current line only. */
export const here = ({ at }: SuspectAt) => ({ from: at, to: at + 1 });

/** A line with its possible indentations: those of the levels open above it, and of the line below. */
export function suspectAt(
  lines: readonly string[],
  at: number,
  missing: readonly string[],
): SuspectAt | undefined {
  const line = lines[at];
  if (line === undefined || isSilent(line)) return undefined;
  const text = line.trim();
  const isOwn = isItem(text) || nameIn(text) !== undefined;
  const mayBegin = (place: number) => place >= 0 && (!isOwn || !isInText(lines, at, place));
  const places = placesFor(lines, at).filter(mayBegin);
  return { lines, at, line, text, indent: marginOf(line), places, mayBegin, missing };
}

/** Whether a line at this indentation would become part of a long text, and so be lost as a field. */
function isInText(lines: readonly string[], at: number, place: number): boolean {
  let least = place;
  for (let above = at - 1; above >= 0 && least > 0; above--) {
    const line = lines[above]!;
    if (isSilent(line) || marginOf(line) >= least) continue;
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
    if (isSilent(line)) continue;
    const indent = marginOf(line);
    if (indent >= least) continue;
    if (least === Infinity) places.add(indent + 2);
    least = indent;
    if (isItem(line.trim())) places.add(indent + 2);
    places.add(indent);
  }
  const below = lines.slice(at + 1).find((line) => !isSilent(line));
  if (below !== undefined) {
    places.add(marginOf(below));
    places.add(Math.max(0, marginOf(below) - 2));
  }
  return [...places];
}
