import { asText, correctedLine, type FoundSlip } from './hint.ts';
import { type LineAt, quoted, splitComment } from './line-at.ts';

/** Finds the slip in a value in quotes; undefined if the quote is closed and only a comment follows. */
export function wrongQuotes(at: LineAt): FoundSlip | undefined {
  const { value, column } = at;
  const quote = value[0]!;
  const end = closingQuote(value, quote);
  const [words] = splitComment(value);
  if (end < 0) {
    const backslash = quote === '"' ? value.indexOf('\\') : -1;
    if (backslash > 0 && value.trimEnd().endsWith('"'))
      return {
        message: 'A backslash (\\) in double quotes has a special meaning.',
        remedy: `Write a slash instead: ${correctedLine(at, value.replaceAll('\\', '/'))}`,
        column: column + backslash,
        length: 1,
      };
    return {
      message: `The text begins with a ${quote === '"' ? 'double' : 'single'} quote that is never closed.`,
      remedy: `Close it at the end of the text: ${correctedLine(at, words + quote)}`,
      column,
    };
  }
  const after = value.slice(end + 1);
  if (/^\s*$|^\s+#/.test(after)) return wrongEscape(at, end);
  if (/^\s*,\s*$/.test(after))
    return {
      message: 'There is a comma after the text.',
      remedy: `Write ${correctedLine(at, value.slice(0, end + 1))}`,
      column: column + end + 1,
      length: 1,
    };
  if (after.startsWith('#'))
    return {
      message: 'A comment needs a space before its #.',
      remedy: `Write ${correctedLine(at, `${value.slice(0, end + 1)} ${after}`)}`,
      column: column + end + 1,
      length: 1,
    };
  return wordsAfterQuote(at, end);
}

/** Describes words after the closing quote: an apostrophe or a quote within the text has ended it too early. */
function wordsAfterQuote(at: LineAt, end: number): FoundSlip {
  const quote = at.value[0]!;
  const [words] = splitComment(at.value);
  const slip = (message: string, ask: string, text: string) => ({
    message,
    remedy: `${ask}: ${correctedLine(at, quoted(text))}`,
    column: at.column + end,
    asText: asText(at, text),
  });
  if (quote === "'" && /^[a-z]/i.test(at.value.slice(end + 1)))
    return slip(
      'The apostrophe ends the text, because the text is in single quotes.',
      'Use double quotes',
      words,
    );
  if (quote === '"' && words.endsWith('"'))
    return slip(
      'There are double quotes within the double quotes, so the text ends too early.',
      'Use single quotes within',
      words,
    );
  return slip(
    'There are words after the closing quote.',
    'Put the quote at the end',
    words.replaceAll(quote, ''),
  );
}

/** Describes a backslash before a letter that has no meaning after one, as in "C:\gym". */
function wrongEscape(at: LineAt, end: number): FoundSlip | undefined {
  const { value, column } = at;
  const found = value[0] === '"' ? /\\(?![0abtnvfre "/\\N_LPxuU])/.exec(value) : null;
  if (!found || found.index > end) return undefined;
  return {
    message: 'A backslash (\\) in double quotes has a special meaning.',
    remedy: `Write a slash instead: ${correctedLine(at, value.slice(0, end + 1).replaceAll('\\', '/'))}`,
    column: column + found.index,
    length: 1,
  };
}

/** Returns the index of the quote that closes a text; -1 if its line has none. */
export function closingQuote(text: string, quote: string): number {
  for (let at = 1; at < text.length; at++) {
    if (quote === '"' && text[at] === '\\') at++;
    else if (text[at] === quote) {
      if (quote === "'" && text[at + 1] === "'") at++;
      else return at;
    }
  }
  return -1;
}
