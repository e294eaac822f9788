import type { Fault, FieldPath, Meant } from '../findings/finding.ts';
import type { CheckerFault } from './wording/checker-wordings.ts';

/** An error or a note about the content; `code` and `data` determine its message. */
export interface Problem extends Fault {
  /** An error stops the build; a note is odd but allowed. */
  severity: 'error' | 'note';
  /** The path inside the content folder, with forward slashes: `schedule/monday.yaml`. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in characters. */
  column: number;
  /** How many characters the carets underline; 0 for a file as a whole. */
  length: number;
  /** The field at fault, as a path into the value of the file. */
  path?: FieldPath | undefined;
  /** A second field at fault, such as the other class at that time. */
  beside?: FieldPath | undefined;
  /** Other lines that the sentences mention, counted from 1. */
  lines?: readonly number[] | undefined;
  /** What to type instead of the value, or of the part `at`. */
  meant?: Meant | undefined;
  /** The part of the value that is at fault, if not all of it. */
  at?: string | undefined;
  /** Other files with the same note. */
  alike?: readonly string[];
}

/** A problem in the file that is being checked. */
export type Finding = Omit<Problem, 'file'>;

/** Where in its file a problem is underlined. */
export type Place = Pick<Problem, 'line' | 'column' | 'length'>;

/** The place of a finding about a whole file: its first line, with nothing underlined. */
export const wholeFile: Place = { line: 1, column: 1, length: 0 };

/** Makes a finding of the checker itself: an error, unless `more` says otherwise. */
export const finding = (
  fault: CheckerFault,
  place: Place,
  more: Partial<Omit<Finding, keyof Fault>> = {},
): Finding => ({ severity: 'error', ...place, ...fault, ...more });

/** Errors first, then notes; each by file, then line, then column. */
export const inReadingOrder = (a: Problem, b: Problem) =>
  compare(a.severity, b.severity) ||
  compare(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column;

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
