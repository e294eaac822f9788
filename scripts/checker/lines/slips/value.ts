import { blanks } from '../indentation.ts';
import {
  joinedName,
  lead,
  orQuote,
  quoted,
  splitRemark,
  writeQuoted,
  writeValue,
  type Found,
  type NameAt,
  type Slip,
  type ValueAt,
} from '../reading.ts';

/** A second named line on the same line: it goes below, and is not read. */
export function twoLinesOnOne(at: ValueAt, name: string, from: number): Found {
  const first = at.text.slice(0, from).replace(/,\s*$/, '').trimEnd();
  return {
    column: at.column + from,
    length: name.length,
    says: 'Two lines stand on one.',
    mend: `Put ${name}: on a line of its own, below ${at.key}:`,
    edit: [at.before + first, blanks(at.parent) + at.text.slice(from)],
  };
}

const unquoted: Record<string, string> = {
  '@': '@',
  '`': '`',
  '%': '%',
  ',': 'a comma',
  ']': ']',
  '}': '}',
};

/** What goes wrong where nothing but a remark follows a name. */
export const emptyValueSlips: readonly Slip<ValueAt>[] = [
  {
    example: {
      wrong: 'text: #1 in Bangalore',
      says: 'Everything after # is a remark, so nothing is left here.',
      mend: 'Write the value before the #, or put the text in double quotes: text: "#1 in Bangalore"',
      reads: 'text: "#1 in Bangalore"',
    },
    find: (at) =>
      /^#[^\s#]/.test(at.text)
        ? {
            column: at.column,
            length: at.text.length,
            mend: `Write the value before the #, or put the text in double quotes: ${lead(at)}${quoted(at.text)}`,
            asText: true,
            reads: [at.before + quoted(at.text)],
          }
        : undefined,
  },
];

