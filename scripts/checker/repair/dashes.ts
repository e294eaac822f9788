import { blanks, indented } from '../lines/indentation.ts';
import { here, marginOf, isItem, isSilent, nameIn, shownLine, type Repair } from './repair.ts';

/** What happens to the dash of an item, and to the line that it stands on. */
export const dashRepairs: readonly Repair[] = [
  {
    example: {
      wrong: 'items:\n  - - Shoes',
      says: 'There are two dashes at the beginning of this item.',
      mend: 'Write - Shoes',
      reads: 'items:\n  - Shoes',
    },
    *candidates(at) {
      if (!/^-\s+-\s/.test(at.text)) return;
      const rest = at.text.replace(/^-\s+/, '');
      yield {
        ...here(at),
        by: [blanks(at.indent) + rest],
        cost: 1,
        message: 'There are two dashes at the beginning of this item.',
        mend: `Write ${rest}`,
      };
    },
  },
  {
    example: {
      wrong: 'items:\n  - name: Experts\n  - price: 750',
      says: 'There is a dash before "price", which belongs to the item above it.',
      mend: 'Write price: 750 without the dash, with 4 blanks before it.',
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    isOftenMeant: true,
    *candidates(at) {
      const rest = at.text.replace(/^-\s*/, '');
      if (!isItem(at.text) || nameIn(rest) === undefined) return;
      for (const place of new Set([at.indent + 2, at.indent, ...at.places].filter(at.mayBegin)))
        yield {
          ...here(at),
          by: [blanks(place) + rest],
          cost: 1.5 + Math.abs(place - at.indent - 2) / 10,
          message: `There is a dash before "${shownLine(rest)}", which belongs to the item above it.`,
          mend: `Write ${rest} without the dash, ${indented(place)}.`,
        };
    },
  },
  {
    example: {
      wrong: 'items:\n  - name: Experts\n    price: 750\n    name: Beginners',
      says: 'A new item of the list begins with "name", and there is no dash before it.',
      mend: 'Write - name: Beginners, with 2 blanks before it',
      reads: 'items:\n  - name: Experts\n    price: 750\n  - name: Beginners',
    },
    *candidates(at) {
      if (isItem(at.text)) return;
      for (const place of new Set([at.indent - 2, at.indent, ...at.places]))
        if (at.mayBegin(place))
          yield {
            ...here(at),
            by: [`${blanks(place)}- ${at.text}`],
            cost: 1.5 + Math.min(Math.abs(place - at.indent), Math.abs(place - at.indent + 2)) / 10,
            message: `A new item of the list begins with "${shownLine(at.text)}", and there is no dash before it.`,
            mend: `Write - ${at.text}${place === at.indent ? '' : `, ${indented(place)}`}`,
          };
    },
  },
  {
    // The item above begins with a name, and this one does not.
    example: {
      wrong: 'items:\n  - name: Experts\n    price: 750\n    price: 500',
      says: 'The line that begins this item is missing: every item of this list begins with "- name:".',
      mend: 'Add a line above it, with 2 blanks before it: - name: …',
      reads: 'items:\n  - name: Experts\n    price: 750\n  - name: xExperts\n    price: 500',
    },
    *candidates({ lines, at, text, indent }) {
      if (isItem(text) || indent < 2) return;
      const head = headOfItem(lines, at, indent - 2, -1) ?? headOfItem(lines, at, indent - 2, 1);
      if (!head) return;
      yield {
        from: at,
        to: at,
        // Whatever it said, it was not what another item says.
        by: [head.line.replace(/(:\s+["']?)(\S)/, '$1x$2')],
        guessed: 0,
        cost: 3,
        message: `The line that begins this item is missing: every item of this list begins with "- ${head.name}:".`,
        mend: `Add a line above it, ${indented(indent - 2)}: - ${head.name}: …`,
      };
    },
  },
];

/** The first line of the item before or after in the same list, and the name in it. */
function headOfItem(
  lines: readonly string[],
  at: number,
  indent: number,
  step: 1 | -1,
): { line: string; name: string } | undefined {
  for (let other = at + step; other >= 0 && other < lines.length; other += step) {
    const line = lines[other]!;
    if (isSilent(line)) continue;
    if (marginOf(line) < indent) return undefined;
    const name = /^ *- ([\w-]+):/.exec(line)?.[1];
    if (marginOf(line) === indent && name !== undefined) return { line, name };
  }
  return undefined;
}
