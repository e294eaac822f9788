import { spaces } from '../lines/indentation.ts';
import { quoted, splitComment, withoutComment } from '../lines/line-at.ts';
import {
  thisLine,
  marginOf,
  isItem,
  isBlankOrComment,
  keyIn,
  shownLine,
  type Repair,
} from './repair.ts';

/** Repairs of lines that were swapped, repeated, joined, broken or lost, or that lack a sign such as a colon. */
export const rowRepairs: readonly Repair[] = [
  {
    code: 'lines-swapped',
    example: {
      wrong: 'items:\n    price: 750\n  - name: Experts',
      data: { upper: '- name: Experts', lower: 'price: 750' },
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    *candidates({ lines, at, line, text }) {
      const next = lines[at + 1];
      if (next === undefined || isBlankOrComment(next)) return;
      yield {
        from: at,
        to: at + 2,
        by: [next, line],
        cost: 2,
        fault: {
          code: 'lines-swapped',
          data: {
            upper: withoutComment(next.trim()).slice(0, 40),
            lower: withoutComment(text).slice(0, 40),
          },
        },
      };
    },
  },
  {
    code: 'line-twice',
    example: {
      wrong: 'items:\n  - name: Experts\n  - name: Experts',
      reads: 'items:\n  - name: Experts',
    },
    *candidates({ lines, at }) {
      for (const count of [1, 2, 3, 4, 5, 6]) {
        const again = lines.slice(at, at + count);
        const above = lines.slice(Math.max(0, at - count), at);
        if (again.length < count || again.join('\n') !== above.join('\n')) continue;
        yield {
          from: at,
          to: at + count,
          by: [],
          cost: 1,
          // The copy may have been meant to become a new entry.
          isAmbiguous: true,
          fault: count === 1 ? { code: 'line-twice' } : { code: 'lines-twice', data: { count } },
          names: [at + 1, at + count],
        };
      }
    },
  },
  {
    code: 'line-break-lost',
    example: {
      wrong: 'title: Plans price: 750',
      data: { name: 'price', second: 'price: 750', wanted: 0 },
      reads: 'title: Plans\nprice: 750',
    },
    isOftenMeant: true,
    *candidates(at) {
      for (const { index } of at.line.matchAll(/\s(?=(?:- )?[\w-]+:(?:\s|$)|- )/g)) {
        const first = at.line.slice(0, index).trimEnd();
        const second = at.line.slice(index).trim();
        if (first.trim() === '' || first.trim() === '-') continue;
        for (const place of [at.indent, at.indent + 2, at.indent - 2])
          if (place >= 0)
            yield {
              ...thisLine(at),
              by: [first, spaces(place) + second],
              // The text may be meant as a comment ("# old price: 900").
              isAmbiguous: /\s#/.test(first) && !/^[\w-]+: ["']/.test(second),
              cost: 2 + Math.abs(place - at.indent) / 10,
              fault: {
                code: 'line-break-lost',
                data: {
                  name: shownLine(second),
                  second: withoutComment(second).slice(0, 40),
                  wanted: place,
                },
              },
            };
      }
    },
  },
  {
    code: 'colon-without-quotes',
    example: {
      wrong: 'title: Plans price: 750',
      data: { write: 'title: "Plans price: 750"' },
      reads: 'title: "Plans price: 750"',
    },
    isOftenMeant: true,
    *candidates(at) {
      const [, before, words] = /^(\s*(?:- +)?(?:[\w-]+: +)?)([^\s"'].*)$/.exec(at.line) ?? [];
      if (before === undefined || words === undefined || !/:(?:\s|$)/.test(words)) return;
      const [text, comment] = splitComment(words);
      yield {
        ...thisLine(at),
        by: [before + quoted(text) + comment],
        cost: 2.4,
        fault: {
          code: 'colon-without-quotes',
          data: { write: before.trimStart() + quoted(text) },
        },
      };
    },
  },
  {
    code: 'line-break-after-sign-lost',
    example: {
      wrong: 'text: | The first line\n  and more',
      data: { second: 'The first line', wanted: 2 },
      reads: 'text: |\n  The first line\n  and more',
    },
    *candidates(at) {
      const [, head, words] = /^(.*[:-] [|>][+-]?) +([^#\s].*)$/.exec(at.line) ?? [];
      const place = at.indent + 2;
      const goesOn = marginOf(at.lines[at.at + 1] ?? '') >= place;
      if (head === undefined || words === undefined || !goesOn) return;
      yield {
        ...thisLine(at),
        by: [head, spaces(place) + words],
        cost: 2,
        fault: {
          code: 'line-break-after-sign-lost',
          data: { second: words.slice(0, 40), wanted: place },
        },
      };
    },
  },
  {
    code: 'line-goes-on',
    example: {
      wrong: 'title: All our\nplans',
      data: { write: 'title: All our plans' },
      reads: 'title: All our plans',
    },
    *candidates({ lines, at, text }) {
      const above = lines[at - 1];
      const isOwn = /^[A-Za-z][\w-]*\s*[=:;]/.test(text) || isItem(text) || /^["']/.test(text);
      if (above === undefined || isBlankOrComment(above) || isOwn) return;
      const whole = `${above.trimEnd()} ${text}`;
      yield {
        from: at - 1,
        to: at + 1,
        at,
        by: [whole],
        // After a comment the text would be hidden.
        isAmbiguous: /\s#/.test(above) && !/\s#.*\S\s+\S/.test(above),
        cost: 1.7,
        fault: { code: 'line-goes-on', data: { write: withoutComment(whole.trim()) } },
      };
    },
  },
  {
    code: 'no-colon',
    example: {
      wrong: 'price 750',
      data: { name: 'price', write: 'price: 750' },
      reads: 'price: 750',
    },
    *candidates(at) {
      const [, before, name, value] =
        /^(\s*(?:- +)?)([A-Za-z][\w-]*)(?: +(.*))?$/.exec(at.line) ?? [];
      if (name === undefined) return;
      const text = value === undefined ? `${name}:` : `${name}: ${value}`;
      yield {
        ...thisLine(at),
        by: [before + text],
        cost: 1.1,
        fault: { code: 'no-colon', data: { name, write: withoutComment(text) } },
      };
    },
  },
  {
    // A missing heading can be recognised from the lines that are left.
    code: 'heading-missing',
    example: {
      wrong: 'title: Plans\n  - name: Experts',
      data: { name: 'items', head: 'items:', wanted: 0 },
      reads: 'title: Plans\nitems:\n  - name: Experts',
    },
    *candidates({ at, line, text, indent, missing }) {
      if (indent < 2) return;
      // A text of several lines needs a sign after the colon.
      const isText = !isItem(text) && keyIn(text) === undefined;
      for (const head of missing.flatMap((name) =>
        isText ? [`${name}: >-`, `${name}: |`] : [`${name}:`],
      ))
        yield {
          from: at,
          to: at + 1,
          by: [spaces(indent - 2) + head, line],
          cost: 2.2,
          fault: {
            code: 'heading-missing',
            data: { name: head.replace(/:.*/, ''), head, wanted: indent - 2 },
          },
        };
    },
  },
  {
    // The line is among comments, or is a sentence where no text is expected.
    code: 'comment-without-sign',
    example: {
      wrong: '# The prices of all plans\nin rupees, for 30 days\nprice: 750',
      data: { write: 'in rupees, for 30 days' },
      reads: '# The prices of all plans\n# in rupees, for 30 days\nprice: 750',
    },
    *candidates(at) {
      const { lines, text, indent } = at;
      const around = [lines[at.at - 1], lines[at.at + 1]];
      const beside = around.filter((line) => line?.trim().startsWith('#')).length;
      const isSentence = /\S+\s+\S+\s+\S+/.test(text);
      // At the left edge, a name belongs to a field of the file.
      const mayBe = keyIn(text) === undefined ? beside > 0 || isSentence : beside > 0 && indent > 0;
      if (!mayBe || text.startsWith('-')) return;
      yield {
        ...thisLine(at),
        by: [`# ${text}`],
        // A sentence of the content would be hidden.
        isAmbiguous: beside === 0 || !isSentence || /["':]\s|["']$/.test(text),
        cost: beside > 0 && keyIn(text) === undefined ? 1.8 : 2.6,
        fault: { code: 'comment-without-sign', data: { write: text } },
      };
    },
  },
];
