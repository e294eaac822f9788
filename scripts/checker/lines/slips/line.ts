import { indentOf } from '../indentation.ts';
import { type LineAt, type Slip } from '../reading.ts';

const mark = /^(<{7}|={7}|>{7}|\|{7})( |$)/;
const documentMark = /^(---|\.\.\.)(\s|$)/;
const oddBlank = /^ *([^\S \n])/;

/** Lines that do not belong to the content, and characters that only look like blanks. */
export const lineSlips: readonly Slip<LineAt>[] = [
  {
    example: {
      wrong: 'price: 750\n<<<<<<< mine\nprice: 800',
      says: 'Here is the mark of an unfinished merge.',
      mend: 'Two people changed this file. Keep the right lines and delete the lines with <<<<<<<, ======= and >>>>>>>.',
      reads: 'price: 750\n\n',
    },
    find: ({ lines, index }) =>
      mark.test(lines[index]!) ? { column: 0, length: 7, stops: true } : undefined,
  },
  {
    example: {
      wrong: 'price: 750\n---\ntitle: Plans',
      says: 'A line of --- begins a second document, and only one is read.',
      mend: 'Delete the line with ---.',
      reads: 'price: 750\ntitle: Plans',
    },
    find({ lines, index }) {
      const line = lines[index]!;
      if (!documentMark.test(line)) return undefined;
      const sign = line.slice(0, 3);
      return {
        column: 0,
        length: 3,
        says: `A line of ${sign} begins a second document, and only one is read.`,
        mend: `Delete the line with ${sign}.`,
        // What stands behind the sign would go with it.
        ...(line.trim() === sign ? { edit: [] } : { reads: [''] }),
      };
    },
  },
  {
    example: {
      wrong: '%YAML 1.2\nprice: 750',
      says: 'A line may not begin with %.',
      mend: 'Delete this line.',
      reads: 'price: 750',
    },
    find({ lines, index, names }) {
      const line = lines[index]!;
      if (!line.startsWith('%') || names.all.has(line.trim().split(':')[0]!)) return undefined;
      return {
        column: 0,
        length: line.trim().length,
        ...(/^%[A-Z]+ [\d.]+$/.test(line.trim()) ? { edit: [] } : { reads: [''] }),
      };
    },
  },
  {
    // How many blanks were meant is not known here; the search for the least repair finds out.
    example: {
      wrong: 'items:\n  - name: Experts\n\tprice: 750',
      says: 'This line is indented with a tab; only ordinary blanks count.',
      mend: 'Delete the space before the first word and press the space bar instead, two blanks for each step.',
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    find({ lines, index }) {
      const line = lines[index]!;
      const odd = oddBlank.exec(line);
      if (!odd) return undefined;
      const what = odd[1] === '\t' ? 'a tab' : 'a special blank (a no-break space)';
      const indentation = line.slice(0, indentOf(line));
      return {
        column: odd[0].length - 1,
        says: `This line is indented with ${what}; only ordinary blanks count.`,
        reads: [indentation.replace(/\t/g, '  ').replace(/[^ ]/g, ' ') + line.trim()],
      };
    },
  },
];
