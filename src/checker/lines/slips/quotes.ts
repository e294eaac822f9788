// Slips (typing mistakes) in texts in quotes, such as a quote that is never closed. Their sentences are in
// src/checker/wording/line-values.ts, that of `two-lines-on-one` in lines.ts beside it.
import type { ValueEnd } from '../closing.ts';
import {
  joinedName,
  lead,
  quoted,
  splitComment,
  writeValue,
  type Slip,
  type ValueAt,
} from '../line-at.ts';
import { twoLinesOnOne } from './value.ts';

/** A line whose value begins with a quote. */
export interface QuoteAt extends ValueAt {
  readonly closed: ValueEnd;
}

/** The rest of the line after the closing quote. */
const afterQuote = ({ closed: { whole, end } }: QuoteAt) => whole.slice(end + 1);
/** Whether something other than a comment follows the closing quote. */
const hasTextAfterQuote = (at: QuoteAt) =>
  at.closed.end >= 0 && !/^\s*$|^\s+#/.test(afterQuote(at));

/** The text of the line without the quotes at its ends, and the trailing comment. */
function unquotedText({ text }: QuoteAt): [words: string, comment: string] {
  const [words, comment] = splitComment(text);
  return [words.trim().replace(/^["']+|["']+$/g, ''), comment];
}

/**
 * The index of the first backslash that escapes anything but a backslash or a double quote; undefined if there is none.
 */
function specialBackslash({ text, closed: { whole, end } }: QuoteAt): number | undefined {
  if (text[0] !== '"' || end < 0) return undefined;
  return /(?<!\\)(?:\\\\)*\\(?!["\\])/.exec(whole.slice(0, end))?.index;
}
/** The lines with escaped backslashes, with which parsing continues. */
const withEscapedBackslashes = (at: QuoteAt, words: string) => ({
  reads: (at.before + quoted(words) + afterQuote(at)).split('\n'),
  from: at.index,
  to: at.closed.last + 1,
});
/** Finds a key after the closing quote: a second field on the same line. */
function keyAfterQuote(at: QuoteAt) {
  const found = /^\s+([a-z][\w-]*):(?:\s|$)/.exec(afterQuote(at));
  if (found && at.names.all.has(found[1]!))
    return { name: found[1]!, at: found[0].indexOf(found[1]!) };
  return joinedName(afterQuote(at), at.names.all);
}
const windowsPath = /^[a-z]:\\/i;

/** Mistakes with quotes around a text. The first that matches is reported. */
export const quoteSlips: readonly Slip<QuoteAt>[] = [
  {
    code: 'quote-never-closed',
    example: {
      wrong: 'title: "Rest days # of May',
      data: { quote: '"', write: 'title: "Rest days"' },
      reads: 'title: "Rest days" # of May',
    },
    find(at) {
      if (at.closed.end >= 0) return undefined;
      const quote = at.text[0]!;
      const [words, comment] = at.text.includes('" ') ? [at.text, ''] : splitComment(at.text);
      const whole = `${words.trimEnd()}${quote}`;
      return {
        column: at.column,
        length: at.text.length,
        ...writeValue(at, whole, comment, { quote }),
        // A doubled apostrophe or an escaped quote: parsing continues with apostrophes in double quotes.
        ...(words.slice(1).includes(quote) && {
          reads: [at.before + quoted(words.slice(1)) + comment],
        }),
        // A quote on a line below may be the end that was meant.
        ...(at.closed.last > at.index && {
          edit: undefined,
          reads: [at.before + quoted(words.slice(1))],
        }),
      };
    },
  },
  {
    code: 'place-on-own-computer',
    example: {
      wrong: 'items:\n  - "C:\\photos\\hall.jpg"',
      data: { place: 'C:\\photos\\hall.jpg', write: '- hall.jpg' },
      reads: 'items:\n  - "C:\\\\photos\\\\hall.jpg"',
    },
    find(at) {
      const special = specialBackslash(at);
      const { whole, end } = at.closed;
      const place = whole.slice(1, end);
      if (special === undefined || !windowsPath.test(place)) return undefined;
      return {
        column: at.column + special,
        data: { place, write: `${lead(at)}${place.split('\\').at(-1)}` },
        ...withEscapedBackslashes(at, place),
      };
    },
  },
  {
    code: 'backslash',
    example: {
      wrong: 'title: "Rest \\days"',
      data: { write: 'title: "Rest /days"' },
      reads: 'title: "Rest \\\\days"',
    },
    find(at) {
      const special = specialBackslash(at);
      if (special === undefined) return undefined;
      const { whole, end } = at.closed;
      const words = whole.slice(1, end);
      return {
        column: at.column + special,
        data: { write: `${lead(at)}"${words.replace(/\\/g, '/')}"` },
        ...withEscapedBackslashes(at, words),
      };
    },
  },
  {
    code: 'no-space-before-comment',
    example: {
      wrong: 'title: "Plans"# of the gym',
      data: { write: 'title: "Plans" # …' },
      reads: 'title: "Plans" # of the gym',
    },
    find(at) {
      const after = afterQuote(at);
      if (!hasTextAfterQuote(at) || !after.startsWith('#')) return undefined;
      const { end, whole } = at.closed;
      return {
        column: at.column + end + 1,
        ...writeValue(at, `${whole.slice(0, end + 1)} ${after}`),
        data: { write: `${lead(at)}${whole.slice(0, end + 1)} # …` },
      };
    },
  },
  {
    code: 'two-lines-on-one',
    example: {
      wrong: 'title: "Plans" price: 750',
      data: { name: 'price', above: 'title' },
      reads: 'title: "Plans"\nprice: 750',
    },
    find(at) {
      const { key } = at;
      const second = hasTextAfterQuote(at) && keyAfterQuote(at);
      if (!second || key === undefined) return undefined;
      return twoLinesOnOne({ ...at, key }, second.name, at.closed.end + 1 + second.at);
    },
  },
  {
    code: 'comma-after-text',
    example: {
      wrong: 'title: "Plans",',
      data: { write: 'title: "Plans"' },
      reads: 'title: "Plans"',
    },
    find(at) {
      const [, comment = ''] = /^\s*[,;](\s+#.*)?\s*$/.exec(afterQuote(at)) ?? [];
      if (!/^\s*[,;]/.test(afterQuote(at)) || !/^\s*[,;]\s*(?:#.*)?$/.test(afterQuote(at)))
        return undefined;
      const { end, whole } = at.closed;
      return {
        column: at.column + end + 1,
        ...writeValue(at, whole.slice(0, end + 1), comment),
      };
    },
  },
  {
    code: 'apostrophe-in-single-quotes',
    example: {
      wrong: "title: 'Don't be lazy'",
      data: { write: 'title: "Don\'t be lazy"' },
      reads: 'title: "Don\'t be lazy"',
    },
    find(at) {
      const [words, comment] = splitComment(at.text);
      const isApostrophe =
        at.text.startsWith("'") && /^[a-z]/i.test(afterQuote(at)) && words.trim().endsWith("'");
      if (!hasTextAfterQuote(at) || !isApostrophe) return undefined;
      return {
        column: at.column + at.closed.end,
        ...writeValue(at, quoted(unquotedText(at)[0]), comment),
      };
    },
  },
  {
    code: 'quotes-in-quotes',
    example: {
      wrong: 'title: "The "lazy" day"',
      data: { write: 'title: "The \'lazy\' day"' },
      reads: 'title: "The \'lazy\' day"',
    },
    find(at) {
      const words = splitComment(at.text)[0].trim();
      const isNested =
        at.text.startsWith('"') && words.endsWith('"') && words.length > at.closed.end + 1;
      if (!hasTextAfterQuote(at) || !isNested) return undefined;
      const [own, comment] = unquotedText(at);
      return {
        column: at.column + at.closed.end,
        ...writeValue(at, quoted(own), comment),
      };
    },
  },
  {
    code: 'words-after-quote',
    example: {
      wrong: 'title: "The lazy" day',
      data: { write: 'title: "The lazy day"' },
      reads: 'title: "The lazy day"',
    },
    find(at) {
      if (!hasTextAfterQuote(at)) return undefined;
      const [words, comment] = unquotedText(at);
      return {
        column: at.column + at.closed.end + 1,
        length: afterQuote(at).trim().length,
        ...writeValue(at, quoted(words.replaceAll(at.text[0]!, '')), comment),
      };
    },
  },
];
