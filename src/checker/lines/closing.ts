import { indentOf, isEmpty } from './indentation.ts';
import { looksLikeAnEntry, type ValueAt } from './line-at.ts';

/** Where a value in quotes or brackets ends. */
export interface ValueEnd {
  /** The index of the closing quote or bracket in `whole`; -1 if there is none. */
  end: number;
  /** The lines of the value, joined by line breaks. */
  whole: string;
  /** The index of its last line in the file. */
  last: number;
}

/** Nobody types more lines within quotes or brackets. */
const mostLines = 100;
const unclosed = ({ text, index }: ValueAt): ValueEnd => ({ end: -1, whole: text, last: index });

/** Finds the end of a quoted text, on its line or on later ones that do not look like entries. */
export function closeQuotes(at: ValueAt): ValueEnd {
  const { text, index, lines, parent, names } = at;
  const quote = text[0]!;
  const read = [text];
  let length = 0;
  for (let last = index, from = 1; ; from = 0) {
    const end = closingQuote(read.at(-1)!, quote, from);
    if (end >= 0) {
      const isWhole = last === index || /^\s*$|^\s+#/.test(read.at(-1)!.slice(end + 1));
      return isWhole
        ? { end: length + end, whole: read.join('\n'), last }
        : { ...unclosed(at), last };
    }
    length += read.at(-1)!.length + 1;
    const line = lines[++last];
    if (line === undefined || last > index + mostLines) return unclosed(at);
    if (!isEmpty(line) && indentOf(line) <= parent) return unclosed(at);
    if (looksLikeAnEntry(line, names) || /^\s*#/.test(line)) return unclosed(at);
    read.push(line);
  }
}

/** The index of the closing quote in one line, from `from` on; or -1. */
function closingQuote(line: string, quote: string, from: number): number {
  for (let at = from; at < line.length; at++) {
    if (quote === '"' && line[at] === '\\') at++;
    else if (line[at] === quote) {
      if (quote === "'" && line[at + 1] === "'") at++;
      else return at;
    }
  }
  return -1;
}

/** Finds the end of a list or group in brackets, on one line or several. */
export function closeBrackets(at: ValueAt): ValueEnd {
  const { text, index, lines, parent, names } = at;
  const read = [text];
  const brackets = new Brackets();
  let length = 0;
  for (let last = index; ;) {
    const end = brackets.closeIn(read.at(-1)!);
    if (end >= 0) return { end: length + end, whole: read.join('\n'), last };
    length += read.at(-1)!.length + 1;
    const line = lines[++last];
    if (line === undefined || last > index + mostLines) return unclosed(at);
    if (!isEmpty(line) && indentOf(line) <= parent && !/^\s*[\]}]/.test(line)) return unclosed(at);
    if (text[0] === '[' && looksLikeAnEntry(line, names)) return unclosed(at);
    read.push(line);
  }
}

/** The bracket depth and the open quote after the lines read so far. */
class Brackets {
  private depth = 0;
  private quote = '';

  /** The index of the bracket that closes the first one; -1 when it is not in this line. */
  closeIn(text: string): number {
    for (let at = 0; at < text.length; at++) {
      const letter = text[at]!;
      if (this.quote) {
        if (letter === this.quote) this.quote = '';
      } else if ((letter === '"' || letter === "'") && /[\s,[{:]/.test(text[at - 1] ?? ' '))
        this.quote = letter;
      else if (letter === '[' || letter === '{') this.depth++;
      else if (letter === ']' || letter === '}') {
        this.depth--;
        if (this.depth === 0) return at;
      }
    }
    return -1;
  }
}
