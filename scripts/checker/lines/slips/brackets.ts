import type { Closed } from '../closing.ts';
import { looksLikeAnEntry, orQuote, writeQuoted, type Slip, type ValueAt } from '../reading.ts';

/** A value that begins with a bracket, and what closes it. */
export interface BracketAt extends ValueAt {
  readonly closed: Closed;
}

/** A text that begins with a bracket is one when it stands in quotes. */
function asText(at: BracketAt) {
  return {
    column: at.column,
    says: `A text may not begin with ${at.text[0]} unless it is in quotes.`,
    ...writeQuoted(at, 'Put the text in double quotes:'),
  };
}

/** What goes wrong with brackets. The first that fits is reported. */
export const bracketSlips: readonly Slip<BracketAt>[] = [
  {
    example: {
      wrong: 'title: {hall} and more',
      says: 'A text may not begin with { unless it is in quotes.',
      mend: 'Put the text in double quotes: title: "{hall} and more"',
      reads: 'title: "{hall} and more"',
    },
    find: (at) =>
      /^\{[A-Za-z]\w*\}?/.test(at.text) && !/^\{\s*\w+\s*:/.test(at.text) ? asText(at) : undefined,
  },
  {
    example: {
      wrong: 'items: [*all]',
      says: '* has a special meaning here, and such marks are not allowed.',
      mend: 'Remove the & and * marks and write the values themselves.',
      reads: 'items: []',
    },
    find({ text, column, before, closed, index }) {
      const mark = /(?:^|[\s,[{])([&*])[A-Za-z0-9]/.exec(text);
      if (!mark) return undefined;
      return {
        column: column + mark.index,
        length: 2,
        says: `${mark[1]} has a special meaning here, and such marks are not allowed.`,
        to: closed.last + 1,
        from: index,
        reads: [`${before}[]`],
      };
    },
  },
  {
    example: {
      wrong: 'items:\n  - {name: Experts',
      says: 'The bracket { is never closed.',
      mend: 'Close it with }, or put a text in double quotes: - "{name: Experts"',
      reads: 'items:\n  - name: Experts',
    },
    find(at) {
      if (at.closed.end >= 0 || !at.text.startsWith('{')) return undefined;
      const isGroup =
        at.key === undefined && at.inItem && looksLikeAnEntry(at.text.slice(1), at.names);
      return {
        ...neverClosed(at, '}'),
        ...(isGroup && { reads: [at.before + at.text.slice(1).trimStart()] }),
      };
    },
  },
  {
    example: {
      wrong: 'items: [Flat shoes',
      says: 'The bracket [ is never closed.',
      mend: 'Close it with ] at the end, or put a text in double quotes: items: "[Flat shoes"',
      reads: 'items: "[Flat shoes"',
    },
    find: (at) => (at.closed.end >= 0 ? undefined : neverClosed(at, '] at the end')),
  },
  {
    example: {
      wrong: 'title: [Closed] all day',
      says: 'A text may not begin with [ unless it is in quotes.',
      mend: 'Put the text in double quotes: title: "[Closed] all day"',
      reads: 'title: "[Closed] all day"',
    },
    find(at) {
      const behind = at.closed.whole.slice(at.closed.end + 1);
      return behind.trim() === '' || /^\s+#/.test(behind) ? undefined : asText(at);
    },
  },
];

const neverClosed = (at: BracketAt, sign: string) => ({
  column: at.column,
  says: `The bracket ${at.text[0]} is never closed.`,
  ...orQuote(at, `Close it with ${sign}, or put a text in double quotes:`),
});
