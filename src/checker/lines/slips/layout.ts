import { spaces, endOfBlock, indentOf, isEmpty, moveBy } from '../indentation.ts';
import type { Placement } from '../layout.ts';
import { nameOf, type LineAt, type NameAt, type Slip } from '../line-at.ts';

/** Typing mistakes of indentation and nesting, and names that occur twice in a group. */

/** A first line with other indentation than the lines below it, found at the second line. */
export const headSlips: readonly Slip<LineAt>[] = [
  {
    code: 'first-line-moved',
    example: {
      wrong: 'items:\n    - name: Experts\n    price: 750',
      data: { name: 'name', isItem: true, from: 4, to: 2 },
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
        data: { name, isItem: item, from, to },
        from: line,
        to: line + 1,
        edit: [spaces(to) + (item ? moved.replace(/^-\s+/, '- ') : moved)],
      };
    },
  },
];

/** A line with its placement: the indentation that it should have. */
export interface PlaceAt extends LineAt {
  readonly placement: Placement;
}

/** An item whose indentation fits no list. */
export const itemPlaceSlips: readonly Slip<PlaceAt>[] = [
  {
    code: 'item-moved-with-lines-below',
    example: {
      wrong: 'items:\n  - name: Experts\n    price: 750\n   - name: Beginners\n     price: 500',
      data: { spaces: 3, wanted: 2, isKnown: true },
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
      return {
        ...atNoList(at),
        lines: [to],
        from: index,
        to,
        edit: lines.slice(index, to).map((line) => moveBy(line, by)),
      };
    },
  },
  {
    code: 'dash-moved',
    example: {
      wrong: 'items:\n  - Flat shoes\n - A towel',
      data: { spaces: 1, wanted: 2, isKnown: true },
      reads: 'items:\n  - Flat shoes\n  - A towel',
    },
    find: (at) => ({ ...atNoList(at), ...begin(at) }),
  },
];

const atNoList = ({ indent, placement: { indent: wanted, known } }: PlaceAt) => ({
  column: indent,
  data: { spaces: indent, wanted, isKnown: known },
});

/** Moves a line to its placement; without a level of its kind, leaves it alone. */
const begin = ({ placement: { indent, known }, text }: PlaceAt) =>
  known && { edit: [spaces(indent) + text] };

/** A named line whose indentation fits no group. */
export const namePlaceSlips: readonly Slip<PlaceAt & { key: string }>[] = [
  {
    code: 'name-moved',
    example: {
      wrong: 'items:\n  - name: Experts\n   price: 750',
      data: { name: 'price', spaces: 3, wanted: 4 },
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    find: (at) => ({
      column: at.indent,
      length: at.key.length,
      data: { name: at.key, spaces: at.indent, wanted: at.placement.indent },
      ...begin(at),
    }),
  },
];

/** A name that its group has already, and the index of the line that has it first. */
export interface RepeatAt extends NameAt {
  readonly key: string;
  readonly earlier: number;
}

/** Names that a group has twice. */
export const repeatSlips: readonly Slip<RepeatAt>[] = [
  {
    code: 'item-or-name-twice',
    example: {
      wrong: 'items:\n  - name: Experts\n    price: 750\n    name: Beginners',
      data: { name: 'name', listIndent: 2 },
      reads: 'items:\n  - name: Experts\n    price: 750\n  - name: Beginners',
    },
    find(at) {
      const { layout, key, column } = at;
      const list = layout.listOfGroup;
      if (!list || layout.firstName !== key) return undefined;
      const isBeside = !at.inItem && list.indent + 2 === column;
      return {
        ...twice(at),
        data: { name: key, listIndent: list.indent },
        ...(isBeside && { reads: [`${spaces(list.indent)}- ${at.text}`] }),
      };
    },
  },
  {
    code: 'name-twice',
    example: {
      wrong: 'title: Plans\nprice: 750\nprice: 800',
      data: { name: 'price' },
      reads: 'title: Plans\nprice: 750\nprice: 800',
    },
    find(at) {
      const isSame = at.lines[at.index] === at.lines[at.index - 1];
      return {
        ...twice(at),
        data: { name: at.key },
        ...(isSame && { edit: [], reads: [at.lines[at.index]!] }),
      };
    },
  },
];

const twice = ({ key, column, earlier }: RepeatAt) => ({
  column,
  length: key.length,
  lines: [earlier + 1],
});

const deepest = 40;

/** Deeper nesting than anybody types on purpose. */
export const depthSlips: readonly Slip<LineAt>[] = [
  {
    code: 'nested-too-deep',
    example: {
      wrong: `items: ${'['.repeat(41)}${']'.repeat(41)}`,
      data: { most: 40 },
      reads: '',
    },
    find: ({ layout, lines, index }) =>
      layout.depth > deepest || bracketDepth(lines[index]!) > deepest
        ? { column: 0, data: { most: deepest }, stops: true }
        : undefined,
  },
];

/** The greatest depth of brackets in one line. */
function bracketDepth(line: string): number {
  let depth = 0;
  let most = 0;
  for (const letter of line) {
    if (letter === '[' || letter === '{') most = Math.max(most, ++depth);
    else if (letter === ']' || letter === '}') depth--;
  }
  return most;
}
