import type { Fault, FieldPath, Meant } from '../findings/finding.ts';
import type { Edit } from './edit.ts';
import type { CheckerFault } from './wording/checker-wordings.ts';

/** An edit that fixes a problem. */
export interface Fix {
  /** Nothing else can be meant; or it is one of several readings. */
  kind: 'certain' | 'choice';
  edit: Edit;
}

/** One thing that is wrong in the content, or odd. Its sentences are made from the code and the data. */
export interface Problem extends Fault {
  /** An error stops the build; a note is odd but allowed. */
  severity: 'error' | 'note';
  /** Inside the content folder, with forward slashes: `schedule/monday.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1, in characters. */
  column: number;
  /** How many characters the caret underlines; 0 for a file as a whole. */
  length: number;
  /** The last line, when the same mistake goes on over several. */
  lastLine?: number;
  /** The field that is meant, as a path into the value of the file. */
  path?: FieldPath | undefined;
  /** Other lines that the sentences name. */
  lines?: readonly number[] | undefined;
  /** What to type in place of the value, or of the words at `at`. */
  meant?: Meant | undefined;
  /** The words inside the value that are meant, when it is not all of it. */
  at?: string | undefined;
  /** Another reading of the same lines, which is as likely. */
  or?: Fault & Pick<Problem, 'lines'>;
  /** How many lines below have the same mistake. */
  repeated?: number;
  /** Other files with the same note. */
  alike?: readonly string[];
  /** The edits that fix it, in lines of the file. */
  fixes: readonly Fix[];
  /** Only the rest of the file shows what its lines are meant to be: the least repair is looked for. */
  inDoubt?: true;
  /** The line is where it belongs, and only its value is wrong. */
  isOfValue?: true;
  /** The value was read as a text, and what its field says of that text counts more. */
  asText?: true;
}

/** A problem of the file at hand. */
export type Finding = Omit<Problem, 'file'>;

export type Place = Pick<Problem, 'line' | 'column' | 'length'>;

/** When the file as a whole is meant: its first line, with nothing to underline. */
export const wholeFile: Place = { line: 1, column: 1, length: 0 };

/** A finding of the checker itself: an error, unless `more` says otherwise. */
export const finding = (
  fault: CheckerFault,
  place: Place,
  more: Partial<Omit<Finding, keyof Fault>> = {},
): Finding => ({ severity: 'error', ...place, fixes: [], ...fault, ...more });

/** The edits that nothing speaks against: one, or none. */
export const certainFix = (edit: Edit | undefined): readonly Fix[] =>
  edit ? [{ kind: 'certain', edit }] : [];

/** The edit that is certain, if there is one. */
export const certainEditOf = ({ fixes }: Pick<Problem, 'fixes'>): Edit | undefined =>
  fixes.find(({ kind }) => kind === 'certain')?.edit;

/** Errors first, then notes; each by file, then line, then column. */
export const inReadingOrder = (a: Problem, b: Problem) =>
  compare(a.severity, b.severity) ||
  compare(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column;

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