/** What goes wrong with a value that stands in no quotes. The first that fits is reported. */
export const valueSlips: readonly Slip<ValueAt>[] = [
  {
    example: {
      wrong: '<<: Plans',
      says: '<< has a special meaning and is not allowed.',
      mend: 'Write out the lines that you want here.',
      reads: '',
    },
    find: ({ key, column, text }) =>
      key === '<<' && text !== '' ? { column, length: 2, reads: [''] } : undefined,
  },
  {
    example: {
      wrong: 'price: &usual 750',
      says: 'A value may not begin with &: an & mark names a part of the file, and that is not allowed.',
      mend: 'Remove the & mark, or put the whole text in double quotes: price: "&usual 750"',
      reads: 'price: 750',
    },
    find(at) {
      const [first] = at.text;
      if (first !== '&' && first !== '*') return undefined;
      const what =
        first === '&'
          ? 'an & mark names a part of the file'
          : 'a * mark repeats a part of the file';
      const rest = at.text.replace(/^[&*]\S*\s*/, '');
      return {
        column: at.column,
        says: `A value may not begin with ${first}: ${what}, and that is not allowed.`,
        ...orQuote(at, `Remove the ${first} mark, or put the whole text in double quotes:`),
        ...(first === '&' && rest !== '' && { reads: [at.before + rest] }),
      };
    },
  },
  {
    example: {
      wrong: 'price: !!int 750',
      says: 'A value may not begin with an exclamation mark: such tags are not allowed.',
      mend: 'Remove the tag !!int and write a plain value: price: 750',
      reads: 'price: 750',
    },
    find(at) {
      const [, tag, rest] = /^(!!\S*)\s+(\S.*)$/.exec(at.text) ?? [];
      if (tag === undefined || rest === undefined) return undefined;
      const [words, remark] = splitRemark(rest);
      return {
        ...tagged(at, tag),
        ...writeValue(at, `Remove the tag ${tag} and write a plain value:`, words, remark),
      };
    },
  },
  {
    example: {
      wrong: 'title: !Important',
      says: 'A value may not begin with an exclamation mark: such tags are not allowed.',
      mend: 'Put the text in double quotes: title: "!Important"',
      reads: 'title: "!Important"',
    },
    find(at) {
      if (!at.text.startsWith('!')) return undefined;
      return {
        ...tagged(at, splitRemark(at.text)[0].split(' ')[0]!),
        ...writeQuoted(at, 'Put the text in double quotes:'),
      };
    },
  },
  {
    example: {
      wrong: 'items: - Flat shoes',
      says: 'A list may not begin on the same line as its name.',
      mend: 'Begin each item on its own line below items:, or put the text in double quotes: items: "- Flat shoes"',
      reads: 'items: "- Flat shoes"',
    },
    find(at) {
      if (!/^-(\s|$)/.test(at.text) || at.key === undefined) return undefined;
      const ask = `Begin each item on its own line below ${at.key}:, or put the text in double quotes:`;
      return {
        column: at.column,
        ...orQuote(at, ask),
      };
    },
  },
  {
    example: {
      wrong: 'title: ? or not',
      says: 'A text may not begin with ? and a blank.',
      mend: 'Put the text in double quotes: title: "? or not"',
      reads: 'title: "? or not"',
    },
    find(at) {
      if (!/^[-?](\s|$)/.test(at.text)) return undefined;
      return {
        column: at.column,
        says: `A text may not begin with ${at.text[0]} and a blank.`,
        ...writeQuoted(at, 'Put the text in double quotes:'),
      };
    },
  },
  {
    example: {
      wrong: 'title: @home',
      says: 'A text may not begin with @ unless it is in quotes.',
      mend: 'Put it in double quotes: title: "@home"',
      reads: 'title: "@home"',
    },
    find(at) {
      const sign = unquoted[at.text[0] ?? ''];
      if (sign === undefined) return undefined;
      return {
        column: at.column,
        says: `A text may not begin with ${sign} unless it is in quotes.`,
        ...writeQuoted(at, 'Put it in double quotes:'),
      };
    },
  },
  {
    example: {
      wrong: 'price: 750 end: "10:00"',
      says: 'Two lines stand on one.',
      mend: 'Put end: on a line of its own, below price:',
      reads: 'price: 750\nend: "10:00"',
    },
    find(at) {
      const second = at.key !== undefined && joinedName(splitRemark(at.text)[0], at.names.all);
      return second ? twoLinesOnOne(at, second.name, second.at) : undefined;
    },
  },
  {
    example: {
      wrong: 'title: Rest: days # off',
      says: 'A text with a colon in it must be in quotes.',
      mend: 'Put it in double quotes: title: "Rest: days"',
      reads: 'title: "Rest: days" # off',
    },
    find(at) {
      const [words] = splitRemark(at.text);
      const colon = words.search(/:(\s|$)/);
      if (colon < 0) return undefined;
      const isName = at.names.all.has(/[\w-]+$/.exec(words.slice(0, colon))?.[0] ?? '');
      return {
        column: at.column + colon,
        // It may be a line of its own, too.
        ...(isName ? orQuote : writeQuoted)(at, 'Put it in double quotes:'),
      };
    },
  },
  {
    example: {
      wrong: 'title: Rest days"',
      says: 'The text ends with a double quote but does not begin with one.',
      mend: 'Put a double quote at both ends: title: "Rest days"',
      reads: 'title: "Rest days"',
    },
    find(at) {
      const [text, remark] = splitRemark(at.text);
      const words = text.trimEnd();
      if (!words.endsWith('"') || words.split('"').length % 2 !== 0) return undefined;
      return {
        column: at.column + words.length - 1,
        ...writeValue(at, 'Put a double quote at both ends:', quoted(words.slice(0, -1)), remark),
      };
    },
  },
];

const tagged = ({ column }: ValueAt, tag: string) => ({
  column,
  length: tag.length,
  says: 'A value may not begin with an exclamation mark: such tags are not allowed.',
});

/** What is odd about a text, but allowed. */
export const valueNotes: readonly Slip<ValueAt>[] = [
  {
    example: {
      wrong: 'title: Rest #days',
      says: 'Everything after " #" is a remark and is not shown: the text is only "Rest".',
      mend: 'If the rest belongs to the text, put it all in double quotes: title: "Rest #days"',
      reads: 'title: Rest #days',
    },
    find(at) {
      const [words, remark] = splitRemark(at.text);
      if (!/^\s#[^\s#]/.test(remark)) return undefined;
      return {
        severity: 'note',
        column: at.column + words.length + 1,
        says: `Everything after " #" is a remark and is not shown: the text is only "${words.trim()}".`,
        mend: `If the rest belongs to the text, put it all in double quotes: ${lead(at)}${quoted(at.text)}`,
      };
    },
  },
];

/** A line that none of the other slips explains. */
export const strayLineSlips: readonly Slip<NameAt>[] = [
  {
    example: {
      wrong: 'title: Plans # of the gym\nand more of it',
      says: 'This line has no name with a colon and no dash, so it cannot be read.',
      mend: 'Write it as "name: value", put a # before it if it is a remark, or delete it.',
      reads: 'title: Plans # of the gym\n',
    },
    find: ({ column, text }) => ({ column, length: text.length, reads: [''] }),
  },
];
