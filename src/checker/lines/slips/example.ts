import { indentOf, isEmpty } from '../indentation.ts';
import { withoutComment, type LineAt, type Slip } from '../line-at.ts';

/** A line of an example that is still a comment, without its #. */
const inExample = (line: string) => /^#(?: ?)( +\S.*)$/.exec(line)?.[1];

/** Mistakes from uncommenting an example and leaving one # behind. */
export const exampleSlips: readonly Slip<LineAt>[] = [
  {
    code: 'heading-is-comment',
    example: {
      wrong: '# items:\n  - name: Experts\n    price: 750',
      data: { name: 'items', write: 'items:' },
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    find({ lines, index, names, indent }) {
      const heading = indent > 0 ? headingAbove(lines, index) : undefined;
      const name = heading === undefined ? undefined : /^# ?([\w-]+):/.exec(lines[heading]!)?.[1];
      if (heading === undefined || name === undefined || !names.top.has(name)) return undefined;
      if (lines.some((line) => line.startsWith(`${name}:`))) return undefined;
      const whole = lines[heading]!.replace(/^# ?/, '');
      return {
        column: 0,
        length: lines[heading]!.length,
        data: { name, write: withoutComment(whole) },
        lines: [heading + 1],
        line: heading,
        from: heading,
        to: heading + 1,
        edit: [whole],
      };
    },
  },
  {
    code: 'line-above-is-comment',
    example: {
      wrong: 'items:\n#   - name: Experts\n    price: 750',
      data: { write: '- name: Experts' },
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    find({ lines, index, names, indent, text }) {
      const whole = inExample(lines[index - 1] ?? '');
      if (whole === undefined || indentOf(whole) !== indent - 2) return undefined;
      // Matches the first line of an item, or the name of a list.
      const begins = /^-\s/.test(text)
        ? /^ *([\w-]+):$/
        : /^ *- ([\w-]+):(?: |$)|^ *([\w-]+):\s*(?:#.*)?$/;
      const [, first, only] = begins.exec(whole) ?? [];
      if (!names.all.has(first ?? only ?? '')) return undefined;
      return {
        line: index - 1,
        column: 0,
        length: 1,
        data: { write: withoutComment(whole.trim()) },
        from: index - 1,
        to: index,
        edit: [whole],
      };
    },
  },
];

/** The index of the comment that would be the heading of a line, with only lines of its example between them. */
function headingAbove(lines: readonly string[], index: number): number | undefined {
  for (let at = index - 1; at >= 0; at--) {
    const line = lines[at]!;
    if (/^# ?[\w-]+:\s*(?:#.*)?$/.test(line)) return at;
    if (isEmpty(line) || inExample(line) === undefined) return undefined;
  }
  return undefined;
}
