import { beginsGroup, mayLackColon, type BeginningAt } from '../name.ts';
import { quoted, splitRemark, write, type Found, type NameAt, type Slip } from '../reading.ts';

/** A sign that stands where the colon should: its message, and the name with what follows it. */
const signFor = (at: NameAt, word: string, sign: string, says: string, length = 1): Found => {
  const behind = at.text.slice(word.length);
  const skipped = behind.indexOf(sign);
  const rest = behind.slice(skipped + sign.length).trim();
  return {
    column: at.column + word.length + skipped,
    length,
    says,
    ...write(at, `${word}: ${rest}`),
  };
};

/** What goes wrong between a name and its value. The first that fits is reported. */
export const nameSlips: readonly Slip<BeginningAt>[] = [
  {
    example: {
      wrong: '? title',
      says: 'A line may not begin with a question mark.',
      mend: 'Put the text in double quotes, or remove the question mark.',
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
    example: {
      wrong: 'title\u00a0: Plans',
      says: 'There is an invisible no-break space after "title".',
      mend: 'Type the line again: title: Plans',
      reads: 'title: Plans',
    },
    find(at) {
      const { key, written } = at;
      if (key === undefined || !written.includes('\u00a0')) return undefined;
      const clean = key.replaceAll('\u00a0', ' ').trim();
      return {
        column: at.column + written.indexOf('\u00a0'),
        says: `There is an invisible no-break space after "${key.replace(/\u00a0.*/, '')}".`,
        ...write(at, `${clean}: ${at.text.slice(written.length)}`, 'Type the line again:'),
      };
    },
  },
  {
    example: {
      wrong: 'new price: 750',
      says: 'There is a blank within the name "newPrice".',
      mend: 'Write newPrice: 750',
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
        says: `There is a blank within the name "${meant}".`,
        ...write(at, `${meant}: ${at.text.slice(written.length)}`),
      };
    },
  },
  {
    example: {
      wrong: 'title:: Plans',
      says: 'There are two colons.',
      mend: 'Write title: Plans',
      reads: 'title: Plans',
    },
    find(at) {
      const { key, written } = at;
      if (!key?.endsWith(':')) return undefined;
      const single = key.replace(/:+$/, '');
      return {
        column: at.column + single.length,
        length: 2,
        ...write(at, `${single}: ${at.text.slice(written.length)}`),
      };
    },
  },
  {
    example: {
      wrong: 'text:Mind: the step',
      says: 'There is no blank after the colon, and the text has another colon in it.',
      mend: 'Write text: "Mind: the step"',
      reads: 'text: "Mind: the step"',
    },
    find(at) {
      const [glued, name] = /^([A-Za-z][\w-]*):(?=\S)/.exec(at.key ?? '') ?? [];
      if (glued === undefined || !at.names.all.has(name!)) return undefined;
      const [words, remark] = splitRemark(at.text.slice(glued.length));
      if (/^["']/.test(words)) return signFor(at, name!, ':', 'There is no blank after the colon.');
      return {
        column: at.column + glued.length - 1,
        ...write(at, `${name}: ${quoted(words)}${remark}`),
      };
    },
  },
  {
    example: {
      wrong: 'price = 750',
      says: '"=" is used instead of ":".',
      mend: 'Write price: 750',
      reads: 'price: 750',
    },
    find(at) {
      const { word = '', key, isKnown } = at;
      const reads = key !== undefined && !(isKnown && /^[\w-]+\s*=/.test(key));
      if (reads || !mayLackColon(at) || !/^\s*=/.test(at.text.slice(word.length))) return undefined;
      return signFor(at, word, '=', '"=" is used instead of ":".');
    },
  },
  {
    example: {
      wrong: 'pric:e 750',
      says: 'The colon stands one letter too early.',
      mend: 'Write price: 750',
      reads: 'price: 750',
    },
    find(at) {
      const [, start, letter, rest = ''] = /^([A-Za-z][\w-]*):(\w)(?: +(.*))?$/.exec(at.text) ?? [];
      if (start === undefined || !at.names.all.has(start + letter!)) return undefined;
      return {
        column: at.column + start.length,
        length: 2,
        ...write(at, `${start}${letter}: ${rest}`),
      };
    },
  },
  {
    example: {
      wrong: 'price:750',
      says: 'There is no blank after the colon.',
      mend: 'Write price: 750',
      reads: 'price: 750',
    },
    find(at) {
      const { word = '', key } = at;
      if (key !== undefined || !mayLackColon(at)) return undefined;
      if (!/^\s*:(?!\/\/)\S/.test(at.text.slice(word.length))) return undefined;
      return signFor(at, word, ':', 'There is no blank after the colon.');
    },
  },
  {
    example: {
      wrong: 'price; 750',
      says: '";" is used instead of ":".',
      mend: 'Write price: 750',
      reads: 'price: 750',
    },
    find(at) {
      const { word = '', key, isKnown } = at;
      if (key !== undefined || !isKnown || !mayLackColon(at)) return undefined;
      const [all, sign] = /^\s*([;：；∶]|[.,](?=\s))\s*/.exec(at.text.slice(word.length)) ?? [];
      if (all === undefined) return undefined;
      const found = signFor(at, word, sign!, `"${sign}" is used instead of ":".`, all.length);
      return { ...found, column: at.column + word.length };
    },
  },
  {
    example: {
      wrong: 'price 750',
      says: 'There is no colon after "price".',
      mend: 'Write price: 750',
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
        says: `There is no colon after "${word}".`,
        ...write(at, `${word}: ${behind.trim()}`),
      };
    },
  },
];
