/* The problems that the check finds, and the sentences about them. */

import type { z } from 'zod';
import type { Path } from './path.ts';
import type { PlaceFormats } from './place/place-formats.ts';

/**
 * A change that certainly resolves a problem: `value` is written at the path; without a value, what is there is
 * removed.
 */
export interface Correction {
  path: Path;
  value?: unknown;
}

/** The two sentences to staff: what is wrong, and what to type instead, in a file or in a form. */
export interface Sentences {
  message: string;
  remedy: string;
  /** The remedy in a form, where the one for a file says how a value is written there. */
  atDesk?: string | undefined;
}

/** A problem in the value of a file, before its line is known. */
export interface ValueProblem extends Sentences {
  /** The path inside the content folder, with forward slashes: `schedule/monday.yaml`. */
  file: string;
  /** The field at fault, as a path into the value of the file. */
  path: Path;
  /** A second field at fault in the same file, such as the other class at that time. */
  beside?: Path | undefined;
  /** An error, the default, stops the build; a note is odd but allowed. */
  severity?: 'error' | 'note';
  /** The part of the value that is at fault, if not all of it. */
  at?: string | undefined;
  edits?: readonly Correction[] | undefined;
}

/** An error or a note about the content, with its place in the file. */
export interface Problem extends Position, Omit<ValueProblem, 'path'> {
  severity: 'error' | 'note';
  path?: Path | undefined;
}

/** A problem in the file that is being checked. */
export type FileProblem = Omit<Problem, 'file'>;

/** The place in its file at which a problem is underlined. */
export interface Position {
  /** The number of the line, from 1. */
  line: number;
  /** The first character of the line that is underlined, counted from 1. */
  column: number;
  /** How many characters the carets underline; 0 for a file as a whole. */
  length: number;
}

/** The place of a problem with a whole file: its first line, with nothing underlined. */
export const wholeFile: Position = { line: 1, column: 1, length: 0 };

/** Makes a problem of the file that is being checked: an error, unless `more` says otherwise. */
export const problemAt = (
  place: Position,
  message: string,
  remedy: string,
  more: Partial<FileProblem> = {},
): FileProblem => ({ severity: 'error', ...place, message, remedy, ...more });

/** Compares two problems: errors come before notes; both are sorted by file, then line, then column. */
export const inReadingOrder = (a: Problem, b: Problem) =>
  compare(a.severity, b.severity) ||
  compare(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column;

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** The sentences about a wrong value, in which `{field}` stands for the title of its field. */
export interface ValueSentences extends Sentences {
  /** The only value that can be meant; '{source}' is the value as it was typed, as `"{source}"` in the remedy is. */
  write?: string | number | boolean | undefined;
  /** The field that is missing beside this one, whose line may have become a comment. */
  lacks?: string | undefined;
  /** The part of the value that is at fault, if not all of it. */
  at?: string | undefined;
}

/** The same, or a function that writes it with dates, times and prices as at the place. */
export type ValueSentencesAt = ValueSentences | ((place: PlaceFormats) => ValueSentences);

export const problem = (
  message: string,
  remedy: string,
  more?: Omit<ValueSentences, 'message' | 'remedy'>,
): ValueSentences => ({ message, remedy, ...more });

/** Reports a problem in a refinement, of the value itself or of a part of it. */
export const report = (
  context: Pick<z.RefinementCtx, 'addIssue'>,
  sentences: ValueSentencesAt,
  ...path: (string | number)[]
) => context.addIssue({ code: 'custom', path, params: { sentences } });

/** The problem of a value for which `refine` returns false. */
export const refusal = (message: string, remedy: string) => ({
  params: { sentences: problem(message, remedy) },
});

/** Returns the problem of a value that its field does not accept: `"Price" must be …, but it is the text "₹750".` */
export function mustBe(
  what: string,
  input: unknown,
  remedy: string,
  more: Omit<ValueSentences, 'message' | 'remedy'> = {},
): ValueSentences {
  // A number or a "true" in quotes looks right, so the remedy says that the quotes are wrong.
  const isQuoted = typeof more.write !== 'string' && String(more.write) === input;
  return problem(
    `{field} must be ${what}, but it is ${inputInWords(input)}.`,
    isQuoted ? `${remedy}, without quotes` : remedy,
    more,
  );
}

/** Says what to write: the only value that can be meant, one of several, or an example. */
export function toWrite(values: readonly (string | number)[], isCertain: boolean): string {
  const [first, ...others] = values;
  if (isCertain && others.length === 0) return `Write ${first}`;
  return others.length === 0
    ? `Write what you mean, for example ${first}`
    : `Write ${first}, or ${others.join(' or ')} if that is meant.`;
}

/** Shortens a text to one line, so that a message stays readable. */
export function short(text: string, length = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** Describes a value so that its author recognises it: `the text "₹750"`, `a list`. */
export function inputInWords(input: unknown): string {
  if (input === null || input === undefined) return 'empty';
  if (typeof input === 'string')
    return input === '' ? 'an empty text' : `the text "${short(input)}"`;
  if (typeof input === 'boolean') return `the word ${input}`;
  if (typeof input === 'number') return `the number ${input}`;
  return Array.isArray(input) ? 'a list' : 'a group of lines';
}
