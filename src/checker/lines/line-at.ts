import { isEmpty } from './indentation.ts';
import type { LineFault } from '../wording/checker-wordings.ts';
import type { Layout, Names } from './layout.ts';

/** A line at hand, in the file it stands in. Lines and columns count from 0 here. */
export interface LineAt {
  readonly lines: readonly string[];
  readonly index: number;
  readonly names: Names;
  /** The levels that are open above it. */
  readonly layout: Layout;
  /** The number of its leading blanks, and the text after them. */
  readonly indent: number;
  readonly text: string;
}

/** The text after the blanks and dashes of a line. */
export interface NameAt extends LineAt {
  /** The blanks and dashes. */
  readonly before: string;
  readonly column: number;
  readonly inItem: boolean;
}

/** The text after a name or a dash. */
export interface ValueAt extends NameAt {
  /** The name, where the value has one. */
  readonly key?: string | undefined;
  /** Indentation of the name or list that the value belongs to. */
  readonly parent: number;
}

/** A parsed line: the layout after it, and the index of the next one. */
export interface Read {
  layout: Layout;
  next: number;
}

/** A mistake in a line, and how the lines read without it. */
export interface Found {
  /** The line that is shown, when it is not the one at hand. */
  line?: number;
  column: number;
  /** In characters; 1 without it. */
  length?: number;
  /** Other lines that its sentences name, counted from 1. */
  lines?: readonly number[];
  /** What certainly replaces the lines from `from` to before `to`; none where there is a choice. */
  edit?: readonly string[] | undefined;
  /** The lines to parse instead when there is no edit, or when the edit would hide the rest. */
  reads?: readonly string[];
  from?: number;
  to?: number;
  /** A note stops nothing. */
  severity?: 'note';
  /** The value is parsed as a text; a finding of its field replaces this one. */
  asText?: true;
  /** Nothing after it is looked at. */
  stops?: true;
}

type DataOfCode<Code> = Omit<Extract<LineFault, { code: Code }>, 'code'>;

/** One way in which a hand slips: its code, how it is recognised, and an example of it. */
export type Slip<At> = {
  [Code in LineFault['code']]: {
    code: Code;
    example: Example & DataOfCode<Code>;
    find(at: At): (Found & DataOfCode<Code>) | undefined;
  };
}[LineFault['code']];

/**
 * Lines with the slip, and the lines as they are read; beside them the data of the finding. Names: title, text, price,
 * items, name, end, newPrice.
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

/** Splits a text without quotes from the comment behind it. */
export function splitComment(text: string): [value: string, comment: string] {
  const start = text.search(/\s#/);
  return start < 0 ? [text, ''] : [text.slice(0, start), text.slice(start)];
}

/** The name that a line would have if it were a named line. */
export const nameOf = (text: string) => /^([A-Za-z][\w -]*?):(\s|$)/.exec(text)?.[1];

/** The first line below that says something. */
export const nextLine = ({ lines, index }: LineAt) =>
  lines.slice(index + 1, index + 50).find((line) => !isEmpty(line));

/** What to write from the name on, `price: 750`, and the line that it makes: a comment behind the value stays. */
export const writeLine = <More extends object>({ before }: NameAt, words: string, more?: More) => ({
  data: { ...(more as More), write: splitComment(words)[0].trim() },
  edit: [(before + words).trimEnd()],
});

/** "price: " or "- ", as it stands before a value in a message. */
export function lead({ key, inItem }: ValueAt): string {
  if (key !== undefined) return `${key}: `;
  return inItem ? '- ' : '';
}

/** Another value to write, `title: "Rest days"`, and the line with it: certain, but for a comment that may be text. */
export const writeValue = <More extends object>(
  at: ValueAt,
  value: string,
  comment = '',
  more?: More,
) => ({
  data: { ...(more as More), write: lead(at) + value },
  asText: true as const,
  // "#5, Banyan Yard" is no comment, though it would be read as one.
  ...(/^\s*#\S/.test(comment)
    ? { reads: [at.before + value + comment] }
    : { edit: [at.before + value + comment] }),
});

/** The same with the text that is there, in double quotes. */
export function writeQuoted<More extends object>(at: ValueAt, more?: More) {
  const [words, comment] = splitComment(at.text);
  return writeValue(at, quoted(words), comment, more);
}

/** The same where something else may be meant; in double quotes the text can be read on. */
export function mayQuote<More extends object>(at: ValueAt, more?: More) {
  const [words, comment] = splitComment(at.text);
  const { data, asText } = writeValue(at, quoted(words), comment, more);
  return { data, asText, reads: [at.before + quoted(words) + comment] };
}

/** Where a second name begins in the value of a first one: `16:00 end: 17:00`. */
export function joinedName(words: string, names: ReadonlySet<string>) {
  const found = /[\s,"']([a-z][\w-]*):\s+["'\d]/.exec(words);
  return found && names.has(found[1]!) ? { name: found[1]!, at: found.index + 1 } : undefined;
}

export const looksLikeAnEntry = (line: string, { all }: Names) => {
  const name = /^\s*(?:- )?([A-Za-z][\w-]*)\s*:(?:\s|$)/.exec(line)?.[1];
  return /^\s*-\s/.test(line) || (name !== undefined && all.has(name));
};
