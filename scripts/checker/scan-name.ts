import type { Layout } from './layout.ts';
import { nearest } from './nearest.ts';
import type { Report } from './scan-entry.ts';
import { quoted, splitRemark } from './scan-value.ts';

/** A value without the remark behind it, for a message. */
const words = (text: string) => splitRemark(text)[0].trim();

interface Surroundings {
  names: ReadonlySet<string>;
  layout: Layout;
  at: number;
  inItem: boolean;
  /** The line below, which tells what kind of item this one begins. */
  below: string | undefined;
  say: Report;
}

interface Name {
  key: string;
  /** The name as it is written, with its colon and the blanks after it. */
  written: string;
  rest: string;
}

/** "name: value" → its name, also when the colon is missing, glued or another sign. */
export function readName(
  text: string,
  { names, layout, at, inItem, below, say }: Surroundings,
): Name | undefined {
  const inQuotes = /^(["'])([^"']*)\1\s*:(?:\s+|$)/.exec(text);
  if (inQuotes)
    return { key: inQuotes[2]!, written: inQuotes[0], rest: text.slice(inQuotes[0].length) };
  if (/^\?(\s|$)/.test(text)) {
    say(
      at,
      1,
      'A line may not begin with a question mark.',
      'Put the text in double quotes, or remove the question mark.',
    );
    return { key: text.slice(1).trim(), written: 'question: ', rest: '""' };
  }

  const known = /^([A-Za-z][\w-]*)/.exec(text)?.[1];
  const canBeName = known !== undefined && names.has(known);
  const inGroup = !inItem && (layout.has(at, 'group') || layout.isEmpty);
  const texts = inItem && layout.top?.items === 'texts';
  const written =
    /^((?:[^\s:#'"[\]{},&*!|>%@`]|[[\]{},'"#](?<=\S.))(?:[^:#]|:(?=\S)|(?<=\S)#)*?)\s*:(?:\s+|$)/.exec(
      text,
    );
  const key = written?.[1];

  if (key !== undefined) {
    if (/\u00a0/.test(written![0])) {
      say(
        at + written![0].indexOf('\u00a0'),
        1,
        `There is an invisible no-break space after "${key.replace(/\u00a0.*/, '')}".`,
        `Type the line again: ${key.replace(/\u00a0/g, ' ').trim()}: ${words(text.slice(written![0].length))}`,
      );
      const clean = key.replace(/\u00a0/g, ' ').trim();
      return { key: clean, written: `${clean}: `, rest: text.slice(written![0].length) };
    }
    if (key.endsWith(':')) {
      const single = key.replace(/:+$/, '');
      say(
        at + single.length,
        2,
        'There are two colons.',
        `Write ${single}: ${words(text.slice(written![0].length))}`,
      );
      return { key: single, written: `${single}: `, rest: text.slice(written![0].length) };
    }
    const glued = /^([A-Za-z][\w-]*):(?=\S)/.exec(key);
    if (glued && names.has(glued[1]!)) {
      const rest = text.slice(glued[0].length);
      say(
        at + glued[0].length - 1,
        1,
        'There is no blank after the colon, and the text has another colon in it.',
        `Write ${glued[1]}: ${quoted(rest)}`,
      );
      return { key: glued[1]!, written: `${glued[1]}: `, rest: quoted(rest) };
    }
    const sign = /^([A-Za-z][\w-]*)\s*=/.exec(key);
    if (!(sign && names.has(sign[1]!))) {
      const isText =
        inItem && !names.has(key) && (texts || (/\s/.test(key) && !nearest(key, names)));
      if (isText) return undefined;
      return { key, written: written![0], rest: text.slice(written![0].length) };
    }
  }
  if (known === undefined || (!canBeName && !inGroup) || (inItem && texts)) return undefined;
  if (!inGroup && !inItem && !(canBeName && /^[A-Za-z][\w-]*\s*[=:]/.test(text))) return undefined;

  const after = text.slice(known.length);
  const fix = (rest: string): Name => ({ key: known, written: `${known}: `, rest });
  const equals = /^\s*=\s*/.exec(after);
  if (equals && (canBeName || inGroup)) {
    say(
      at + known.length + equals[0].indexOf('='),
      1,
      '"=" is used instead of ":".',
      `Write ${known}: ${words(after.slice(equals[0].length))}`,
    );
    return fix(after.slice(equals[0].length));
  }
  if (/^:(?!\/\/)\S/.test(after) && (canBeName || inGroup)) {
    say(
      at + known.length,
      1,
      'There is no blank after the colon.',
      `Write ${known}: ${words(after.slice(1))}`,
    );
    return fix(after.slice(1));
  }
  const otherSign = /^\s*([;：；∶]|[.,](?=\s))\s*/.exec(after);
  if (otherSign && canBeName) {
    say(
      at + known.length,
      otherSign[0].length,
      `"${otherSign[1]}" is used instead of ":".`,
      `Write ${known}: ${words(after.slice(otherSign[0].length))}`,
    );
    return fix(after.slice(otherSign[0].length));
  }
  if (
    canBeName &&
    (after.trim() === '' || /^\s/.test(after)) &&
    (inGroup ||
      (inItem &&
        !texts &&
        after.trim() !== '' &&
        (layout.top?.items === 'groups' || beginsGroup(below, at, names))))
  ) {
    say(
      at,
      known.length,
      `There is no colon after "${known}".`,
      `Write ${known}: ${words(after)}`.trimEnd(),
    );
    return fix(after.trim());
  }
  return undefined;
}

/** Does a named line follow in the column of this item's text? Then the item is a group, and no text. */
const beginsGroup = (below: string | undefined, at: number, names: ReadonlySet<string>) =>
  below !== undefined &&
  below.length - below.trimStart().length === at &&
  names.has(nameOf(below.trim()) ?? '');

/** The name that a line would have if it were a named line. */
export const nameOf = (text: string) => /^([A-Za-z][\w -]*?):(\s|$)/.exec(text)?.[1];
