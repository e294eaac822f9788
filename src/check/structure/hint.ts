import { type LineAt, quoted, splitComment } from './line-at.ts';

/**
 * Recognises one common slip in a line of a content file and says how to correct it; the hints themselves are in
 * line-hints.ts, neighbour-hints.ts and quote-hints.ts.
 */
export interface Hint {
  /** Lines of a small file; the line with the slip begins with ">". */
  example: string;
  find: (at: LineAt) => FoundSlip | undefined;
}

/** What is most likely wrong in a line. */
export interface FoundSlip {
  message: string;
  remedy: string;
  /** The index of the line with the slip, if it is another one than the line that was looked at. */
  line?: number;
  /** The column of the slip, counted from 0; without it, the slip begins where the text of the line begins. */
  column?: number;
  /** The length of the slip in characters; without it, the slip extends to the end of the line. */
  length?: number;
  /** The line with its value in quotes. If its field refuses that text, the message of the field comes first. */
  asText?: string;
}

/** The line as it should be, with its name, such as `price: 750`. */
export const correctedLine = ({ name, before }: LineAt, value: string) =>
  name === undefined ? `${before.trimStart()}${value}` : `${name}: ${value}`;

/** The line with its value in quotes. */
export const asText = (at: LineAt, words = splitComment(at.value)[0]) =>
  `${at.before}${at.name === undefined ? '' : `${at.name}: `}${quoted(words)}`;

/** The advice to put a value in quotes. */
export const inQuotes = (at: LineAt) => ({
  remedy: `Put the text in double quotes: ${correctedLine(at, quoted(splitComment(at.value)[0]))}`,
  asText: asText(at),
});
