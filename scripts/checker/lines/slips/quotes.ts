import type { Closed } from '../closing.ts';
import {
  joinedName,
  lead,
  quoted,
  splitRemark,
  writeValue,
  type Slip,
  type ValueAt,
} from '../reading.ts';
import { twoLinesOnOne } from './value.ts';

/** A text that begins with a quote, and what closes it. */
export interface QuoteAt extends ValueAt {
  readonly closed: Closed;
}

/** What stands behind the closing quote, on its line. */
const behind = ({ closed: { whole, end } }: QuoteAt) => whole.slice(end + 1);
/** Whether it is more than blanks and a remark. */
const isMore = (at: QuoteAt) => at.closed.end >= 0 && !/^\s*$|^\s+#/.test(behind(at));

/** The text of the line without the quotes at its ends, and the remark. */
function inside({ text }: QuoteAt): [words: string, remark: string] {
  const [words, remark] = splitRemark(text);
  return [words.trim().replace(/^["']+|["']+$/g, ''), remark];
}

/** A backslash that stands for something else than itself or a quote. */
function specialBackslash({ text, closed: { whole, end } }: QuoteAt): number | undefined {
  if (text[0] !== '"' || end < 0) return undefined;
  return /(?<!\\)(?:\\\\)*\\(?!["\\])/.exec(whole.slice(0, end))?.index;
}
/** The text without its backslashes, on all its lines. */
const readOn = (at: QuoteAt, words: string) => ({
  reads: (at.before + quoted(words) + behind(at)).split('\n'),
  from: at.index,
  to: at.closed.last + 1,
});
/** A named line behind the closing quote. */
function nameBehind(at: QuoteAt) {
  const found = /^\s+([a-z][\w-]*):(?:\s|$)/.exec(behind(at));
  if (found && at.names.all.has(found[1]!))
    return { name: found[1]!, at: found[0].indexOf(found[1]!) };
  return joinedName(behind(at), at.names.all);
}
const computerPlace = /^[a-z]:\\/i;

/** What goes wrong with quotes around a text. The first that fits is reported. */
export const quoteSlips: readonly Slip<QuoteAt>[] = [
  {
    example: {
      wrong: 'title: "Rest days # of May',
      says: 'The text begins with a double quote that is never closed.',
      mend: 'Add " at the end of the text: title: "Rest days"',
      reads: 'title: "Rest days" # of May',
    },
    find(at) {
      if (at.closed.end >= 0) return undefined;
      const quote = at.text[0]!;
      const [words, remark] = at.text.includes('" ') ? [at.text, ''] : splitRemark(at.text);
      const whole = `${words.trimEnd()}${quote}`;
      return {
        column: at.column,
        length: at.text.length,
        says: `The text begins with a ${quote === '"' ? 'double' : 'single'} quote that is never closed.`,
        ...writeValue(at, `Add ${quote} at the end of the text:`, whole, remark),
        // An apostrophe or a quote inside would end the text again.
        ...(words.slice(1).includes(quote) && {
          reads: [at.before + quoted(words.slice(1)) + remark],
        }),
        // Where a quote stands on a line below, that may be the end that was meant.
        ...(at.closed.last > at.index && {
          edit: undefined,
          reads: [at.before + quoted(words.slice(1))],
        }),
      };
    },
  },
  {
    example: {
      wrong: 'items:\n  - "C:\\photos\\hall.jpg"',
      says: 'This is a place on your own computer (C:\\photos\\hall.jpg), and a backslash may not stand in double quotes.',
      mend: 'Copy the picture into the folder content/images and write - hall.jpg',
      reads: 'items:\n  - "C:\\\\photos\\\\hall.jpg"',
    },
    find(at) {
      const special = specialBackslash(at);
      const { whole, end } = at.closed;
      const place = whole.slice(1, end);
      if (special === undefined || !computerPlace.test(place)) return undefined;
      return {
        column: at.column + special,
        says: `This is a place on your own computer (${place}), and a backslash may not stand in double quotes.`,
        mend: `Copy the picture into the folder content/images and write ${lead(at)}${place.split('\\').at(-1)}`,
        ...readOn(at, place),
      };
    },
  },
  {
    example: {
      wrong: 'title: "Rest \\days"',
      says: 'A backslash (\\) in double quotes has a special meaning.',
      mend: 'Remove the backslash, or write a slash: title: "Rest /days"',
      reads: 'title: "Rest \\\\days"',
    },
    find(at) {
      const special = specialBackslash(at);
      if (special === undefined) return undefined;
      const { whole, end } = at.closed;
      const words = whole.slice(1, end);
      return {
        column: at.column + special,
        mend: `Remove the backslash, or write a slash: ${lead(at)}"${words.replace(/\\/g, '/')}"`,
        ...readOn(at, words),
      };
    },
  },
  {
    example: {
      wrong: 'title: "Plans"# of the gym',
      says: 'A remark needs a blank before its #.',
      mend: 'Write title: "Plans" # of the gym',
      reads: 'title: "Plans" # of the gym',
    },
    find(at) {
      const after = behind(at);
      if (!isMore(at) || !after.startsWith('#')) return undefined;
      const { end, whole } = at.closed;
      return {
        column: at.column + end + 1,
        ...writeValue(at, 'Write', `${whole.slice(0, end + 1)} ${after}`),
      };
    },
  },
  {
    example: {
      wrong: 'title: "Plans" price: 750',
      says: 'Two lines stand on one.',
      mend: 'Put price: on a line of its own, below title:',
      reads: 'title: "Plans"\nprice: 750',
    },
    find(at) {
      const second = isMore(at) && nameBehind(at);
      if (!second || at.key === undefined) return undefined;
      return twoLinesOnOne(at, second.name, at.closed.end + 1 + second.at);
    },
  },
  {
    example: {
      wrong: 'title: "Plans",',
      says: 'There is a comma behind the text.',
      mend: 'Write title: "Plans"',
      reads: 'title: "Plans"',
    },
    find(at) {
      const [, remark = ''] = /^\s*[,;](\s+#.*)?\s*$/.exec(behind(at)) ?? [];
      if (!/^\s*[,;]/.test(behind(at)) || !/^\s*[,;]\s*(?:#.*)?$/.test(behind(at)))
        return undefined;
      const { end, whole } = at.closed;
      return {
        column: at.column + end + 1,
        ...writeValue(at, 'Write', whole.slice(0, end + 1), remark),
      };
    },
  },
  {
    example: {
      wrong: "title: 'Don't be lazy'",
      says: 'The apostrophe ends the text, because the text stands in single quotes.',
      mend: 'Use double quotes: title: "Don\'t be lazy"',
      reads: 'title: "Don\'t be lazy"',
    },
    find(at) {
      const [words, remark] = splitRemark(at.text);
      const ends =
        at.text.startsWith("'") && /^[a-z]/i.test(behind(at)) && words.trim().endsWith("'");
      if (!isMore(at) || !ends) return undefined;
      return {
        column: at.column + at.closed.end,
        ...writeValue(at, 'Use double quotes:', quoted(inside(at)[0]), remark),
      };
    },
  },
  {
    example: {
      wrong: 'title: "The "lazy" day"',
      says: 'There are double quotes inside the double quotes, so the text ends too early.',
      mend: 'Use single quotes inside: title: "The \'lazy\' day"',
      reads: 'title: "The \'lazy\' day"',
    },
    find(at) {
      const words = splitRemark(at.text)[0].trim();
      const isNested =
        at.text.startsWith('"') && words.endsWith('"') && words.length > at.closed.end + 1;
      if (!isMore(at) || !isNested) return undefined;
      const [own, remark] = inside(at);
      return {
        column: at.column + at.closed.end,
        ...writeValue(at, 'Use single quotes inside:', quoted(own), remark),
      };
    },
  },
  {
    example: {
      wrong: 'title: "The lazy" day',
      says: 'There are words after the closing quote.',
      mend: 'Put the quote at the end of the text: title: "The lazy day"',
      reads: 'title: "The lazy day"',
    },
    find(at) {
      if (!isMore(at)) return undefined;
      const [words, remark] = inside(at);
      return {
        column: at.column + at.closed.end + 1,
        length: behind(at).trim().length,
        ...writeValue(
          at,
          'Put the quote at the end of the text:',
          quoted(words.replaceAll(at.text[0]!, '')),
          remark,
        ),
      };
    },
  },
];
