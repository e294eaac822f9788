import type { Edit } from './edit.ts';

/** One thing that is wrong in the content, or odd, said in the words of the people who write it. */
export interface Problem {
  /** An error stops the build; a note is odd but allowed. */
  severity: 'error' | 'note';
  /** Inside the content folder, with forward slashes: `schedule/monday.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1, in characters. */
  column: number;
  /** How many characters the caret underlines. */
  length: number;
  /** The last line, when the same mistake goes on over several. */
  lastLine?: number;
  /** What is wrong, in one or two sentences. */
  message: string;
  /** What to do about it. */
  mend: string;
  /** The same for a form, where that cannot be told from the words for a file. */
  mendInForm?: string;
  /** The field that is meant, as a path into the value of the file: ['plans', 0, 'price']. */
  path?: readonly (string | number)[];
  /** What mends it, where that is certain. */
  edit?: Edit | undefined;
  /** Only the rest of the file shows what its lines are meant to be: the least repair is looked for. */
  inDoubt?: true;
  /** The line is where it belongs, and only what stands behind its name is wrong. */
  isOfValue?: true;
  /** The value was read as a text, and what its field says of that text counts more. */
  asText?: true;
}

/** A problem of the file at hand. */
export type Finding = Omit<Problem, 'file'>;

export type Place = Pick<Problem, 'line' | 'column' | 'length'>;

/** When the file as a whole is meant: its first line, with nothing to underline. */
export const wholeFile: Place = { line: 1, column: 1, length: 0 };

/** A mistake of the file as a whole. */
export const errorOfFile = (message: string, mend: string): Finding => ({
  severity: 'error',
  ...wholeFile,
  message,
  mend,
});

/** Errors first, then notes; each by file, then line, then column. */
export const inReadingOrder = (a: Problem, b: Problem) =>
  compare(a.severity, b.severity) ||
  compare(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column;

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
