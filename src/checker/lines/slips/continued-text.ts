import { spaces, indentOf } from '../indentation.ts';
import type { Open } from '../layout.ts';
import { nameOf, nextLine, withoutComment, type LineAt, type Slip } from '../line-at.ts';

/** A line that continues an unquoted text, because it is indented further than the name or dash of that text. */
export interface ContinuedTextAt extends LineAt {
  readonly open: Extract<Open, { kind: 'text' }>;
}

const isItem = (text: string) => /^-(\s|$)/.test(text);

/** The name of a line that looks like a field. */
function ownName({ text, names }: ContinuedTextAt): string | undefined {
  const name = isItem(text) ? undefined : nameOf(text);
  return name !== undefined && (names.all.has(name) || !/\s/.test(name)) ? name : undefined;
}

/** The name of the text above, when several named lines follow: then the text does not belong there. */
function holderOf(at: ContinuedTextAt): { before: string; name: string; text: string } | undefined {
  const { open, lines, indent } = at;
  const below = nextLine(at);
  const goOn =
    below !== undefined && indentOf(below) === indent && nameOf(below.trim()) !== undefined;
  if (!goOn || open.item || indent !== open.indent + 2) return undefined;
  const line = lines[open.line]!;
  const [before, name] = /^\s*(?:- )?([\w-]+):\s+/.exec(line) ?? [];
  return name === undefined
    ? undefined
    : { before: before!, name, text: line.slice(before!.length).trim() };
}

/** Mistakes below a text without quotes. The first that matches is reported. */
export const continuedTextSlips: readonly Slip<ContinuedTextAt>[] = [
  {
    code: 'dash-below-text',
    example: {
      wrong: 'items: Shoes\n  - A towel',
      reads: 'items: Shoes\n',
    },
    find: ({ text, indent, open }) =>
      isItem(text) && !open.item ? { column: indent, reads: [''] } : undefined,
  },
  {
    code: 'dash-too-far-in',
    example: {
      wrong: 'items:\n  - Shoes\n    - A towel',
      data: { wanted: 2 },
      reads: 'items:\n  - Shoes\n  - A towel',
    },
    find({ text, indent, layout }) {
      if (!isItem(text)) return undefined;
      const wanted = layout.indentOf('list')!;
      return {
        column: indent,
        data: { wanted },
        edit: [spaces(wanted) + text],
      };
    },
  },
  {
    code: 'text-and-lines-below',
    example: {
      wrong: 'items: Experts\n  name: All\n  price: 750',
      data: { name: 'items', text: 'Experts' },
      reads: 'items:\n  name: All\n  price: 750',
    },
    find(at) {
      const holder = ownName(at) === undefined ? undefined : holderOf(at);
      if (!holder) return undefined;
      const { before, name, text } = holder;
      return {
        line: at.open.line,
        column: before.length,
        length: text.length,
        data: { name, text: text.slice(0, 30) },
        from: at.open.line,
        to: at.open.line + 1,
        edit: [before.trimEnd()],
      };
    },
  },
  {
    code: 'name-too-far-in',
    example: {
      wrong: 'title: Plans\n  price: 750',
      data: { name: 'price', spaces: 2, wanted: 0 },
      reads: 'title: Plans\nprice: 750',
    },
    find(at) {
      const name = ownName(at);
      if (name === undefined) return undefined;
      const wanted = at.layout.indentOf('group') ?? 0;
      return {
        column: at.indent,
        length: name.length,
        data: { name, spaces: at.indent, wanted },
        edit: [spaces(wanted) + at.text],
      };
    },
  },
  {
    code: 'other-sign-for-colon',
    example: {
      wrong: 'title: Plans\n  price = 750',
      data: { sign: '=', write: 'price: 750' },
      reads: 'title: Plans\n',
    },
    find({ text, indent, names }) {
      const [before, name] = /^([A-Za-z][\w-]*)\s*=\s*/.exec(text) ?? [];
      if (name === undefined || !names.all.has(name)) return undefined;
      return {
        column: indent + name.length,
        data: { sign: '=', write: withoutComment(`${name}: ${text.slice(before!.length)}`) },
        reads: [''],
      };
    },
  },
  {
    code: 'long-text-without-sign',
    example: {
      wrong: 'text:\n  The first line\n  and more: a second',
      data: { name: 'text' },
      reads: 'text: |\n  The first line\n  and more: a second',
    },
    find(at) {
      const line = at.open.nameLine;
      return line === undefined || colonIn(at) < 0 ? undefined : needsSign(at, line);
    },
  },
  {
    code: 'colon-in-continued-text',
    example: {
      wrong: 'text: The first line\n  and then: more of it',
      reads: 'text: The first line\n  and then more of it',
    },
    find(at) {
      const colon = colonIn(at);
      if (colon < 0) return undefined;
      return {
        column: at.indent + colon,
        reads: [spaces(at.indent) + at.text.replace(/:(?=\s|$)/g, '')],
      };
    },
  },
];

const colonIn = ({ text }: ContinuedTextAt) => text.search(/:(\s|$)/);

function needsSign({ lines }: ContinuedTextAt, line: number) {
  const named = lines[line]!;
  return {
    line,
    column: 0,
    length: named.trimEnd().length,
    data: { name: named.trim().replace(/\s*:.*$/, '') },
    from: line,
    to: line + 1,
    edit: [named.replace(/:\s*(?=#|$)/, ': | ').trimEnd()],
  };
}
