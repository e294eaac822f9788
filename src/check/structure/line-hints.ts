import { correctedLine, type Hint, inQuotes } from './hint.ts';
import {
  indented,
  isBlankOrComment,
  lineAt,
  type LineAt,
  quoted,
  splitComment,
  wantedIndent,
  withoutComment,
} from './line-at.ts';
import { wrongQuotes } from './quote-hints.ts';

/** Returns the word with which a line begins, if some group has a field of that name. */
const knownName = ({ text, names }: LineAt) => {
  const word = /^[A-Za-z][\w-]*/.exec(text)?.[0];
  return word !== undefined && names.all.has(word) ? word : undefined;
};

const wrongSign = (sign: string) =>
  sign.startsWith('::') ? 'There are two colons.' : `"${sign}" stands where a colon belongs.`;

const marks: Record<string, string> = {
  '@': '@',
  '`': '`',
  '%': '%',
  ',': 'a comma',
  ']': ']',
  '}': '}',
  '!': 'an exclamation mark',
  '&': '&',
  '*': '*',
};

/** The slips that a single line shows, such as a missing space after the colon. The first that matches is reported. */
export const lineHints: readonly Hint[] = [
  {
    example: 'title: Plans\n>---\nprice: 750',
    find: ({ line }) =>
      /^(---|\.\.\.)\s*$/.test(line)
        ? {
            message: `Nothing below a line of ${line.trim()} is read.`,
            remedy: `Delete the line with ${line.trim()}`,
          }
        : undefined,
  },
  {
    example: 'items:\n  - name: One\n>\tend: "10:00"',
    find: (at) =>
      /^ *[\t\u00a0\u2003]/.test(at.line)
        ? {
            message: `There is a ${/^ *\t/.test(at.line) ? 'tab' : 'no-break space'} before this line; only ordinary spaces count.`,
            remedy: `Begin the line ${indented(wantedIndent(at))}.`,
            column: at.line.search(/[^ ]/),
            length: 1,
          }
        : undefined,
  },
  {
    example: 'texts:\n>  • Flat shoes\n  • A towel',
    find({ line, indent }) {
      const [mark, rest] = /^[•–—−‣▪◦·●*]\s*(?=\S)/.exec(line.slice(indent)) ?? [];
      if (mark === undefined || rest !== undefined) return undefined;
      const words = line.slice(indent + mark.length).trim();
      return /^\*\S+\*?$/.test(line.trim())
        ? undefined
        : {
            message: `"${mark.trim()}" does not begin an item of a list.`,
            remedy: `Begin the line with a dash and a space: - ${words}`,
            column: indent,
            length: 1,
          };
    },
  },
  {
    example: 'texts:\n>  -Flat shoes\n  - A towel',
    find({ line, indent }) {
      const words = /^-[\u00a0\t]*(?=[^\s-])(.*)$/.exec(line.slice(indent))?.[1];
      return words === undefined || line[indent + 1] === ' '
        ? undefined
        : {
            message: 'There is no ordinary space after the dash.',
            remedy: `Write - ${words.trim()}`,
            column: indent,
            length: 1,
          };
    },
  },
  {
    example: 'title: Plans\n>price = 750',
    find(at) {
      const word = knownName(at);
      const [, gap = '', sign, rest = ''] =
        /^([\s\u00a0]*)(=|;|：|；|∶|[.,](?=\s)|::+|:[\u00a0\u2003]|[\u00a0\u2003]:)\s*(.*)$/.exec(
          at.text.slice(word?.length),
        ) ?? [];
      if (word === undefined || sign === undefined) return undefined;
      const isSpace = /[\u00a0\u2003]/.test(gap + sign);
      return {
        message: isSpace
          ? `There is an invisible no-break space beside the colon after "${word}".`
          : wrongSign(sign),
        remedy:
          `${isSpace ? 'Type the line again:' : 'Write'} ${word}: ${withoutComment(rest)}`.trimEnd(),
        column: at.before.length + word.length + gap.length,
        length: sign.length,
      };
    },
  },
  {
    example: 'title: Plans\n>price:750',
    find(at) {
      const word = knownName(at);
      const rest = /^\s*:(?!\/\/)([^\s:].*)$/.exec(at.text.slice(word?.length))?.[1];
      if (word === undefined || rest === undefined) return undefined;
      const words = splitComment(rest)[0];
      const value =
        /:\s/.test(words) && !/^["']/.test(words) ? quoted(words) : withoutComment(rest);
      return {
        message: 'There is no space after the colon.',
        remedy: `Write ${word}: ${value}`,
        column: at.before.length + word.length,
        length: 1,
      };
    },
  },
  {
    example: 'title: Plans\n>price 750',
    find(at) {
      const word = knownName(at);
      const rest = /^(?:\s+(\S.*))?$/.exec(at.text.slice(word?.length));
      if (word === undefined || !rest || at.name !== undefined) return undefined;
      return {
        message: `There is no colon after "${word}".`,
        remedy: `Write ${word}: ${withoutComment(rest[1] ?? '')}`.trimEnd(),
        column: at.before.length,
        length: word.length,
      };
    },
  },
  {
    example: 'title: Plans\n>"price: 750',
    find({ text, names, before }) {
      const [, quote, word, rest] = /^(["'])([A-Za-z][\w-]*):\s+(.*)$/.exec(text) ?? [];
      if (word === undefined || !names.all.has(word)) return undefined;
      return {
        message: `There is a quote (${quote}) before the name "${word}".`,
        remedy: `Write ${word}: ${withoutComment(rest!)}`,
        column: before.length,
        length: 1,
      };
    },
  },
  {
    example: '>title: "Rest days\nprice: 750',
    find: (at) => (/^["']/.test(at.value) ? wrongQuotes(at) : undefined),
  },
  {
    example: 'title: Plans\n>items: [{name: One}\nprice: 750',
    find(at) {
      const [open = ''] = at.value;
      if (open !== '[' && open !== '{') return undefined;
      const [words] = splitComment(at.value);
      const count = (sign: string) => words.split(sign).length;
      const close = open === '[' ? ']' : '}';
      if (count(open) > count(close))
        return {
          message: `The bracket ${open} is never closed.`,
          remedy: `Close it with ${close}, or put a text in double quotes: ${correctedLine(at, quoted(words))}`,
          column: at.column,
          length: 1,
        };
      return words.endsWith(close)
        ? undefined
        : {
            message: `A text may not begin with ${open} unless it is in quotes.`,
            ...inQuotes(at),
            column: at.column,
            length: 1,
          };
    },
  },
  {
    example: '>text: | Rest days\nprice: 750',
    find(at) {
      const [, sign, words] = /^([|>][+-]?\d?)\s*([^\s#].*)$/.exec(at.value) ?? [];
      if (sign === undefined || words === undefined) return undefined;
      return {
        message: `No words may follow ${sign} on the same line.`,
        remedy: `Begin the text on the next line, indented by two spaces, or put it in double quotes: ${correctedLine(at, quoted(splitComment(words)[0]))}`,
        column: at.column,
      };
    },
  },
  {
    example: '>title: @home\nprice: 750',
    find(at) {
      const sign = marks[at.value[0] ?? ''];
      return sign === undefined
        ? undefined
        : {
            message: `A text may not begin with ${sign} unless it is in quotes.`,
            ...inQuotes(at),
            column: at.column,
            length: 1,
          };
    },
  },
  {
    example: '>texts: - Flat shoes\nprice: 750',
    find: (at) =>
      /^[-?](\s|$)/.test(at.value)
        ? {
            message:
              at.value[0] === '-'
                ? 'A list may not begin on the same line as its name.'
                : 'A text may not begin with a question mark and a space.',
            ...inQuotes(at),
            ...(at.value[0] === '-' && {
              remedy: `Begin each item on its own line below ${at.name ?? 'this one'}:, or put a text in double quotes: ${correctedLine(at, quoted(splitComment(at.value)[0]))}`,
            }),
            column: at.column,
            length: 1,
          }
        : undefined,
  },
  {
    example: '>title: Plans price: 750',
    find(at) {
      const [words] = splitComment(at.value);
      const found = /(?<=[\s,"'])([A-Za-z][\w-]*):(?:\s+\S|$)/.exec(words);
      if (!found || at.name === undefined || !at.names.all.has(found[1]!)) return undefined;
      return {
        message: `Two lines are joined into one: "${found[1]}" needs a line of its own.`,
        remedy: `Press Enter before ${found[1]}: and begin that line ${indented(at.before.length)}. If it belongs to the text, put the text in double quotes.`,
        column: at.column + found.index,
        length: found[1]!.length,
      };
    },
  },
  {
    example: '>title: Rest: days\nprice: 750',
    find(at) {
      const [words] = splitComment(at.value);
      const colon = words.search(/:(\s|$)/);
      const isValue = at.name !== undefined || at.before.includes('-');
      return colon < 0 || !isValue || /^["'[{|>]/.test(words)
        ? undefined
        : {
            message: 'A text with a colon in it must be in quotes.',
            ...inQuotes(at),
            column: at.column + colon,
            length: 1,
          };
    },
  },
  {
    example: 'items:\n  - name: One\n>end: "10:00"\n    price: 750',
    find(at) {
      const { name, before, names } = at;
      if (before !== '' || name === undefined || !names.all.has(name) || names.top.has(name))
        return undefined;
      const wanted = wantedIndent(at);
      return wanted === 0
        ? undefined
        : {
            message: `"${name}" begins at the left edge, but belongs further in.`,
            remedy: `Begin the line ${indented(wanted)}.`,
            column: 0,
            length: name.length,
          };
    },
  },
  {
    example: '>items: Find us\n  - name: One',
    find(at) {
      const { lines, index, names, name, before, value, column } = at;
      const [words] = splitComment(value);
      // If the line itself is indented wrongly, neighbour-hints.ts reports that.
      if (wantedIndent(at) !== at.indent) return undefined;
      const below = lines.slice(index + 1).find((one) => !isBlankOrComment(one));
      if (name === undefined || words === '' || /^[|>&!]/.test(words) || below === undefined)
        return undefined;
      const next = lineAt([below], 0, names);
      const isBelow = next.indent === before.length + 2;
      const isEntry =
        /^\s*-\s/.test(below) || (next.name !== undefined && names.all.has(next.name));
      return !isBelow || !isEntry
        ? undefined
        : {
            message: `"${name}:" has a value (${words.slice(0, 40)}) and lines of its own below it; it can have only one of the two.`,
            remedy: `Leave out the value, so that the line reads ${name}: or move the lines below to where they belong.`,
            column,
            length: words.length,
          };
    },
  },
];
