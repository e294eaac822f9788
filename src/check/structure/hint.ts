import { type LineAt, quoted, splitComment } from './line-at.ts';
import type { FileProblem } from '../../content/problem.ts';

/** What is most likely wrong in a line. */
export interface Hinted {
  message: string;
  remedy: string;
  /** The index of the line, if it is not the one looked at. */
  line?: number;
  /** Counted from 0; the beginning of the text, if left out. */
  column?: number;
  /** In characters; to the end of the line, if left out. */
  length?: number;
  /** The line with its value as a text in quotes: what the field says of it comes before quotes. */
  asText?: string;
}

export interface Hint {
  /** Lines of a small file; the line with the slip begins with ">". */
  example: string;
  find: (at: LineAt) => Hinted | undefined;
}

/** The line as it should be, with its name and its comment: `price: 750`. */
export const write = ({ name, before }: LineAt, value: string) =>
  name === undefined ? `${before.trimStart()}${value}` : `${name}: ${value}`;
export const asText = (at: LineAt, words = splitComment(at.value)[0]) =>
  `${at.before}${at.name === undefined ? '' : `${at.name}: `}${quoted(words)}`;
export const inQuotes = (at: LineAt) => ({
  remedy: `Put the text in double quotes: ${write(at, quoted(splitComment(at.value)[0]))}`,
  asText: asText(at),
});

/** One content file after the per-file checks, before the cross-file checks. */
export interface ParsedFile {
  /** The text on disk, with `\n` line ends; empty when it could not be read. */
  text: string;
  /** The text that was parsed: without invisible characters. */
  cleaned: string;
  problems: FileProblem[];
  /** The number of errors that are not in `problems`. */
  hiddenErrorCount: number;
  /** The value as typed; undefined when the file could not be parsed. */
  typed: unknown;
  /** An error here may hide a declaration, so references to ids that it may declare are not reported as unknown. */
  isPartial: boolean;
  /** The checked value; undefined when there is any error. */
  value: unknown;
}
