import { quoted, splitComment, type LineAt } from './line-at.ts';

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
