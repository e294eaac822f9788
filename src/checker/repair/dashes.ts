import { spaces } from '../lines/indentation.ts';
import { withoutComment } from '../lines/line-at.ts';
import {
  thisLine,
  marginOf,
  isItem,
  isBlankOrComment,
  keyIn,
  shownLine,
  type Repair,
} from './repair.ts';

/** Repairs of list items whose dash is doubled, superfluous or missing, or whose first line is missing. */
export const dashRepairs: readonly Repair[] = [
  {
    code: 'two-dashes',
    example: {
      wrong: 'items:\n  - - Shoes',
      data: { write: '- Shoes' },
      reads: 'items:\n  - Shoes',
    },
    *candidates(at) {
      if (!/^-\s+-\s/.test(at.text)) return;
      const rest = at.text.replace(/^-\s+/, '');
      yield {
        ...thisLine(at),
        by: [spaces(at.indent) + rest],
        cost: 1,
        fault: { code: 'two-dashes', data: { write: withoutComment(rest) } },
      };
    },
  },
  {
    code: 'dash-before-field',
    example: {
      wrong: 'items:\n  - name: Experts\n  - price: 750',
      data: { name: 'price', write: 'price: 750', wanted: 4 },
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    isOftenMeant: true,
    *candidates(at) {
      const rest = at.text.replace(/^-\s*/, '');
      if (!isItem(at.text) || keyIn(rest) === undefined) return;
      for (const place of new Set([at.indent + 2, at.indent, ...at.places].filter(at.mayBegin)))
        yield {
          ...thisLine(at),
          by: [spaces(place) + rest],
          cost: 1.5 + Math.abs(place - at.indent - 2) / 10,
          fault: {
            code: 'dash-before-field',
            data: { name: shownLine(rest), write: withoutComment(rest), wanted: place },
          },
        };
    },
  },
  {
    code: 'item-without-dash',
    example: {
      wrong: 'items:\n  - name: Experts\n    price: 750\n    name: Beginners',
      data: { name: 'name', write: 'name: Beginners', wanted: 2 },
      reads: 'items:\n  - name: Experts\n    price: 750\n  - name: Beginners',
    },
    *candidates(at) {
      if (isItem(at.text)) return;
      for (const place of new Set([at.indent - 2, at.indent, ...at.places]))
        if (at.mayBegin(place))
          yield {
            ...thisLine(at),
            by: [`${spaces(place)}- ${at.text}`],
            cost: 1.5 + Math.min(Math.abs(place - at.indent), Math.abs(place - at.indent + 2)) / 10,
            fault: {
              code: 'item-without-dash',
              data: {
                name: shownLine(at.text),
                write: withoutComment(at.text),
                ...(place !== at.indent && { wanted: place }),
              },
            },
          };
    },
  },
  {
    // The item above, or else the one below, begins with a name that this one lacks.
    code: 'first-line-of-item-missing',
    example: {
      wrong: 'items:\n  - name: Experts\n    price: 750\n    price: 500',
      data: { name: 'name', wanted: 2 },
      reads: 'items:\n  - name: Experts\n    price: 750\n  - name: xExperts\n    price: 500',
    },
    *candidates({ lines, at, text, indent }) {
      if (isItem(text) || indent < 2) return;
      const head = headOfItem(lines, at, indent - 2, -1) ?? headOfItem(lines, at, indent - 2, 1);
      if (!head) return;
      yield {
        from: at,
        to: at,
        // The real value is unknown, but it differs from that of the other item.
        by: [head.line.replace(/(:\s+["']?)(\S)/, '$1x$2')],
        guessed: 0,
        cost: 3,
        fault: {
          code: 'first-line-of-item-missing',
          data: { name: head.name, wanted: indent - 2 },
        },
      };
    },
  },
];

/** The first line of the previous or next item of the same list, and its name. */
function headOfItem(
  lines: readonly string[],
  at: number,
  indent: number,
  step: 1 | -1,
): { line: string; name: string } | undefined {
  for (let other = at + step; other >= 0 && other < lines.length; other += step) {
    const line = lines[other]!;
    if (isBlankOrComment(line)) continue;
    if (marginOf(line) < indent) return undefined;
    const name = /^ *- ([\w-]+):/.exec(line)?.[1];
    if (marginOf(line) === indent && name !== undefined) return { line, name };
  }
  return undefined;
}
