import { spaces, endOfBlock, moveBy } from '../lines/indentation.ts';
import {
  thisLine,
  marginOf,
  isItem,
  type Candidate,
  type Repair,
  type SuspectAt,
} from './repair.ts';

/** Repairs of lines and blocks with a wrong indentation, after a slip of the Tab key or space bar. */
export const movedRepairs: readonly Repair[] = [
  {
    code: 'odd-space-before-line',
    example: {
      wrong: 'items:\n  - name: Experts\n\t    price: 750',
      data: { isTab: true, wanted: 4 },
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    isOftenMeant: true,
    *candidates(at) {
      const odd = /^ *([^\S ])/.exec(at.line)?.[1];
      if (odd === undefined) return;
      const typed = /^\s*/.exec(at.line)![0].replaceAll(odd, '').length;
      for (const place of at.places)
        yield {
          ...thisLine(at),
          by: [spaces(place) + at.text],
          cost: 1 + Math.abs(place - typed) / 10,
          fault: {
            code: 'odd-space-before-line',
            data: { isTab: odd === '\t', wanted: place },
          },
        };
    },
  },
  {
    code: 'line-moved',
    example: {
      wrong: 'title: Plans\n   price: 750',
      data: { spaces: 3, wanted: 0 },
      reads: 'title: Plans\nprice: 750',
    },
    isOftenMeant: true,
    *candidates(at) {
      if (/^ *[^\S ]/.test(at.line)) return;
      for (const place of at.places)
        if (place !== at.indent)
          yield {
            ...thisLine(at),
            by: [spaces(place) + at.text],
            cost: 1 + Math.abs(place - at.indent) / 10,
            fault: { code: 'line-moved', data: { spaces: at.indent, wanted: place } },
          };
    },
  },
  {
    // A line moved by as many spaces as the lines below it, or as all lines of its level.
    code: 'lines-moved-together',
    example: {
      wrong: 'items:\n - name: Experts\n   price: 750',
      data: { by: 1 },
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    isOftenMeant: true,
    *candidates(at) {
      for (const place of at.places)
        for (const to of place === at.indent ? [] : endsOf(at, place))
          yield together(at, place, to);
    },
  },
];

function together({ lines, at, indent }: SuspectAt, place: number, to: number): Candidate {
  const by = place - indent;
  return {
    from: at,
    to,
    by: lines.slice(at, to).map((line) => moveBy(line, by)),
    cost: 2 + Math.abs(by) / 10 + (to - at) / 1000,
    fault: { code: 'lines-moved-together', data: { by } },
    names: [at + 1, to],
  };
}

/** Possible ends of a moved block: after the deeper lines, after those of its level, or before the next item. */
function endsOf({ lines, at, indent }: SuspectAt, place: number): number[] {
  const least = Math.min(indent, place);
  const startsItem = (line: string) => marginOf(line) === place && isItem(line.trim());
  const ends = [
    endOfBlock(lines, at, (line) => marginOf(line) > indent),
    endOfBlock(lines, at, (line) => marginOf(line) >= indent),
    endOfBlock(lines, at, (line) => marginOf(line) > least && !startsItem(line)),
  ];
  return [...new Set(ends)].filter((to) => to - at >= 2);
}
