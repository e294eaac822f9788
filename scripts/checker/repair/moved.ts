import { blanks, blanksSaid, endOfBlock, indented, moveBy } from '../lines/indentation.ts';
import { here, marginOf, isItem, type Candidate, type Repair, type SuspectAt } from './repair.ts';

/** What the Tab key and the space bar do to a line, or to a block of lines. */
export const movedRepairs: readonly Repair[] = [
  {
    example: {
      wrong: 'items:\n  - name: Experts\n\t    price: 750',
      says: 'A Tab stands before this line; only ordinary blanks can say what it belongs to.',
      mend: 'Begin the line with 4 blanks before it.',
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    isOftenMeant: true,
    *candidates(at) {
      const odd = /^ *([^\S ])/.exec(at.line)?.[1];
      if (odd === undefined) return;
      const typed = /^\s*/.exec(at.line)![0].replaceAll(odd, '').length;
      for (const place of at.places)
        yield {
          ...here(at),
          by: [blanks(place) + at.text],
          cost: 1 + Math.abs(place - typed) / 10,
          message: `A ${odd === '\t' ? 'Tab' : 'special blank (a no-break space)'} stands before this line; only ordinary blanks can say what it belongs to.`,
          mend: `Begin the line ${indented(place)}.`,
        };
    },
  },
  {
    example: {
      wrong: 'title: Plans\n   price: 750',
      says: 'This line begins with 3 blanks; where it belongs, it has 0.',
      mend: 'Begin the line at the left edge, without blanks.',
      reads: 'title: Plans\nprice: 750',
    },
    isOftenMeant: true,
    *candidates(at) {
      if (/^ *[^\S ]/.test(at.line)) return;
      for (const place of at.places)
        if (place !== at.indent)
          yield {
            ...here(at),
            by: [blanks(place) + at.text],
            cost: 1 + Math.abs(place - at.indent) / 10,
            message: `This line begins with ${blanksSaid(at.indent)}; where it belongs, it has ${place}.`,
            mend: `Begin the line ${indented(place)}.`,
          };
    },
  },
  {
    // A line with all that stands below it, or with all lines of its level, moved by the same blanks.
    example: {
      wrong: 'items:\n - name: Experts\n   price: 750',
      says: 'Lines 2 to 3 were moved together: they begin 1 blank too far to the left.',
      mend: 'Add 1 blank at the beginning of each line from 2 to 3.',
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
  const many = blanksSaid(Math.abs(by));
  const [side, ask] = by < 0 ? ['right', `Take ${many} away`] : ['left', `Add ${many}`];
  return {
    from: at,
    to,
    by: lines.slice(at, to).map((line) => moveBy(line, by)),
    cost: 2 + Math.abs(by) / 10 + (to - at) / 1000,
    message: `Lines ${at + 1} to ${to} were moved together: they begin ${many} too far to the ${side}.`,
    mend: `${ask} at the beginning of each line from ${at + 1} to ${to}.`,
  };
}

/** Where a block that was moved may end: with the lines further in, with those of its level, or before the next item. */
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
