import {
  blanks,
  blanksSaid,
  endOfBlock,
  indented,
  indentOf,
  isEmpty,
  moveBy,
} from '../indentation.ts';
import type { Placement } from '../layout.ts';
import { nameOf, type LineAt, type NameAt, type Slip } from '../reading.ts';

/** A first line with another indentation than the lines below it; known as soon as one of these is read. */
export const headSlips: readonly Slip<LineAt>[] = [
  {
    example: {
      wrong: 'items:\n    - name: Experts\n    price: 750',
      says: '"- name" is indented by 4 blanks, but the lines below it fit 2.',
      mend: 'Begin it with 2 blanks before it.',
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    find({ text, indent, layout, lines }) {
      if (nameOf(text) === undefined || layout.opensBelow(indent, 'group')) return undefined;
      const head = layout.slippedHead(indent);
      if (!head) return undefined;
      const { name, line, from, to, item } = head;
      const moved = lines[line]!.trim();
      return {
        line,
        column: from,
        length: name.length,
        says: `"${item ? '- ' : ''}${name}" is indented by ${blanksSaid(from)}, but the lines below it fit ${to}.`,
        mend: `Begin it ${indented(to)}.`,
        from: line,
        to: line + 1,
        edit: [blanks(to) + (item ? moved.replace(/^-\s+/, '- ') : moved)],
      };
    },
  },
];

/** A line with the place that was found for it. */
export interface PlaceAt extends LineAt {
  readonly placement: Placement;
}

/** An item that stands at no list. */
export const itemPlaceSlips: readonly Slip<PlaceAt>[] = [
  {
    example: {
      wrong: 'items:\n  - name: Experts\n    price: 750\n   - name: Beginners\n     price: 500',
      says: 'There are 3 blanks before this dash, and 2 before the other dashes of its list.',
      mend: 'Take 1 blank away before this line and before each line below it, down to line 5.',
      reads: 'items:\n  - name: Experts\n    price: 750\n  - name: Beginners\n    price: 500',
    },
    find(at) {
      const { placement, lines, index, indent, text } = at;
      const below = lines.slice(index + 1).find((line) => !isEmpty(line));
      const together =
        below !== undefined &&
        /^ */.exec(below)![0].length === indent + /^-\s*/.exec(text)![0].length;
      if (!together || placement.indent === indent) return undefined;
      const by = placement.indent - indent;
      const to = endOfBlock(lines, index, (line) => indentOf(line) > indent);
      const many = blanksSaid(Math.abs(by));
      return {
        ...atNoList(at),
        mend: `${by > 0 ? `Put ${many}` : `Take ${many} away`} before this line and before each line below it, down to line ${to}.`,
        from: index,
        to,
        edit: lines.slice(index, to).map((line) => moveBy(line, by)),
      };
    },
  },
  {
    example: {
      wrong: 'items:\n  - Flat shoes\n - A towel',
      says: 'There is 1 blank before this dash, and 2 before the other dashes of its list.',
      mend: 'Begin the line with 2 blanks before it.',
      reads: 'items:\n  - Flat shoes\n  - A towel',
    },
    find: (at) => ({ ...atNoList(at), ...begin(at, '.') }),
  },
];

const atNoList = ({ indent, placement: { indent: wanted, known } }: PlaceAt) => ({
  column: indent,
  length: 1,
  says: `${thereAre(indent)} before this dash, and ${known ? `${wanted} before the other dashes of its list` : 'no list begins there'}.`,
});

const thereAre = (count: number) =>
  count === 0 ? 'There is no blank' : `There ${count === 1 ? 'is' : 'are'} ${blanksSaid(count)}`;

/** The line at the place that was found for it; where nothing is like it, it is left where it stands. */
const begin = ({ placement: { indent, known }, text }: PlaceAt, end: string) => ({
  mend: `Begin the line ${indented(indent)}${end}`,
  ...(known && { edit: [blanks(indent) + text] }),
});

/** A named line that stands at no group. */
export const namePlaceSlips: readonly Slip<PlaceAt & { key: string }>[] = [
  {
    example: {
      wrong: 'items:\n  - name: Experts\n   price: 750',
      says: 'There are 3 blanks before "price", and 4 before the lines it belongs to.',
      mend: 'Begin the line with 4 blanks before it, like the lines it belongs to.',
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    find: (at) => ({
      column: at.indent,
      length: at.key.length,
      says: `${thereAre(at.indent)} before "${at.key}", and ${at.placement.indent} before the lines it belongs to.`,
      ...begin(at, ', like the lines it belongs to.'),
    }),
  },
];

/** A name that its group has already, and the line of the first. */
export interface RepeatAt extends NameAt {
  readonly key: string;
  readonly earlier: number;
}

/** What is said of a name that its group has already. */
export const repeatSlips: readonly Slip<RepeatAt>[] = [
  {
    example: {
      wrong: 'items:\n  - name: Experts\n    price: 750\n    name: Beginners',
      says: '"name" is given twice here; the first is on line 2.',
      mend: 'If a new item begins here, put a dash before it: "  - name:". Otherwise keep one of the two lines.',
      reads: 'items:\n  - name: Experts\n    price: 750\n  - name: Beginners',
    },
    find(at) {
      const { layout, key, column } = at;
      const list = layout.listOfGroup;
      if (!list || layout.firstName !== key) return undefined;
      const isBeside = !at.inItem && list.indent + 2 === column;
      return {
        ...twice(at),
        mend: `If a new item begins here, put a dash before it: "${blanks(list.indent)}- ${key}:". Otherwise keep one of the two lines.`,
        ...(isBeside && { reads: [`${blanks(list.indent)}- ${at.text}`] }),
      };
    },
  },
  {
    example: {
      wrong: 'title: Plans\nprice: 750\nprice: 800',
      says: '"price" is given twice here; the first is on line 2.',
      mend: 'Keep one of the two lines and delete the other.',
      reads: 'title: Plans\nprice: 750\nprice: 800',
    },
    find(at) {
      const isSame = at.lines[at.index] === at.lines[at.index - 1];
      return {
        ...twice(at),
        ...(isSame && { edit: [], reads: [at.lines[at.index]!] }),
      };
    },
  },
];

const twice = ({ key, column, earlier }: RepeatAt) => ({
  column,
  length: key.length,
  says: `"${key}" is given twice here; the first is on line ${earlier + 1}.`,
});

const deepest = 40;

/** Lists within lists, which nobody types on purpose. */
export const depthSlips: readonly Slip<LineAt>[] = [
  {
    example: {
      wrong: `items: ${'['.repeat(41)}${']'.repeat(41)}`,
      says: `The lists are nested more than ${deepest} levels deep.`,
      mend: 'Remove this part; nothing on the site needs it.',
      reads: '',
    },
    find: ({ layout, lines, index }) =>
      layout.depth > deepest || bracketDepth(lines[index]!) > deepest
        ? { column: 0, stops: true }
        : undefined,
  },
];

/** How deep the brackets of one line go. */
function bracketDepth(line: string): number {
  let depth = 0;
  let most = 0;
  for (const letter of line) {
    if (letter === '[' || letter === '{') most = Math.max(most, ++depth);
    else if (letter === ']' || letter === '}') depth--;
  }
  return most;
}
