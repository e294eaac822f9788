import { blanks, blanksSaid, indentOf, indented } from '../indentation.ts';
import type { Open } from '../layout.ts';
import { nameOf, nextLine, type Found, type LineAt, type Slip } from '../reading.ts';

/** A line that is indented further than the text without quotes above it, and so goes on with that text. */
export interface BelowAt extends LineAt {
  readonly open: Extract<Open, { kind: 'text' }>;
}

const isItem = (text: string) => /^-(\s|$)/.test(text);

/** The name of a line that looks like a line of its own. */
function ownName({ text, names }: BelowAt): string | undefined {
  const name = isItem(text) ? undefined : nameOf(text);
  return name !== undefined && (names.all.has(name) || !/\s/.test(name)) ? name : undefined;
}

/** The name on the line of the text above, when several named lines follow: then the text is too much. */
function holderOf(at: BelowAt): { before: string; name: string; text: string } | undefined {
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

/** What goes wrong below a text without quotes. The first that fits is reported. */
export const belowSlips: readonly Slip<BelowAt>[] = [
  {
    example: {
      wrong: 'items: Shoes\n  - A towel',
      says: 'This line with a dash stands below a line that has a text already, so it is read as part of that text.',
      mend: 'Take the text on the line above away, or move this line to where its list is.',
      reads: 'items: Shoes\n',
    },
    find: ({ text, indent, open }) =>
      isItem(text) && !open.item ? { column: indent, reads: [''] } : undefined,
  },
  {
    example: {
      wrong: 'items:\n  - Shoes\n    - A towel',
      says: 'There are too many blanks before this dash, so the line is read as part of the text above.',
      mend: 'Begin the line with 2 blanks before it, like the dash above.',
      reads: 'items:\n  - Shoes\n  - A towel',
    },
    find({ text, indent, layout }) {
      if (!isItem(text)) return undefined;
      const wanted = layout.indentOf('list')!;
      return {
        column: indent,
        mend: `Begin the line ${indented(wanted)}, like the dash above.`,
        edit: [blanks(wanted) + text],
      };
    },
  },
  {
    example: {
      wrong: 'items: Experts\n  name: All\n  price: 750',
      says: '"items:" has a text ("Experts") and lines of its own below it; it can have only one of the two.',
      mend: 'Take the text away, so that the line reads "items:"',
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
        says: `"${name}:" has a text ("${text.slice(0, 30)}") and lines of its own below it; it can have only one of the two.`,
        mend: `Take the text away, so that the line reads "${name}:"`,
        from: at.open.line,
        to: at.open.line + 1,
        edit: [before.trimEnd()],
      };
    },
  },
  {
    example: {
      wrong: 'title: Plans\n  price: 750',
      says: '"price" is indented too far (2 blanks), so it is read as part of the text above.',
      mend: 'Begin the line at the left edge, without blanks: "price:"',
      reads: 'title: Plans\nprice: 750',
    },
    find(at) {
      const name = ownName(at);
      if (name === undefined) return undefined;
      const wanted = at.layout.indentOf('group') ?? 0;
      return {
        column: at.indent,
        length: name.length,
        says: `"${name}" is indented too far (${blanksSaid(at.indent)}), so it is read as part of the text above.`,
        mend: `Begin the line ${indented(wanted)}: "${blanks(wanted)}${name}:"`,
        edit: [blanks(wanted) + at.text],
      };
    },
  },
  {
    example: {
      wrong: 'title: Plans\n  price = 750',
      says: '"=" is used instead of ":".',
      mend: 'Write price: 750',
      reads: 'title: Plans\n',
    },
    find({ text, indent, names }) {
      const [before, name] = /^([A-Za-z][\w-]*)\s*=\s*/.exec(text) ?? [];
      if (name === undefined || !names.all.has(name)) return undefined;
      return {
        column: indent + name.length,
        mend: `Write ${name}: ${text.slice(before!.length)}`,
        reads: [''],
      };
    },
  },
  {
    example: {
      wrong: 'text:\n  The first line\n  and more: a second',
      says: 'The long text below "text:" needs a | after the colon.',
      mend: 'Write text: |',
      reads: 'text: |\n  The first line\n  and more: a second',
    },
    find(at) {
      const line = at.open.nameLine;
      return line === undefined || colonIn(at) < 0 ? undefined : needsSign(at, line);
    },
  },
  {
    example: {
      wrong: 'text: The first line\n  and then: more of it',
      says: 'This line goes on with the text above, and a text with a colon in it must be in quotes.',
      mend: 'Put the whole text in double quotes, from its first word to its last.',
      reads: 'text: The first line\n  and then more of it',
    },
    find(at) {
      const colon = colonIn(at);
      if (colon < 0) return undefined;
      return {
        column: at.indent + colon,
        reads: [blanks(at.indent) + at.text.replace(/:(?=\s|$)/g, '')],
      };
    },
  },
];

const colonIn = ({ text }: BelowAt) => text.search(/:(\s|$)/);

function needsSign({ lines }: BelowAt, line: number): Found {
  const named = lines[line]!;
  const label = named.trim().replace(/\s*:.*$/, '');
  return {
    line,
    column: 0,
    length: named.trimEnd().length,
    says: `The long text below "${label}:" needs a | after the colon.`,
    mend: `Write ${label}: |`,
    from: line,
    to: line + 1,
    edit: [named.replace(/:\s*(?=#|$)/, ': | ').trimEnd()],
  };
}
