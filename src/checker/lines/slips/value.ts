import { spaces } from '../indentation.ts';
import {
  joinedName,
  lead,
  mayQuote,
  quoted,
  splitComment,
  writeQuoted,
  writeValue,
  type NameAt,
  type Slip,
  type ValueAt,
} from '../line-at.ts';

/** Moves a second field on the same line below the first. */
export function twoLinesOnOne(at: ValueAt & { key: string }, name: string, from: number) {
  const first = at.text.slice(0, from).replace(/,\s*$/, '').trimEnd();
  return {
    column: at.column + from,
    length: name.length,
    data: { name, above: at.key },
    edit: [at.before + first, spaces(at.parent) + at.text.slice(from)],
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

/** Mistakes where only a comment follows a name. */
export const emptyValueSlips: readonly Slip<ValueAt>[] = [
  {
    code: 'value-is-comment',
    example: {
      wrong: 'text: #1 in Bangalore',
      data: { write: 'text: "#1 in Bangalore"' },
      reads: 'text: "#1 in Bangalore"',
    },
    find: (at) =>
      /^#[^\s#]/.test(at.text)
        ? {
            column: at.column,
            length: at.text.length,
            data: { write: lead(at) + quoted(at.text) },
            asText: true,
            reads: [at.before + quoted(at.text)],
          }
        : undefined,
  },
];

/** Mistakes in a value without quotes. The first that matches is reported. */
export const valueSlips: readonly Slip<ValueAt>[] = [
  {
    code: 'merge-key',
    example: {
      wrong: '<<: Plans',
      reads: '',
    },
    find: ({ key, column, text }) =>
      key === '<<' && text !== '' ? { column, length: 2, reads: [''] } : undefined,
  },
  {
    code: 'anchor-or-alias',
    example: {
      wrong: 'price: &usual 750',
      data: { sign: '&', write: 'price: "&usual 750"' },
      reads: 'price: 750',
    },
    find(at) {
      const [first] = at.text;
      if (first !== '&' && first !== '*') return undefined;
      const rest = at.text.replace(/^[&*]\S*\s*/, '');
      return {
        column: at.column,
        ...mayQuote(at, { sign: first }),
        ...(first === '&' && rest !== '' && { reads: [at.before + rest] }),
      };
    },
  },
  {
    code: 'tag-before-value',
    example: {
      wrong: 'price: !!int 750',
      data: { tag: '!!int', write: 'price: 750' },
      reads: 'price: 750',
    },
    find(at) {
      const [, tag, rest] = /^(!!\S*)\s+(\S.*)$/.exec(at.text) ?? [];
      if (tag === undefined || rest === undefined) return undefined;
      const [words, comment] = splitComment(rest);
      return {
        column: at.column,
        length: tag.length,
        ...writeValue(at, words, comment, { tag }),
      };
    },
  },
  {
    code: 'exclamation-mark',
    example: {
      wrong: 'title: !Important',
      data: { write: 'title: "!Important"' },
      reads: 'title: "!Important"',
    },
    find(at) {
      if (!at.text.startsWith('!')) return undefined;
      return {
        column: at.column,
        length: splitComment(at.text)[0].split(' ')[0]!.length,
        ...writeQuoted(at),
      };
    },
  },
  {
    code: 'list-on-line-of-name',
    example: {
      wrong: 'items: - Flat shoes',
      data: { name: 'items', write: 'items: "- Flat shoes"' },
      reads: 'items: "- Flat shoes"',
    },
    find(at) {
      if (!/^-(\s|$)/.test(at.text) || at.key === undefined) return undefined;
      return { column: at.column, ...mayQuote(at, { name: at.key }) };
    },
  },
  {
    code: 'sign-and-space',
    example: {
      wrong: 'title: ? or not',
      data: { sign: '?', write: 'title: "? or not"' },
      reads: 'title: "? or not"',
    },
    find(at) {
      if (!/^[-?](\s|$)/.test(at.text)) return undefined;
      return { column: at.column, ...writeQuoted(at, { sign: at.text[0]! }) };
    },
  },
  {
    code: 'sign-without-quotes',
    example: {
      wrong: 'title: @home',
      data: { sign: '@', write: 'title: "@home"' },
      reads: 'title: "@home"',
    },
    find(at) {
      const sign = unquoted[at.text[0] ?? ''];
      if (sign === undefined) return undefined;
      return { column: at.column, ...writeQuoted(at, { sign }) };
    },
  },
  {
    code: 'two-lines-on-one',
    example: {
      wrong: 'price: 750 end: "10:00"',
      data: { name: 'end', above: 'price' },
      reads: 'price: 750\nend: "10:00"',
    },
    find(at) {
      const { key } = at;
      const second = key !== undefined && joinedName(splitComment(at.text)[0], at.names.all);
      return second ? twoLinesOnOne({ ...at, key }, second.name, second.at) : undefined;
    },
  },
  {
    code: 'colon-without-quotes',
    example: {
      wrong: 'title: Rest: days # off',
      data: { write: 'title: "Rest: days"' },
      reads: 'title: "Rest: days" # off',
    },
    find(at) {
      const [words] = splitComment(at.text);
      const colon = words.search(/:(\s|$)/);
      if (colon < 0) return undefined;
      const isName = at.names.all.has(/[\w-]+$/.exec(words.slice(0, colon))?.[0] ?? '');
      return {
        column: at.column + colon,
        // The second part may be a field of its own.
        ...(isName ? mayQuote : writeQuoted)(at),
      };
    },
  },
  {
    code: 'quote-at-end-alone',
    example: {
      wrong: 'title: Rest days"',
      data: { write: 'title: "Rest days"' },
      reads: 'title: "Rest days"',
    },
    find(at) {
      const [text, comment] = splitComment(at.text);
      const words = text.trimEnd();
      if (!words.endsWith('"') || words.split('"').length % 2 !== 0) return undefined;
      return {
        column: at.column + words.length - 1,
        ...writeValue(at, quoted(words.slice(0, -1)), comment),
      };
    },
  },
];

/** Odd texts that are allowed. */
export const valueNotes: readonly Slip<ValueAt>[] = [
  {
    code: 'text-cut-by-comment',
    example: {
      wrong: 'title: Rest #days',
      data: { kept: 'Rest', write: 'title: "Rest #days"' },
      reads: 'title: Rest #days',
    },
    find(at) {
      const [words, comment] = splitComment(at.text);
      if (!/^\s#[^\s#]/.test(comment)) return undefined;
      return {
        severity: 'note',
        column: at.column + words.length + 1,
        data: { kept: words.trim(), write: lead(at) + quoted(at.text) },
      };
    },
  },
];

/** A line that no other slip explains. */
export const strayLineSlips: readonly Slip<NameAt>[] = [
  {
    code: 'stray-line',
    example: {
      wrong: 'title: Plans # of the gym\nand more of it',
      reads: 'title: Plans # of the gym\n',
    },
    find: ({ column, text }) => ({ column, length: text.length, reads: [''] }),
  },
];
