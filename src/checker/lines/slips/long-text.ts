import { spaces, endOfBlock, indentOf, isEmpty, moveBy } from '../indentation.ts';
import {
  lead,
  quoted,
  splitComment,
  type LineMistake,
  type Slip,
  type ValueAt,
} from '../line-at.ts';

const header = /^[|>][+-]?[1-9]?[+-]?(?:\s+#.*|\s*)$/;

/** Mistakes at the | or > of a long text. */
export const blockHeadSlips: readonly Slip<ValueAt>[] = [
  {
    code: 'words-after-sign',
    example: {
      wrong: 'text: | The first line\n  and more',
      data: { sign: '|', write: 'text: "The first line"' },
      reads: 'text: "The first line"\n',
    },
    find(at) {
      if (header.test(at.text)) return undefined;
      const sign = /^[|>][+-]?/.exec(at.text)![0];
      const words = splitComment(at.text.slice(sign.length))[0].trim();
      const to = endOfBlock(at.lines, at.index, (line) => indentOf(line) > at.parent);
      return {
        column: at.column,
        length: sign.length,
        data: { sign, write: lead(at) + quoted(words) },
        reads: [at.before + quoted(words)],
        from: at.index,
        to,
      };
    },
  },
];

/** A line of a long text, and the state of the text so far. */
export interface BlockLineAt extends ValueAt {
  /** The index of this line; `index` is the line with the | or >. */
  readonly at: number;
  readonly line: string;
  readonly lineIndent: number;
  /** The indentation of the text; -1 before its first line. */
  readonly depth: number;
  /** The index of the first line of the text; -1 before that. */
  readonly first: number;
}

const oddSpace = /^ *([\t\u00a0])/;
const isEntry = ({ line, names }: BlockLineAt) =>
  names.all.has(/^\s*(?:- )?([A-Za-z][\w-]*)\s*:(?:\s|$)/.exec(line)?.[1] ?? '');

/** Mistakes in the indentation of a long text. The first that matches is reported. */
export const blockLineSlips: readonly Slip<BlockLineAt>[] = [
  {
    // A boolean field of the file, which would become text.
    code: 'field-in-long-text',
    example: {
      wrong: 'text: |\n  The first line\n  price: false',
      data: { words: 'price: false', wanted: 0 },
      reads: 'text: |\n  The first line\nprice: false',
    },
    find(block) {
      const words = block.line.trim();
      const [all, name] = /^([A-Za-z][\w-]*): +(?:true|false)(?=\s*(?:#.*)?$)/.exec(words) ?? [];
      if (name === undefined || block.lineIndent <= block.parent || !block.names.all.has(name))
        return undefined;
      return {
        ...markedAt(block, block.lineIndent, all!.length),
        data: { words: all!, wanted: block.parent },
        edit: [spaces(block.parent) + words],
      };
    },
  },
  {
    code: 'comment-in-long-text',
    example: {
      wrong: 'text: |\n  The first line\n# 1 is the best\n  and more',
      data: { depth: 2 },
      reads: 'text: |\n  The first line\n\n  and more',
    },
    find(block) {
      const { line, lineIndent, parent, depth } = block;
      if (lineIndent > parent || !line.trim().startsWith('#') || depth === -1) return undefined;
      return {
        ...markedAt(block, lineIndent, 1),
        data: { depth },
        reads: [''],
      };
    },
  },
  {
    code: 'long-text-not-indented',
    example: {
      wrong: 'text: |\nThe first line\nprice: 750',
      data: { head: 'text: |', write: '  The first line' },
      reads: 'text: |\n  The first line\nprice: 750',
    },
    find(block) {
      const { line, lineIndent, parent, depth } = block;
      if (lineIndent > parent || oddSpace.test(line)) return undefined;
      const words = line.trim();
      return {
        ...markedAt(block, lineIndent, words.length),
        data: {
          head: `${block.key ?? 'the dash'}: ${block.text[0]}`,
          write: spaces(parent + 2) + words.slice(0, 30),
        },
        edit: [spaces(Math.max(depth, parent + 2)) + words],
      };
    },
  },
  {
    code: 'odd-space-in-long-text',
    example: {
      wrong: 'text: |\n\u00a0 The first line',
      data: { isTab: false },
      reads: 'text: |\n  The first line',
    },
    find(block) {
      const odd = oddSpace.exec(block.line);
      const depth = depthOf(block);
      if (!odd || block.lineIndent >= depth + 1) return undefined;
      return {
        ...markedAt(block, odd[0].length - 1, 1),
        data: { isTab: odd[1] === '\t' },
        edit: [spaces(block.depth === -1 ? block.parent + 2 : depth) + block.line.trim()],
      };
    },
  },
  {
    code: 'first-of-long-text-too-far-in',
    example: {
      wrong: 'text: |\n    The first line\n  and more',
      data: { spaces: 4, wanted: 2 },
      reads: 'text: |\n  The first line\n  and more',
    },
    find(block) {
      const { lineIndent, parent, depth, first, at, lines } = block;
      if (lineIndent >= depth || first < 0 || lineIndent !== parent + 2) return undefined;
      return {
        line: first,
        column: 0,
        length: depth,
        data: { spaces: depth, wanted: lineIndent },
        from: first,
        to: at,
        edit: lines.slice(first, at).map((above) => moveBy(above, lineIndent - depth)),
      };
    },
  },
  {
    code: 'line-of-long-text-moved',
    example: {
      wrong: 'text: |\n    The first line\n   and more',
      data: { spaces: 3, wanted: 4 },
      reads: 'text: |\n    The first line\n    and more',
    },
    find(block) {
      const { lineIndent, depth, line } = block;
      if (lineIndent >= depth) return undefined;
      return {
        ...markedAt(block, 0, lineIndent + 1),
        data: { spaces: lineIndent, wanted: depth },
        edit: [spaces(depth) + line.trim()],
      };
    },
  },
];

const markedAt = (
  { at }: BlockLineAt,
  column: number,
  length: number,
): Pick<LineMistake, 'line' | 'column' | 'length' | 'from' | 'to'> => ({
  line: at,
  column,
  length,
  from: at,
  to: at + 1,
});

/** The indentation of the text: that of its first line. */
const depthOf = ({ depth, lineIndent, parent }: BlockLineAt) =>
  depth === -1 ? Math.max(lineIndent, parent + 1) : depth;

/** Whether a line comes after the text. */
export function isOutside(block: BlockLineAt): boolean {
  const { line, lineIndent, parent, depth } = block;
  if (depth !== -1 && lineIndent <= parent && line.trim().startsWith('#'))
    return !goesOnBelow(block);
  if (lineIndent <= parent && !oddSpace.test(line)) return isOwnLine(block);
  return lineIndent < depth && isEntry(block);
}

/** Whether a line that is not indented further than the name of the text is a field or an item. */
function isOwnLine(block: BlockLineAt): boolean {
  if (isEntry(block)) return true;
  if (block.depth === -1) return /^\s*-\s/.test(block.line);
  return /^\s*- |^\s*[A-Za-z][\w-]*:(\s|$)/.test(block.line);
}

function goesOnBelow({ lines, at, parent }: BlockLineAt): boolean {
  const after = lines.slice(at + 1).find((line) => !isEmpty(line));
  return after !== undefined && indentOf(after) > parent;
}
