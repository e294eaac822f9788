import { isEmpty } from './indentation.ts';
import type { LineFault } from '../wording/checker-wordings.ts';
import type { Layout, Names } from './layout.ts';

/** A line of a file, searched for slips (typing mistakes). Lines and columns are counted from 0. */
export interface LineAt {
  readonly lines: readonly string[];
  readonly index: number;
  readonly names: Names;
  /** The levels that are open above the line. */
  readonly layout: Layout;
  /** The number of leading spaces, and the text after them. */
  readonly indent: number;
  readonly text: string;
}

/** The text after the indentation and dashes of a line. */
export interface NameAt extends LineAt {
  /** The indentation and dashes. */
  readonly before: string;
  readonly column: number;
  readonly inItem: boolean;
}

/** The text after a name or a dash. */
export interface ValueAt extends NameAt {
  /** The name, if the value has one. */
  readonly key?: string | undefined;
  /** Indentation of the name or list that the value belongs to. */
  readonly parent: number;
}

/** A line without mistakes: the layout after it, and the index of the next line to parse. */
export interface ParsedLine {
  layout: Layout;
  next: number;
}

/** A mistake in a line, and the lines to parse in its place. */
export interface LineMistake {
  /** Index of the line to show, if not the current one. */
  line?: number;
  column: number;
  /** In characters; 1 by default. */
  length?: number;
  /** Other lines that the sentences mention, counted from 1. */
  lines?: readonly number[];
  /** The lines to write instead of those from `from` to before `to`; undefined if other corrections are possible. */
  edit?: readonly string[] | undefined;
  /** The lines to continue parsing with, if not `edit`. */
  reads?: readonly string[];
  from?: number;
  to?: number;
  severity?: 'note';
  /** The value is parsed as a text; a finding of its field replaces this one. */
  asText?: true;
  /** The rest of the file is not parsed. */
  stops?: true;
}

type DataOfCode<Code> = Omit<Extract<LineFault, { code: Code }>, 'code'>;

/** A slip is a kind of typing mistake: its code, how to recognise it, and an example. */
export type Slip<At> = {
  [Code in LineFault['code']]: {
    code: Code;
    example: Example & DataOfCode<Code>;
    find(at: At): (LineMistake & DataOfCode<Code>) | undefined;
  };
}[LineFault['code']];

/**
 * Lines with the slip, the repaired lines, and the data of the finding. The schema of the examples has the names title,
 * text, price, items, name, end and newPrice.
 */
export interface Example {
  wrong: string;
  reads: string;
}

/** The text in double quotes, with apostrophes for the quotes inside. */
export const quoted = (text: string) =>
  `"${text
    .trim()
    .replace(/^[“”„]|[“”„]$/g, '')
    .replace(/["“”„]/g, "'")
    .replace(/\\/g, '\\\\')}"`;

/** Splits a text without quotes from its trailing comment. */
export function splitComment(text: string): [value: string, comment: string] {
  const start = text.search(/\s#/);
  return start < 0 ? [text, ''] : [text.slice(0, start), text.slice(start)];
}

/** A line without its trailing comment. A # in quotes does not begin a comment. */
export const withoutComment = (text: string) =>
  /^((?:- +)*(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')?.*?)(?:(?<=\s)#.*)?$/
    .exec(text)![1]!
    .trimEnd();

/** The name of a line, if it has one. */
export const nameOf = (text: string) => /^([A-Za-z][\w -]*?):(\s|$)/.exec(text)?.[1];

/** The next line that is not empty. */
export const nextLine = ({ lines, index }: LineAt) =>
  lines.slice(index + 1, index + 50).find((line) => !isEmpty(line));

/** Rewrites a line from its name on, `price: 750`; the data leaves out a trailing comment. */
export const writeLine = <More extends object>({ before }: NameAt, words: string, more?: More) => ({
  data: { ...(more as More), write: withoutComment(words) },
  edit: [(before + words).trimEnd()],
});

/** "price: " or "- ": the beginning of a value in a message. */
export function lead({ key, inItem }: ValueAt): string {
  if (key !== undefined) return `${key}: `;
  return inItem ? '- ' : '';
}

/** Rewrites a value, `title: "Rest days"`; not certain when the comment may be part of the text. */
export const writeValue = <More extends object>(
  at: ValueAt,
  value: string,
  comment = '',
  more?: More,
) => ({
  data: { ...(more as More), write: lead(at) + value },
  asText: true as const,
  // "#5, Banyan Yard" would be parsed as a comment, but is text.
  ...(/^\s*#\S/.test(comment)
    ? { reads: [at.before + value + comment] }
    : { edit: [at.before + value + comment] }),
});

/** Rewrites a value as its current text in double quotes, like `writeValue`. */
export function writeQuoted<More extends object>(at: ValueAt, more?: More) {
  const [words, comment] = splitComment(at.text);
  return writeValue(at, quoted(words), comment, more);
}

/** Like `writeQuoted`, but without an edit that counts as certain: the quotes only let parsing continue. */
export function mayQuote<More extends object>(at: ValueAt, more?: More) {
  const [words, comment] = splitComment(at.text);
  const { data, asText } = writeValue(at, quoted(words), comment, more);
  return { data, asText, reads: [at.before + quoted(words) + comment] };
}

/** Finds a second name in a value, with its index: `16:00 end: 17:00`. */
export function joinedName(words: string, names: ReadonlySet<string>) {
  const found = /[\s,"']([a-z][\w-]*):\s+["'\d]/.exec(words);
  return found && names.has(found[1]!) ? { name: found[1]!, at: found.index + 1 } : undefined;
}

/** Whether a line begins with a dash or with a name of the schema. */
export const looksLikeAnEntry = (line: string, { all }: Names) => {
  const name = /^\s*(?:- )?([A-Za-z][\w-]*)\s*:(?:\s|$)/.exec(line)?.[1];
  return /^\s*-\s/.test(line) || (name !== undefined && all.has(name));
};
