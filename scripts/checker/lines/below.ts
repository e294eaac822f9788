import { blanks, indentOf, isEmpty, looksLikeAnEntry, type ValueAt } from './reading.ts';

/** Index of the line after the block that begins at a line and stands further in than `indent`. */
export function endOfBlock(lines: readonly string[], index: number, indent: number): number {
  let end = index + 1;
  for (let at = index + 1; at < lines.length; at++) {
    if (isEmpty(lines[at]!)) continue;
    if (indentOf(lines[at]!) <= indent) break;
    end = at + 1;
  }
  return end;
}

/** A line with `by` blanks more before it, or fewer. */
export const moveBy = (line: string, by: number) =>
  isEmpty(line) ? line : by > 0 ? blanks(by) + line : line.slice(Math.min(-by, indentOf(line)));

/** A text that something closes: where in `whole` that is (-1 when nothing does), and its last line. */
export interface Closed {
  end: number;
  whole: string;
  last: number;
}
const open = ({ text, index }: ValueAt): Closed => ({ end: -1, whole: text, last: index });

/** A text in quotes, on one line or on several that look like no entry of their own. */
export function closeQuotes(at: ValueAt): Closed {
  const { text, index, lines, parent, names } = at;
  let whole = text;
  let read = 1;
  for (let last = index; ;) {
    const end = closingQuote(whole, read);
    if (end >= 0) {
      const isWhole = last === index || /^\s*$|^\s+#/.test(whole.slice(end + 1));
      return isWhole ? { end, whole, last } : open(at);
    }
    const line = lines[++last];
    if (line === undefined || (!isEmpty(line) && indentOf(line) <= parent)) return open(at);
    if (looksLikeAnEntry(line, names) || /^\s*#/.test(line)) return open(at);
    read = whole.length;
    whole += `\n${line}`;
  }
}

/** Index of the quote that closes the text, looked for from `from` on; or -1. */
function closingQuote(text: string, from: number): number {
  const quote = text[0]!;
  for (let at = from; at < text.length; at++) {
    if (quote === '"' && text[at] === '\\') at++;
    else if (text[at] === quote) {
      if (quote === "'" && text[at + 1] === "'") at++;
      else return at;
    }
  }
  return -1;
}

/** A list or group in brackets, on one line or several. */
export function closeBrackets(at: ValueAt): Closed {
  const { text, index, lines, parent, names } = at;
  let whole = text;
  for (let last = index; ;) {
    const end = closingBracket(whole);
    if (end >= 0) return { end, whole, last };
    const line = lines[++last];
    if (line === undefined) return open(at);
    if (!isEmpty(line) && indentOf(line) <= parent && !/^\s*[\]}]/.test(line)) return open(at);
    if (text[0] === '[' && looksLikeAnEntry(line, names)) return open(at);
    whole += `\n${line}`;
  }
}

/** Index of the bracket that closes the first one; -1 when none does. */
function closingBracket(text: string): number {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (quote) {
      if (letter === quote) quote = '';
    } else if ((letter === '"' || letter === "'") && /[\s,[{:]/.test(text[at - 1] ?? ' '))
      quote = letter;
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') {
      depth--;
      if (depth === 0) return at;
    }
  }
  return -1;
}
