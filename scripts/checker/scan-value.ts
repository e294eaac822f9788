import type { Layout } from './layout.ts';
import type { Entry, Report } from './scan-entry.ts';
import { readBlock } from './scan-block.ts';
import { readBrackets, readQuotes } from './scan-quotes.ts';

export interface ValueAt {
  /** What stands on the line before the value, mended. */
  before: string;
  text: string;
  /** Column of the value, from 0. */
  at: number;
  index: number;
  lines: string[];
  names: ReadonlySet<string>;
  layout: Layout;
  say: Report;
  /** Indentation of the name or list that the value belongs to. */
  parent: number;
  key?: string;
  item: boolean;
}

/** The text in double quotes, as it has to be written. */
export const quoted = (text: string) =>
  `"${text.trim().replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

/** The same, but in a message: apostrophes inside rather than backslashes. */
export const quotedForReading = (text: string) =>
  `"${text
    .trim()
    .replace(/^[“”„]|[“”„]$/g, '')
    .replace(/["“”„]/g, "'")}"`;

/** "price: " or "- ", as it stands before a value in a message. */
export const lead = ({ key, item }: ValueAt) => (key !== undefined ? `${key}: ` : item ? '- ' : '');

/** Where a second name begins in the value of a first one: `16:00 end: 17:00`. */
export function joinedName(words: string, names: ReadonlySet<string>) {
  const found = /[\s,"']([a-z][\w-]*):\s+["'\d]/.exec(words);
  return found && names.has(found[1]!) ? { name: found[1]!, at: found.index + 1 } : undefined;
}

/** Splits a text without quotes from the remark behind it. */
export function splitRemark(text: string): [value: string, remark: string] {
  const start = text.search(/\s#/);
  return start < 0 ? [text, ''] : [text.slice(0, start), text.slice(start)];
}

const indicators: Record<string, string> = {
  '@': 'A text may not begin with @ unless it is in quotes.',
  '`': 'A text may not begin with ` unless it is in quotes.',
  '%': 'A text may not begin with % unless it is in quotes.',
  ',': 'A text may not begin with a comma unless it is in quotes.',
  ']': 'A text may not begin with ] unless it is in quotes.',
  '}': 'A text may not begin with } unless it is in quotes.',
};

/** Reads what follows a name or a dash, up to the last line that belongs to it. */
export function readValue(value: ValueAt): Entry {
  const { before, text, at, index, layout, say, parent, item, key } = value;
  const whole = (mended: string): Entry => ({ mended: before + mended, last: index });
  const first = text[0] ?? '';

  if (text === '' || first === '#') {
    if (/^#[^\s#]/.test(text)) {
      say(
        at,
        text.length,
        'Everything after # is a remark, so nothing is left here.',
        `Put the text in double quotes: ${lead(value)}${quotedForReading(text)}`,
      );
      return whole(quoted(text));
    }
    layout.open = { kind: 'below', indent: parent, after: 'name', line: index };
    return whole(text);
  }
  if (first === '|' || first === '>') return readBlock(value);
  if (first === '"' || first === "'") return readQuotes(value);
  if (first === '[' || first === '{') return readBrackets(value);

  const [words, remark] = splitRemark(text);
  const inQuotes = quotedForReading(words);
  if (key === '<<') {
    say(
      at,
      2,
      '<< has a special meaning and is not allowed.',
      'Write out the lines that you want here.',
    );
    return whole('""');
  }
  if (first === '&' || first === '*') {
    const several =
      first === '&' ? 'an & mark names a part of the file' : 'a * mark repeats a part of the file';
    say(
      at,
      1,
      `A value may not begin with ${first}: ${several}, and that is not allowed.`,
      `Remove the ${first} mark, or put the whole text in double quotes: ${lead(value)}${inQuotes}`,
    );
    const rest = text.replace(/^[&*]\S*\s*/, '');
    if (first === '&' && rest !== '')
      return readValue({ ...value, text: rest, say: () => undefined });
    return whole(`${quoted(words)}${remark}`);
  }
  if (first === '!') {
    const rest = words.replace(/^!\S*\s*/, '');
    say(
      at,
      words.split(' ')[0]!.length,
      'A value may not begin with an exclamation mark: such tags are not allowed.',
      rest && words.startsWith('!!')
        ? `Remove the tag ${words.split(' ')[0]} and write a plain value: ${lead(value)}${rest}`
        : `Put the text in double quotes: ${lead(value)}${inQuotes}`,
    );
    if (words.startsWith('!!') && rest)
      return readValue({ ...value, text: rest + remark, say: () => undefined });
    return whole(`${quoted(words)}${remark}`);
  }
  if (/^[-?](\s|$)/.test(text)) {
    const listItem = first === '-' && key !== undefined;
    say(
      at,
      1,
      listItem
        ? 'A list may not begin on the same line as its name.'
        : `A text may not begin with ${first} and a blank.`,
      listItem
        ? `Begin each item on its own line below ${key}:, or put the text in double quotes: ${key}: ${inQuotes}`
        : `Put the text in double quotes: ${lead(value)}${inQuotes}`,
    );
    return whole(`${quoted(words)}${remark}`);
  }
  const forbidden = indicators[first];
  if (forbidden) {
    say(at, 1, forbidden, `Put it in double quotes: ${lead(value)}${inQuotes}`);
    return whole(`${quoted(words)}${remark}`);
  }

  const second = joinedName(words, value.names);
  if (second && value.key !== undefined) {
    say(
      at + second.at,
      second.name.length,
      'Two lines stand on one.',
      `Put ${second.name}: on a line of its own, below ${value.key}:`,
    );
    return whole(words.slice(0, second.at).replace(/,\s*$/, '').trim());
  }
  const colon = words.search(/:(\s|$)/);
  if (colon >= 0) {
    say(
      at + colon,
      1,
      'A text with a colon in it must be in quotes.',
      `Put it in double quotes: ${lead(value)}${inQuotes}`,
    );
    return whole(`${quoted(words)}${remark}`);
  }
  if (words.trimEnd().endsWith('"') && words.split('"').length % 2 === 0) {
    say(
      at + words.trimEnd().length - 1,
      1,
      'The text ends with a double quote but does not begin with one.',
      `Put a double quote at both ends: ${lead(value)}"${words.trim()}`,
    );
    return whole(`${quoted(words.trim().slice(0, -1))}${remark}`);
  }
  if (/^\s#[^\s#]/.test(remark)) {
    say(
      at + words.length + 1,
      1,
      `Everything after " #" is a remark and is not shown: the text is only "${words.trim()}".`,
      `If the rest belongs to the text, put it all in double quotes: ${lead(value)}${quotedForReading(text)}`,
      'note',
    );
  }
  // A remark ends the text; only a text without one can go on below.
  layout.open =
    remark === '' ? { kind: 'text', indent: parent, item, line: index } : { kind: 'nothing' };
  return whole(text);
}
