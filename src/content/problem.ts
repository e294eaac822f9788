/** A path into the value of a file: ['plans', 0, 'price']. */
export type FieldPath = readonly (string | number)[];

/** A change that certainly resolves a problem: the value to write at a path. Without one, what is there is removed. */
export interface Edit {
  path: FieldPath;
  value?: unknown;
}

/** What is wrong, and what to do: for people who edit the file, and for people who fill in a form. */
export interface Sentences {
  message: string;
  remedy: string;
}

/** A problem in the value of a file, before its line is known. */
export interface ValueProblem extends Sentences {
  /** The path inside the content folder, with forward slashes: `schedule/monday.yaml`. */
  file: string;
  /** The field at fault, as a path into the value of the file. */
  path: FieldPath;
  /** A second field at fault in the same file, such as the other class at that time. */
  beside?: FieldPath | undefined;
  /** An error, the default, stops the build; a note is odd but allowed. */
  severity?: 'error' | 'note';
  /** The part of the value that is at fault, if not all of it. */
  at?: string | undefined;
  edits?: readonly Edit[] | undefined;
}

/** An error or a note about the content, with its place in the file. */
export interface Problem extends Place, Omit<ValueProblem, 'path'> {
  severity: 'error' | 'note';
  path?: FieldPath | undefined;
}

/** A problem in the file that is being checked. */
export type FileProblem = Omit<Problem, 'file'>;

/** Where in its file a problem is underlined. */
export interface Place {
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in characters. */
  column: number;
  /** How many characters the carets underline; 0 for a file as a whole. */
  length: number;
}

/** The place of a problem with a whole file: its first line, with nothing underlined. */
export const wholeFile: Place = { line: 1, column: 1, length: 0 };

/** Makes a problem of the file that is being checked: an error, unless `more` says otherwise. */
export const problemAt = (
  place: Place,
  message: string,
  remedy: string,
  more: Partial<FileProblem> = {},
): FileProblem => ({ severity: 'error', ...place, message, remedy, ...more });

/** Errors first, then notes; each by file, then line, then column. */
export const inReadingOrder = (a: Problem, b: Problem) =>
  compare(a.severity, b.severity) ||
  compare(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column;

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
