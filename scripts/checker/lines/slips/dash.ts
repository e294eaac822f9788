import { blanks } from '../indentation.ts';
import { quoted, type LineAt, type Slip } from '../reading.ts';

const bullet = /^(?:[•·▪●◦‣⁃]\s*|[–—*+]\s+)(?=\S)/;
const oddBlank = /^-[^\S ]\s*|^- +[^\S ]\s*/;

/** The line with a dash before `rest`, said as `ask` and shown by its beginning. */
const withDash = ({ indent }: LineAt, ask: string, rest: string, shown = 40) => ({
  mend: `${ask}"- ${rest.slice(0, shown)}"`,
  edit: [`${blanks(indent)}- ${rest}`],
});

/** What goes wrong at the dash of an item. */
export const dashSlips: readonly Slip<LineAt>[] = [
  {
    example: {
      wrong: 'items:\n  -\u00a0Flat shoes',
      says: 'There is an invisible no-break space after the dash.',
      mend: 'Type the beginning of the line again: "- Flat shoes"',
      reads: 'items:\n  - Flat shoes',
    },
    find(at) {
      const odd = oddBlank.exec(at.text)?.[0];
      if (!odd?.includes('\u00a0')) return undefined;
      return {
        column: at.indent,
        length: 2,
        ...withDash(at, 'Type the beginning of the line again: ', at.text.slice(odd.length)),
      };
    },
  },
  {
    example: {
      wrong: 'items:\n  • Flat shoes',
      says: '"•" is not a list dash.',
      mend: 'Begin the line with "- ", as in "- Flat shoes"',
      reads: 'items:\n  - Flat shoes',
    },
    find(at) {
      const mark = bullet.exec(at.text)?.[0];
      const wantsList = at.layout.opensBelow(at.indent, 'list') || at.layout.has('list');
      if (!mark || !wantsList) return undefined;
      return {
        column: at.indent,
        says: `"${mark.trim()}" is not a list dash.`,
        ...withDash(at, 'Begin the line with "- ", as in ', at.text.slice(mark.length), 30),
      };
    },
  },
  {
    example: {
      wrong: 'items:\n  -5',
      says: 'There is no blank after the dash.',
      mend: 'Write "- 5", or "- -5" if the number is below zero.',
      reads: 'items:\n  - 5',
    },
    find({ text, indent, layout }) {
      const inList = layout.opensBelow(indent, 'list') || layout.has('list', indent);
      const [number] = /^-\d\S*/.exec(text) ?? [];
      if (number === undefined || !inList) return undefined;
      return {
        column: indent,
        length: 2,
        mend: `Write "- ${number.slice(1)}", or "- ${number}" if the number is below zero.`,
        reads: [`${blanks(indent)}- ${text.slice(1)}`],
      };
    },
  },
  {
    example: {
      wrong: 'items:\n  -Flat shoes',
      says: 'There is no blank after the dash.',
      mend: 'Write "- Flat shoes"',
      reads: 'items:\n  - Flat shoes',
    },
    find(at) {
      const { layout, indent } = at;
      const inList = layout.opensBelow(indent, 'list') || layout.has('list', indent);
      if (!/^-[^\s-]/.test(at.text) || !inList) return undefined;
      return {
        column: indent,
        length: 2,
        ...withDash(at, 'Write ', at.text.slice(1), 39),
      };
    },
  },
  {
    example: {
      wrong: 'items:\n  - #1 in Bangalore',
      says: 'Everything after # is a remark, so this item is empty.',
      mend: 'Leave the # out, or write it in quotes: - "#1 in Bangalore"',
      reads: 'items:\n  - "#1 in Bangalore"',
    },
    find({ text, indent }) {
      const [, dashes, words] = /^((?:-\s+)+)(#\S.*)$/.exec(text) ?? [];
      if (dashes === undefined || words === undefined) return undefined;
      return {
        column: indent + dashes.length,
        length: words.length,
        mend: `Leave the # out, or write it in quotes: - ${quoted(words)}`,
        reads: [blanks(indent) + dashes + quoted(words)],
      };
    },
  },
];
