import { beginsGroup, mayLackColon, type BeginningAt } from '../name.ts';
import { quoted, splitComment, writeLine, type NameAt, type Slip } from '../line-at.ts';

/** Puts a colon and a space in place of the sign after a name. */
const signFor = <More extends object>(at: NameAt, word: string, sign: string, more?: More) => {
  const behind = at.text.slice(word.length);
  const skipped = behind.indexOf(sign);
  const rest = behind.slice(skipped + sign.length).trim();
  return {
    column: at.column + word.length + skipped,
    ...writeLine(at, `${word}: ${rest}`, more),
  };
};

/** Mistakes in the name of a line, and between it and the value. The first that matches is reported. */
export const nameSlips: readonly Slip<BeginningAt>[] = [
  {
    code: 'question-mark-line',
    example: {
      wrong: '? title',
      reads: 'title: ""',
    },
    find: ({ text, column, before }) =>
      /^\?(\s|$)/.test(text)
        ? {
            column,
            reads: [`${before}${/^\w[\w-]*/.exec(text.slice(1).trim())?.[0] ?? 'question'}: ""`],
          }
        : undefined,
  },
  {
    code: 'no-break-space-after-name',
    example: {
      wrong: 'title\u00a0: Plans',
      data: { name: 'title', write: 'title: Plans' },
      reads: 'title: Plans',
    },
    find(at) {
      const { key, written } = at;
      if (key === undefined || !written.includes('\u00a0')) return undefined;
      const clean = key.replaceAll('\u00a0', ' ').trim();
      return {
        column: at.column + written.indexOf('\u00a0'),
        ...writeLine(at, `${clean}: ${at.text.slice(written.length)}`, {
          name: key.replace(/\u00a0.*/, ''),
        }),
      };
    },
  },
  {
    code: 'space-in-name',
    example: {
      wrong: 'new price: 750',
      data: { name: 'newPrice', write: 'newPrice: 750' },
      reads: 'newPrice: 750',
    },
    find(at) {
      const { key, written, names } = at;
      if (key === undefined || !/[a-z] +[a-z]/i.test(key)) return undefined;
      const joined = key.replace(/ /g, '').toLowerCase();
      const meant = [...names.all].find((name) => name.toLowerCase() === joined);
      if (meant === undefined) return undefined;
      return {
        column: at.column,
        length: key.length,
        ...writeLine(at, `${meant}: ${at.text.slice(written.length)}`, { name: meant }),
      };
    },
  },
  {
    code: 'two-colons',
    example: {
      wrong: 'title:: Plans',
      data: { write: 'title: Plans' },
      reads: 'title: Plans',
    },
    find(at) {
      const { key, written } = at;
      if (!key?.endsWith(':')) return undefined;
      const single = key.replace(/:+$/, '');
      return {
        column: at.column + single.length,
        length: 2,
        ...writeLine(at, `${single}: ${at.text.slice(written.length)}`),
      };
    },
  },
  {
    code: 'no-space-and-another-colon',
    example: {
      wrong: 'text:Mind: the step',
      data: { write: 'text: "Mind: the step"' },
      reads: 'text: "Mind: the step"',
    },
    find(at) {
      const [glued, name] = /^([A-Za-z][\w-]*):(?=\S)/.exec(at.key ?? '') ?? [];
      if (glued === undefined || !at.names.all.has(name!)) return undefined;
      const [words, comment] = splitComment(at.text.slice(glued.length));
      if (/^["']/.test(words)) return undefined;
      return {
        column: at.column + glued.length - 1,
        ...writeLine(at, `${name}: ${quoted(words)}${comment}`),
      };
    },
  },
  {
    code: 'other-sign-for-colon',
    example: {
      wrong: 'price = 750',
      data: { sign: '=', write: 'price: 750' },
      reads: 'price: 750',
    },
    find(at) {
      const { word = '', key, isKnown } = at;
      const reads = key !== undefined && !(isKnown && /^[\w-]+\s*=/.test(key));
      if (reads || !mayLackColon(at) || !/^\s*=/.test(at.text.slice(word.length))) return undefined;
      return signFor(at, word, '=', { sign: '=' });
    },
  },
  {
    code: 'colon-too-early',
    example: {
      wrong: 'pric:e 750',
      data: { write: 'price: 750' },
      reads: 'price: 750',
    },
    find(at) {
      const [, start, letter, rest = ''] = /^([A-Za-z][\w-]*):(\w)(?: +(.*))?$/.exec(at.text) ?? [];
      if (start === undefined || !at.names.all.has(start + letter!)) return undefined;
      return {
        column: at.column + start.length,
        length: 2,
        ...writeLine(at, `${start}${letter}: ${rest}`),
      };
    },
  },
  {
    code: 'no-space-after-colon',
    example: {
      wrong: 'price:750',
      data: { write: 'price: 750' },
      reads: 'price: 750',
    },
    find(at) {
      const { word = '', key = '' } = at;
      const [, glued] = /^([A-Za-z][\w-]*):["']/.exec(key) ?? [];
      if (glued !== undefined && at.names.all.has(glued)) return signFor(at, glued, ':');
      if (at.key !== undefined || !mayLackColon(at)) return undefined;
      if (!/^\s*:(?!\/\/)\S/.test(at.text.slice(word.length))) return undefined;
      return signFor(at, word, ':');
    },
  },
  {
    code: 'other-sign-for-colon',
    example: {
      wrong: 'price; 750',
      data: { sign: ';', write: 'price: 750' },
      reads: 'price: 750',
    },
    find(at) {
      const { word = '', key, isKnown } = at;
      if (key !== undefined || !isKnown || !mayLackColon(at)) return undefined;
      const [all, sign] = /^\s*([;：；∶]|[.,](?=\s))\s*/.exec(at.text.slice(word.length)) ?? [];
      if (all === undefined) return undefined;
      return {
        ...signFor(at, word, sign!, { sign: sign! }),
        column: at.column + word.length,
        length: all.length,
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
    find(at) {
      const { word = '', key, isKnown, inGroup, amongTexts } = at;
      if (key !== undefined || !isKnown || !mayLackColon(at)) return undefined;
      const behind = at.text.slice(word.length);
      if (behind.trim() !== '' && !/^\s/.test(behind)) return undefined;
      const inGroupItem =
        at.inItem &&
        !amongTexts &&
        behind.trim() !== '' &&
        (at.layout.items === 'groups' || beginsGroup(at));
      if (!inGroup && !inGroupItem) return undefined;
      return {
        column: at.column,
        length: word.length,
        ...writeLine(at, `${word}: ${behind.trim()}`, { name: word }),
      };
    },
  },
];
