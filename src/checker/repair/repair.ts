import type { Example } from '../lines/line-at.ts';
import type { Finding } from '../problem.ts';
import type { LineFault } from '../wording/checker-wordings.ts';

/** A change of some lines that may be what undoes a slip. */
export interface Candidate {
  /** The lines that are replaced: index of the first, and of the one after the last. */
  from: number;
  to: number;
  by: readonly string[];
  /** The smaller the change, the likelier it is. */
  cost: number;
  /** Index of a line of `by` that is invented: mistakes in it do not count. */
  guessed?: number;
  /** Where it is shown, as an index; the first of the lines without it. */
  at?: number;
  /** What it undoes. */
  fault: LineFault;
  /** Other lines that its sentences name, counted from 1. */
  names?: readonly number[];
  /** It explains the mistakes, but something else may be meant: it is reported without a fix. */
  isUnsure?: boolean;
}

/** The fix that a finding brings along; the finding is reported unchanged. */
export interface OwnFix extends Pick<Candidate, 'from' | 'to' | 'by' | 'cost'> {
  own: Finding;
}

/**
 * What a change costs: the remedy of the mistake itself, one sign or the blanks of one line, a dash, a whole line.
 * Fractions break ties by distance. A change of `cheap` that leaves no mistake ends the search.
 */
export const cheap = 1.2;

/** A line that may have slipped. */
export interface SuspectAt {
  readonly lines: readonly string[];
  readonly at: number;
  readonly line: string;
  readonly text: string;
  readonly indent: number;
  /** The indentations at which it may begin. */
  readonly places: readonly number[];
  /** Whether it is no line of a long text there. */
  readonly mayBegin: (place: number) => boolean;
  /** Names that a group lacks. */
  readonly missing: readonly string[];
}

/** What may have happened to a line, and the changes that undo it. The example is a file with one of its changes, and `code` what that undoes. */
export interface Repair {
  code: LineFault['code'];
  example: Example & { data?: object };
  /** Lines that look like this are as often meant so: where it fits too, no other change is certain. */
  isOftenMeant?: true;
  candidates(at: SuspectAt): Iterable<Candidate>;
}

export const isSilent = (line: string) => /^\s*(#|$)/.test(line);
export const marginOf = (line: string) => /^[ \t]*/.exec(line)![0].length;
export const isItem = (text: string) => /^-(\s|$)/.test(text);
export const nameIn = (text: string) => /^(?:- +)?([\w-]+):(?:\s|$)/.exec(text)?.[1];
/** A line in a message: its name, or how it begins. */
export const shownLine = (text: string) => nameIn(text) ?? text.slice(0, 30);
/** The one line at hand, replaced. */
export const here = ({ at }: SuspectAt) => ({ from: at, to: at + 1 });

/** A line, with the places where it may begin: those that are open above it, and that of the line below. */
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

/** Whether a line would belong to a long text at this place: a named line that is moved there would be lost in it. */
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
