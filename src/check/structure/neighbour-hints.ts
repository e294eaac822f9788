import type { Hint } from './hint.ts';
import {
  headOfLongText,
  indented,
  indentOf,
  isBlankOrComment,
  isHead,
  lineAt,
  splitComment,
  wantedIndent,
} from './line-at.ts';

const wrongIndent = (indent: number, wanted: number) => ({
  message: `This line begins with ${indent} space${indent === 1 ? '' : 's'} instead of ${wanted}.`,
  remedy: `Begin the line ${indented(wanted)}, like the lines that it belongs to.`,
  column: 0,
  length: Math.max(1, indent),
});

/** The slips that a line shows only beside the lines around it, such as a wrong indentation. In an example, > marks it. */
export const neighbourHints: readonly Hint[] = [
  {
    example: 'text: |\n>Rest days\nprice: 750',
    find({ lines, index, line, indent }) {
      const above = lines.slice(0, index).findLastIndex((one) => one.trim() !== '');
      const head = lines[above];
      if (head === undefined || !isHead(head) || indent > indentOf(head)) return undefined;
      return {
        message: `The text under ${head.trim().replace(/\s*#.*/, '')} must be indented by two spaces.`,
        remedy: `Put two spaces before each line of the text: "${' '.repeat(indentOf(head) + 2)}${line.trim().slice(0, 30)}…"`,
      };
    },
  },
  {
    example: 'text: |\n  Rest days\n># a note\n  and more\nprice: 750',
    find({ lines, index, line }) {
      if (!/^\s*#/.test(line)) return undefined;
      const next = lines.slice(index + 1).find((one) => one.trim() !== '');
      if (next === undefined || isBlankOrComment(next)) return undefined;
      const head = headOfLongText(lines, index + 1);
      if (head === undefined || indentOf(line) >= indentOf(next)) return undefined;
      return {
        message: 'A line that begins with # ends the text above it, but the text goes on below.',
        remedy: `Put ${indentOf(next)} spaces before it if it belongs to the text, or delete the line.`,
      };
    },
  },
  {
    example: 'text: |\n    Rest days\n>  and more\nprice: 750',
    find({ lines, index, line, indent }) {
      const above = lines[index - 1] ?? '';
      const head = above.trim() === '' ? undefined : headOfLongText(lines, index - 1);
      if (head === undefined || indent <= indentOf(lines[head]!) || indent >= indentOf(above))
        return undefined;
      if (/^\s*(-\s|[\w-]+:(\s|$))/.test(line)) return undefined;
      return {
        message: 'This line begins further to the left than the text that it belongs to.',
        remedy: `Begin the line ${indented(indentOf(above))}.`,
      };
    },
  },
  {
    example: '>text:\n  Rest days off.\n  And more of it: this.\nprice: 750',
    find({ lines, index, names, line, indent }) {
      const above = lines.slice(0, index).findLastIndex((one) => !isBlankOrComment(one));
      const head = above < 0 ? undefined : lineAt(lines, above, names);
      const isText = !/^\s*(-\s|["'[{#]|[\w-]+:(\s|$))/.test(line);
      if (head?.name === undefined || splitComment(head.value)[0] !== '' || !isText)
        return undefined;
      return indent <= head.before.length
        ? undefined
        : {
            message: `The long text below "${head.name}:" needs a | after the colon.`,
            remedy: `Write ${head.name}: |`,
            line: above,
          };
    },
  },
  {
    example: 'items:\n  - name: One\n>   end: "10:00"',
    find(at) {
      const { lines, index, line, indent, name } = at;
      const isEntry = /^\s*(-\s|[\w"'-]+\s*:(\s|$))/.test(line);
      const above = lines.slice(0, index).findLast((one) => !isBlankOrComment(one));
      const begins = above !== undefined && /:\s*(#.*)?$/.test(above) && indent > indentOf(above);
      if (!isEntry || begins) return undefined;
      // A line without indentation whose name belongs there is right, unless it is the first line of the file.
      const first = lines.findIndex((one) => !isBlankOrComment(one));
      const isFirst = indent === 0 && name !== undefined && at.names.top.has(name);
      if (isFirst && first < index && indentOf(lines[first]!) > 0)
        return { ...wrongIndent(indentOf(lines[first]!), 0), line: first };
      const wanted = wantedIndent(at);
      return wanted === indent ? undefined : wrongIndent(indent, wanted);
    },
  },
  {
    example: 'title: Plans # of the gym\n>and more of it\nprice: 750',
    find: ({ line, text, before }) =>
      isBlankOrComment(line) || /^(-\s|["'[{]|[\w-]+\s*:(\s|$))/.test(line.trim())
        ? undefined
        : {
            message: 'This line has neither a name with a colon nor a dash, so it is not read.',
            remedy:
              'Write it as "name: value"; put a # before it if it is a comment; write it on the line above if it belongs to the text there; or delete it.',
            column: before.length,
            length: text.length,
          },
  },
];
