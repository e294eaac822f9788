import { isEmpty } from './indentation.ts';
import type { Layout, Names } from './layout.ts';

/** A line at hand, in the file it stands in. Lines and columns count from 0 here. */
export interface LineAt {
  readonly lines: readonly string[];
  readonly index: number;
  readonly names: Names;
  /** The levels that are open above it. */
  readonly layout: Layout;
  /** How many blanks it begins with, and what stands behind them. */
  readonly indent: number;
  readonly text: string;
}

/** What stands behind the blanks and dashes of a line. */
export interface NameAt extends LineAt {
  /** The blanks and dashes. */
  readonly before: string;
  readonly column: number;
  readonly inItem: boolean;
}

/** What stands behind a name or a dash. */
export interface ValueAt extends NameAt {
  /** The name, where the value has one. */
  readonly key?: string | undefined;
  /** Indentation of the name or list that the value belongs to. */
  readonly parent: number;
}

/** A line that was read: what is open behind it, and the next one. */
export interface Read {
  layout: Layout;
  next: number;
}

/** A mistake: what is wrong, what to do about it, and how the lines read then. */
export interface Found {
  /** The line that is shown, when it is not the one at hand. */
  line?: number;
  column: number;
  length: number;
  says: string;
  mend: string;
  /** What the remedy makes of the lines from `from` to before `to`; none where it leaves a choice. */
  edit?: readonly string[] | undefined;
  /** What is read instead when there is no edit, or when the edit would hide the rest. Without either nothing changes. */
  reads?: readonly string[];
  from?: number;
  to?: number;
  /** A note stops nothing. */
  severity?: 'note';
  /** The value is read as a text: where its field takes no such text, that is what is wrong. */
  asText?: true;
  /** Nothing after it is looked at. */
  stops?: true;
}

/** What a slip finds. It leaves out what is the same on every line: the words of its example, and a length of one. */
type Seen = Omit<Found, keyof Words> & Partial<Words>;
type Words = Pick<Found, 'says' | 'mend' | 'length'>;

/** One way in which a hand slips: how it is recognised, and an example of it. */
export interface Slip<At> {
  example: Example;
  find(at: At): Seen | undefined;
}

/** Lines with the slip, what is said of it, and the lines as they are read. Names: title, text, price, items, name, end, newPrice. */
export interface Example {
  wrong: string;
  says: string;
  mend: string;
  reads: string;
}

/** The text in double quotes, with apostrophes for the quotes inside. */
export const quoted = (text: string) =>
  `"${text
    .trim()
    .replace(/^[“”„]|[“”„]$/g, '')
    .replace(/["“”„]/g, "'")
    .replace(/\\/g, '\\\\')}"`;

/** Splits a text without quotes from the remark behind it. */
export function splitRemark(text: string): [value: string, remark: string] {
  const start = text.search(/\s#/);
  return start < 0 ? [text, ''] : [text.slice(0, start), text.slice(start)];
}

/** The name that a line would have if it were a named line. */
export const nameOf = (text: string) => /^([A-Za-z][\w -]*?):(\s|$)/.exec(text)?.[1];

/** The first line below that says something. */
export const nextLine = ({ lines, index }: LineAt) =>
  lines.slice(index + 1, index + 50).find((line) => !isEmpty(line));

/** The remedy "Write price: 750" and the line that it makes: a remark behind the value stays. */
export function write({ before }: NameAt, words: string, ask = 'Write') {
  return { mend: `${ask} ${splitRemark(words)[0].trim()}`, edit: [(before + words).trimEnd()] };
}

/** "price: " or "- ", as it stands before a value in a message. */
export function lead({ key, inItem }: ValueAt): string {
  if (key !== undefined) return `${key}: `;
  return inItem ? '- ' : '';
}

/** The remedy that gives a value another text: "Put it in double quotes: title: …". */
export const writeValue = (at: ValueAt, ask: string, value: string, remark = '') => ({
  mend: `${ask} ${lead(at)}${value}`,
  asText: true as const,
  // "#5, Banyan Yard" is no remark, though it would be read as one.
  ...(/^\s*#\S/.test(remark)
    ? { reads: [at.before + value + remark] }
    : { edit: [at.before + value + remark] }),
});

/** The same with the text that is there, in double quotes. */
export function writeQuoted(at: ValueAt, ask: string) {
  const [words, remark] = splitRemark(at.text);
  return writeValue(at, ask, quoted(words), remark);
}

/** A remedy that leaves a choice; in double quotes the text can be read on. */
export function orQuote(at: ValueAt, ask: string) {
  const [words, remark] = splitRemark(at.text);
  return {
    mend: `${ask} ${lead(at)}${quoted(words)}`,
    asText: true as const,
    reads: [at.before + quoted(words) + remark],
  };
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
