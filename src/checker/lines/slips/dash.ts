import { spaces } from '../indentation.ts';
import { quoted, withoutComment, type LineAt, type Slip } from '../line-at.ts';

const bullet = /^(?:[•·▪●◦‣⁃]\s*|[–—*+]\s+)(?=\S)/;
const oddSpace = /^-[^\S ]\s*|^- +[^\S ]\s*/;

/** Puts a dash before `rest`; a message shows its first `most` characters. */
const withDash = <More extends object>(
  { indent }: LineAt,
  rest: string,
  most = 40,
  more?: More,
) => ({
  data: { ...(more as More), write: withoutComment(rest).slice(0, most) },
  edit: [`${spaces(indent)}- ${rest}`],
});

/** Mistakes at the dash of an item. */
export const dashSlips: readonly Slip<LineAt>[] = [
  {
    code: 'no-break-space-after-dash',
    example: {
      wrong: 'items:\n  -\u00a0Flat shoes',
      data: { write: 'Flat shoes' },
      reads: 'items:\n  - Flat shoes',
    },
    find(at) {
      const odd = oddSpace.exec(at.text)?.[0];
      if (!odd?.includes('\u00a0')) return undefined;
      return {
        column: at.indent,
        length: 2,
        ...withDash(at, at.text.slice(odd.length)),
      };
    },
  },
  {
    code: 'bullet-for-dash',
    example: {
      wrong: 'items:\n  • Flat shoes',
      data: { mark: '•', write: 'Flat shoes' },
      reads: 'items:\n  - Flat shoes',
    },
    find(at) {
      const mark = bullet.exec(at.text)?.[0];
      const wantsList = at.layout.opensBelow(at.indent, 'list') || at.layout.has('list');
      if (!mark || !wantsList) return undefined;
      return {
        column: at.indent,
        ...withDash(at, at.text.slice(mark.length), 30, { mark: mark.trim() }),
      };
    },
  },
  {
    code: 'dash-or-minus',
    example: {
      wrong: 'items:\n  -5',
      data: { write: '5' },
      reads: 'items:\n  - 5',
    },
    find({ text, indent, layout }) {
      const inList = layout.opensBelow(indent, 'list') || layout.has('list', indent);
      const [number] = /^-\d\S*/.exec(text) ?? [];
      if (number === undefined || !inList) return undefined;
      return {
        column: indent,
        length: 2,
        data: { write: number.slice(1) },
        reads: [`${spaces(indent)}- ${text.slice(1)}`],
      };
    },
  },
  {
    code: 'no-space-after-dash',
    example: {
      wrong: 'items:\n  -Flat shoes',
      data: { write: 'Flat shoes' },
      reads: 'items:\n  - Flat shoes',
    },
    find(at) {
      const { layout, indent } = at;
      const inList = layout.opensBelow(indent, 'list') || layout.has('list', indent);
      if (!/^-[^\s-]/.test(at.text) || !inList) return undefined;
      return {
        column: indent,
        length: 2,
        ...withDash(at, at.text.slice(1), 39),
      };
    },
  },
  {
    code: 'item-is-comment',
    example: {
      wrong: 'items:\n  - #1 in Bangalore',
      data: { write: '"#1 in Bangalore"' },
      reads: 'items:\n  - "#1 in Bangalore"',
    },
    find({ text, indent }) {
      const [, dashes, words] = /^((?:-\s+)+)(#\S.*)$/.exec(text) ?? [];
      if (dashes === undefined || words === undefined) return undefined;
      return {
        column: indent + dashes.length,
        length: words.length,
        data: { write: quoted(words) },
        reads: [spaces(indent) + dashes + quoted(words)],
      };
    },
  },
];
