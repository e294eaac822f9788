import { blanks, indented } from '../lines/indentation.ts';
import { quoted, splitRemark } from '../lines/reading.ts';
import { here, marginOf, isItem, isSilent, nameIn, shownLine, type Repair } from './repair.ts';

/** What the keys Enter, Delete and Paste do to whole lines. */
export const rowRepairs: readonly Repair[] = [
  {
    example: {
      wrong: 'items:\n    price: 750\n  - name: Experts',
      says: 'This line and the one below it have changed places.',
      mend: 'Put "- name: Experts" above "price: 750".',
      reads: 'items:\n  - name: Experts\n    price: 750',
    },
    *candidates({ lines, at, line, text }) {
      const next = lines[at + 1];
      if (next === undefined || isSilent(next)) return;
      yield {
        from: at,
        to: at + 2,
        by: [next, line],
        cost: 2,
        message: 'This line and the one below it have changed places.',
        mend: `Put "${next.trim().slice(0, 40)}" above "${text.slice(0, 40)}".`,
      };
    },
  },
  {
    example: {
      wrong: 'items:\n  - name: Experts\n  - name: Experts',
      says: 'This line is there twice.',
      mend: 'Delete line 3, or change what is different in it.',
      reads: 'items:\n  - name: Experts',
    },
    *candidates({ lines, at }) {
      for (const count of [1, 2, 3, 4, 5, 6]) {
        const again = lines.slice(at, at + count);
        const above = lines.slice(Math.max(0, at - count), at);
        if (again.length < count || again.join('\n') !== above.join('\n')) continue;
        const said = count === 1 ? 'This line is' : `These ${count} lines are`;
        yield {
          from: at,
          to: at + count,
          by: [],
          cost: 1,
          // A copy may be one that was to be changed.
          isUnsure: true,
          message: `${said} there twice${count === 1 ? '' : ', one below the other'}.`,
          mend: `Delete line${count === 1 ? ` ${at + 1}, or change what is different in it` : `s ${at + 1} to ${at + count}, or change what is different in them`}.`,
        };
      }
    },
  },
  {
    example: {
      wrong: 'title: Plans price: 750',
      says: 'Two lines stand on one: "price" begins a line of its own.',
      mend: 'Press Enter before "price: 750" and begin that line at the left edge, without blanks.',
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
              ...here(at),
              by: [first, blanks(place) + second],
              // What stands in a remark may be meant as one ("# old price: 900").
              isUnsure: /\s#/.test(first) && !/^[\w-]+: ["']/.test(second),
              cost: 2 + Math.abs(place - at.indent) / 10,
              message: `Two lines stand on one: "${shownLine(second)}" begins a line of its own.`,
              mend: `Press Enter before "${second.slice(0, 40)}" and begin that line ${indented(place)}.`,
            };
      }
    },
  },
  {
    example: {
      wrong: 'title: Plans price: 750',
      says: 'A text with a colon in it must be in quotes.',
      mend: 'Put it in double quotes: title: "Plans price: 750"',
      reads: 'title: "Plans price: 750"',
    },
    isOftenMeant: true,
    *candidates(at) {
      const [, before, words] = /^(\s*(?:- +)?(?:[\w-]+: +)?)([^\s"'].*)$/.exec(at.line) ?? [];
      if (before === undefined || words === undefined || !/:(?:\s|$)/.test(words)) return;
      const [text, remark] = splitRemark(words);
      yield {
        ...here(at),
        by: [before + quoted(text) + remark],
        cost: 2.4,
        message: 'A text with a colon in it must be in quotes.',
        mend: `Put it in double quotes: ${before.trimStart()}${quoted(text)}`,
      };
    },
  },
  {
    example: {
      wrong: 'text: | The first line\n  and more',
      says: 'Two lines stand on one: the text begins on the line below its sign.',
      mend: 'Press Enter before "The first line" and begin that line with 2 blanks before it.',
      reads: 'text: |\n  The first line\n  and more',
    },
    *candidates(at) {
      const [, head, words] = /^(.*[:-] [|>][+-]?) +([^#\s].*)$/.exec(at.line) ?? [];
      const place = at.indent + 2;
      const goesOn = marginOf(at.lines[at.at + 1] ?? '') >= place;
      if (head === undefined || words === undefined || !goesOn) return;
      yield {
        ...here(at),
        by: [head, blanks(place) + words],
        cost: 2,
        message: 'Two lines stand on one: the text begins on the line below its sign.',
        mend: `Press Enter before "${words.slice(0, 40)}" and begin that line ${indented(place)}.`,
      };
    },
  },
  {
    example: {
      wrong: 'title: All our\nplans',
      says: 'This line goes on with the one above it.',
      mend: 'Write both on one line: title: All our plans',
      reads: 'title: All our plans',
    },
    *candidates({ lines, at, text }) {
      const above = lines[at - 1];
      const isOwn = /^[A-Za-z][\w-]*\s*[=:;]/.test(text) || isItem(text) || /^["']/.test(text);
      if (above === undefined || isSilent(above) || isOwn) return;
      const whole = `${above.trimEnd()} ${text}`;
      yield {
        from: at - 1,
        to: at + 1,
        at,
        by: [whole],
        // Behind a remark it would be hidden.
        isUnsure: /\s#/.test(above) && !/\s#.*\S\s+\S/.test(above),
        cost: 1.7,
        message: 'This line goes on with the one above it.',
        mend: `Write both on one line: ${whole.trim()}`,
      };
    },
  },
  {
    example: {
      wrong: 'price 750',
      says: 'There is no colon after "price".',
      mend: 'Write price: 750',
      reads: 'price: 750',
    },
    *candidates(at) {
      const [, before, name, value] =
        /^(\s*(?:- +)?)([A-Za-z][\w-]*)(?: +(.*))?$/.exec(at.line) ?? [];
      if (name === undefined) return;
      const text = value === undefined ? `${name}:` : `${name}: ${value}`;
      yield {
        ...here(at),
        by: [before + text],
        cost: 1.1,
        message: `There is no colon after "${name}".`,
        mend: `Write ${text}`,
      };
    },
  },
  {
    // Only a line that holds others can be told from what is left.
    example: {
      wrong: 'title: Plans\n  - name: Experts',
      says: 'The line "items:" is missing above this one.',
      mend: 'Add a line above it, at the left edge, without blanks: items:',
      reads: 'title: Plans\nitems:\n  - name: Experts',
    },
    *candidates({ at, line, text, indent, missing }) {
      if (indent < 2) return;
      // A text of several lines hangs on a sign.
      const isText = !isItem(text) && nameIn(text) === undefined;
      for (const head of missing.flatMap((name) =>
        isText ? [`${name}: >-`, `${name}: |`] : [`${name}:`],
      ))
        yield {
          from: at,
          to: at + 1,
          by: [blanks(indent - 2) + head, line],
          cost: 2.2,
          message: `The line "${head.replace(/:.*/, ':')}" is missing above this one.`,
          mend: `Add a line above it, ${indented(indent - 2)}: ${head}`,
        };
    },
  },
  {
    // It stands among remarks, or is a sentence where nothing reads one.
    example: {
      wrong: '# The prices of all plans\nin rupees, for 30 days\nprice: 750',
      says: 'This line is a remark, and has no # at its beginning.',
      mend: 'Write # in rupees, for 30 days',
      reads: '# The prices of all plans\n# in rupees, for 30 days\nprice: 750',
    },
    *candidates(at) {
      const { lines, text, indent } = at;
      const around = [lines[at.at - 1], lines[at.at + 1]];
      const beside = around.filter((line) => line?.trim().startsWith('#')).length;
      const isSentence = /\S+\s+\S+\s+\S+/.test(text);
      // At the left edge a name is that of a part of the file.
      const mayBe =
        nameIn(text) === undefined ? beside > 0 || isSentence : beside > 0 && indent > 0;
      if (!mayBe || text.startsWith('-')) return;
      yield {
        ...here(at),
        by: [`# ${text}`],
        // A sentence that is content would be hidden.
        isUnsure: beside === 0 || !isSentence || /["':]\s|["']$/.test(text),
        cost: beside > 0 && nameIn(text) === undefined ? 1.8 : 2.6,
        message: 'This line is a remark, and has no # at its beginning.',
        mend: `Write # ${text}`,
      };
    },
  },
];
