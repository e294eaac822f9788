import { indentOf } from '../indentation.ts';
import { type LineAt, type Slip } from '../line-at.ts';

const mark = /^(<{7}|={7}|>{7}|\|{7})( |$)/;
const documentMark = /^(---|\.\.\.)(\s|$)/;
const oddSpace = /^ *([^\S \n])/;

/**
 * Typing mistakes in whole lines: lines that other programs left, such as merge marks, and unusual characters in an
 * indentation.
 */
export const lineSlips: readonly Slip<LineAt>[] = [
  {
    code: 'merge-mark',
    example: {
      wrong: 'price: 750\n<<<<<<< mine\nprice: 800',
      reads: 'price: 750\n\n',
    },
    find: ({ lines, index }) =>
      mark.test(lines[index]!) ? { column: 0, length: 7, stops: true } : undefined,
  },
  {
    code: 'second-document',
    example: {
      wrong: 'price: 750\n---\ntitle: Plans',
      data: { sign: '---' },
      reads: 'price: 750\ntitle: Plans',
    },
    find({ lines, index }) {
      const line = lines[index]!;
      if (!documentMark.test(line)) return undefined;
      const sign = line.slice(0, 3);
      return {
        column: 0,
        length: 3,
        data: { sign },
        // Text after the sign would be deleted with it.
        ...(line.trim() === sign ? { edit: [] } : { reads: [''] }),
      };
    },
  },
  {
    code: 'percent-line',
    example: {
      wrong: '%YAML 1.2\nprice: 750',
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
    // How many spaces were meant is found by the search for the least repair.
    code: 'odd-indentation',
    example: {
      wrong: 'items:\n  - name: Experts\n\tprice: 750',
      data: { isTab: true },
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    find({ lines, index }) {
      const line = lines[index]!;
      const odd = oddSpace.exec(line);
      if (!odd) return undefined;
      const indentation = line.slice(0, indentOf(line));
      return {
        column: odd[0].length - 1,
        data: { isTab: odd[1] === '\t' },
        reads: [indentation.replace(/\t/g, '  ').replace(/[^ ]/g, ' ') + line.trim()],
      };
    },
  },
];
