import type { Fault, FieldPath, Meant } from '../findings/finding.ts';
import type { Edit } from './edit.ts';
import type { CheckerFault } from './wording/checker-wordings.ts';

/** An edit that fixes a problem. */
export interface Fix {
  /** `choice`: one of several possible readings. */
  kind: 'certain' | 'choice';
  edit: Edit;
}

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
  /** The last line of a mistake that spans several, included. */
  lastLine?: number;
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
  /** Another reading of the same lines that is equally likely. */
  or?: Fault & Pick<Problem, 'lines'>;
  /** How many further lines have the same mistake. */
  repeated?: number;
  /** Other files with the same note. */
  alike?: readonly string[];
  /** Edits that fix the problem. */
  fixes: readonly Fix[];
  /** The meaning of the lines depends on the rest of the file: the smallest repair has to be found. */
  inDoubt?: true;
  /** The line is in the right place; only its value is wrong. */
  isOfValue?: true;
  /** The value was parsed as a text; a finding of its field replaces this one. */
  asText?: true;
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
): Finding => ({ severity: 'error', ...place, fixes: [], ...fault, ...more });

/** Makes the list of fixes for an edit that is certain. */
export const certainFix = (edit: Edit | undefined): readonly Fix[] =>
  edit ? [{ kind: 'certain', edit }] : [];

/** The certain edit, if there is one. */
export const certainEditOf = ({ fixes }: Pick<Problem, 'fixes'>): Edit | undefined =>
  fixes.find(({ kind }) => kind === 'certain')?.edit;

/** Errors first, then notes; each by file, then line, then column. */
export const inReadingOrder = (a: Problem, b: Problem) =>
  compare(a.severity, b.severity) ||
  compare(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column;

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
