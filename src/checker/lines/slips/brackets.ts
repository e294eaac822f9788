import type { ValueEnd } from '../closing.ts';
import { looksLikeAnEntry, mayQuote, writeQuoted, type Slip, type ValueAt } from '../line-at.ts';

/** A value that begins with a bracket. */
export interface BracketAt extends ValueAt {
  readonly closed: ValueEnd;
}

/** Puts a text that begins with a bracket in quotes. */
const asText = (at: BracketAt) => ({
  column: at.column,
  ...writeQuoted(at, { sign: at.text[0]! }),
});

/** Mistakes with brackets. The first that matches is reported. */
export const bracketSlips: readonly Slip<BracketAt>[] = [
  {
    code: 'bracket-without-quotes',
    example: {
      wrong: 'title: {hall} and more',
      data: { sign: '{', write: 'title: "{hall} and more"' },
      reads: 'title: "{hall} and more"',
    },
    find: (at) =>
      /^\{[A-Za-z]\w*\}?/.test(at.text) && !/^\{\s*\w+\s*:/.test(at.text) ? asText(at) : undefined,
  },
  {
    code: 'mark-in-brackets',
    example: {
      wrong: 'items: [*all]',
      data: { sign: '*' },
      reads: 'items: []',
    },
    find({ text, column, before, closed, index }) {
      const mark = /(?:^|[\s,[{])([&*])[A-Za-z0-9]/.exec(text);
      if (!mark) return undefined;
      return {
        column: column + mark.index,
        length: 2,
        data: { sign: mark[1]! },
        to: closed.last + 1,
        from: index,
        reads: [`${before}[]`],
      };
    },
  },
  {
    code: 'bracket-never-closed',
    example: {
      wrong: 'items:\n  - {name: Experts',
      data: { open: '{', write: '- "{name: Experts"' },
      reads: 'items:\n  - name: Experts',
    },
    find(at) {
      if (at.closed.end >= 0 || !at.text.startsWith('{')) return undefined;
      const isGroup =
        at.key === undefined && at.inItem && looksLikeAnEntry(at.text.slice(1), at.names);
      return {
        ...neverClosed(at),
        ...(isGroup && { reads: [at.before + at.text.slice(1).trimStart()] }),
      };
    },
  },
  {
    code: 'bracket-never-closed',
    example: {
      wrong: 'items: [Flat shoes',
      data: { open: '[', write: 'items: "[Flat shoes"' },
      reads: 'items: "[Flat shoes"',
    },
    find: (at) => (at.closed.end >= 0 ? undefined : neverClosed(at)),
  },
  {
    code: 'bracket-without-quotes',
    example: {
      wrong: 'title: [Closed] all day',
      data: { sign: '[', write: 'title: "[Closed] all day"' },
      reads: 'title: "[Closed] all day"',
    },
    find(at) {
      const behind = at.closed.whole.slice(at.closed.end + 1);
      return behind.trim() === '' || /^\s+#/.test(behind) ? undefined : asText(at);
    },
  },
];

const neverClosed = (at: BracketAt) => ({
  column: at.column,
  ...mayQuote(at, { open: at.text[0]! }),
});
