import { newLevel } from './layout.ts';
import type { Entry } from './scan-entry.ts';
import {
  joinedName,
  lead,
  quoted,
  quotedForReading,
  splitRemark,
  type ValueAt,
} from './scan-value.ts';

const looksLikeAnEntry = (line: string, names: ReadonlySet<string>) => {
  const name = /^\s*(?:- )?([A-Za-z][\w-]*)\s*:(?:\s|$)/.exec(line)?.[1];
  return /^\s*-\s/.test(line) || (name !== undefined && names.has(name));
};

/** Index of the quote that closes the text, or -1. */
function closingQuote(text: string): number {
  const quote = text[0]!;
  for (let at = 1; at < text.length; at++) {
    if (quote === '"' && text[at] === '\\') at++;
    else if (text[at] === quote) {
      if (quote === "'" && text[at + 1] === "'") at++;
      else return at;
    }
  }
  return -1;
}

/** The lines after `index` that are indented further than `parent` and look like no entry of their own. */
function textBelow({ index, lines, parent, names }: ValueAt): string[] {
  const below: string[] = [];
  for (let next = index + 1; next < lines.length; next++) {
    const line = lines[next]!;
    if (line.trim() !== '' && line.length - line.trimStart().length <= parent) break;
    if (looksLikeAnEntry(line, names) || /^\s*#/.test(line)) break;
    below.push(line);
  }
  return below;
}

/** A text in quotes, on one line or several. */
export function readQuotes(value: ValueAt): Entry {
  const { before, text, at, index, say } = value;
  const quote = text[0]!;
  const name = quote === '"' ? 'double quote' : 'single quote';
  const whole = (mended: string): Entry => ({ mended: before + mended, last: index });

  let end = closingQuote(text);
  if (end < 0) {
    const below = textBelow(value);
    for (let count = 1; count <= below.length; count++) {
      const joined = [text, ...below.slice(0, count)].join('\n');
      end = closingQuote(joined);
      if (end < 0) continue;
      if (joined.slice(end + 1).trim() === '' || /^\s+#/.test(joined.slice(end + 1)))
        return { mended: before + text, last: index + count };
      break;
    }
    const [words] = splitRemark(text);
    const inside = text.includes('" ') || !/\s#/.test(text) ? text.slice(1) : words.slice(1);
    const mend = `Add ${quote} at the end of the text: ${lead(value)}${quote}${inside.trimEnd()}${quote}`;
    say(at, text.length, `The text begins with a ${name} that is never closed.`, mend);
    return whole(quoted(inside));
  }

  const after = text.slice(end + 1);
  // Staff never mean a line break or a code by a backslash; only a quote and the backslash itself are let pass.
  const badEscape = quote === '"' ? /(?<!\\)(?:\\\\)*\\(?!["\\])/.exec(text.slice(0, end)) : null;
  if (badEscape) {
    const inside = text.slice(1, end);
    const place = /^[a-z]:\\/i.test(inside)
      ? `is a place on your own computer (${inside}), and a`
      : undefined;
    const picture = inside.split('\\').at(-1)!;
    say(
      at + badEscape.index,
      1,
      place
        ? `This ${place} backslash may not stand in double quotes.`
        : 'A backslash (\\) in double quotes has a special meaning.',
      place
        ? `Copy the picture into the folder content/images and write ${lead(value)}${picture}`
        : `Remove the backslash, or write a slash: ${lead(value)}"${inside.replace(/\\/g, '/')}"`,
    );
    return whole(quoted(inside) + after);
  }
  if (after.trim() === '' || /^\s+#/.test(after)) return whole(text);
  if (after.startsWith('#')) {
    say(
      at + end + 1,
      1,
      'A remark needs a blank before its #.',
      `Write ${lead(value)}${text.slice(0, end + 1)} ${after}`,
    );
    return whole(`${text.slice(0, end + 1)} ${after}`);
  }

  const second = joinedName(after, value.names);
  if (second && value.key !== undefined) {
    const column = at + end + 1 + second.at;
    say(
      column,
      second.name.length,
      'Two lines stand on one.',
      `Put ${second.name}: on a line of its own, below ${value.key}:`,
    );
    return whole(text.slice(0, end + 1));
  }
  const [words, remark] = splitRemark(text);
  const inside = words.trim().replace(/^["']+|["']+$/g, '');
  const apostrophe = quote === "'" && /^[a-z]/i.test(after) && words.trim().endsWith("'");
  const nested = quote === '"' && words.trim().endsWith('"') && words.trim().length > end + 1;
  if (apostrophe) {
    say(
      at + end,
      1,
      'The apostrophe ends the text, because the text stands in single quotes.',
      `Use double quotes: ${lead(value)}${quotedForReading(inside)}`,
    );
  } else if (nested) {
    say(
      at + end,
      1,
      'There are double quotes inside the double quotes, so the text ends too early.',
      `Use single quotes inside: ${lead(value)}${quotedForReading(inside)}`,
    );
  } else {
    say(
      at + end + 1,
      after.trim().length,
      'There are words after the closing quote.',
      `Put the quote at the end of the text: ${lead(value)}${quotedForReading(inside.replace(new RegExp(`${quote}`, 'g'), ''))}`,
    );
  }
  return whole(quoted(inside) + remark);
}

/** A list or group in brackets, on one line or several; or a text that begins with a bracket. */
export function readBrackets(value: ValueAt): Entry {
  const { before, text, at, index, lines, names, parent, say } = value;
  const opening = text[0]!;
  const whole = (mended: string): Entry => ({ mended: before + mended, last: index });
  const asText = (words: string) =>
    `Put the text in double quotes: ${lead(value)}${quotedForReading(words)}`;

  const [words, remark] = splitRemark(text);
  if (/^\{[A-Za-z]\w*\}?/.test(text) && !/^\{\s*\w+\s*:/.test(text)) {
    say(at, 1, 'A text may not begin with { unless it is in quotes.', asText(words));
    return whole(quoted(words) + remark);
  }
  const joined = [text];
  let end = closingBracket(text);
  for (let next = index + 1; end === -1 && next < lines.length; next++) {
    const line = lines[next]!;
    if (
      line.trim() !== '' &&
      line.length - line.trimStart().length <= parent &&
      !/^\s*[\]}]/.test(line)
    )
      break;
    if (opening === '[' && looksLikeAnEntry(line, names)) break;
    joined.push(line);
    end = closingBracket(joined.join('\n'));
  }
  const marks = /(?:^|[\s,[{])([&*])[A-Za-z0-9]/.exec(text);
  if (marks) {
    say(
      at + marks.index,
      2,
      `${marks[1]} has a special meaning here, and such marks are not allowed.`,
      `Remove the & and * marks and write the values themselves.`,
    );
    return { mended: `${before}[]`, last: index };
  }
  if (end === -1) {
    const mend =
      opening === '['
        ? `Close it with ] at the end, or put a text in double quotes: ${lead(value)}${quotedForReading(words)}`
        : `Close it with }, or put a text in double quotes: ${lead(value)}${quotedForReading(words)}`;
    say(at, 1, `The bracket ${opening} is never closed.`, mend);
    if (opening === '{' && value.item && looksLikeAnEntry(text.slice(1), names)) {
      value.layout.levels.push(newLevel('group', at));
      return whole(text.slice(1).trimStart());
    }
    return whole(quoted(words) + remark);
  }
  const all = joined.join('\n');
  const after = all.slice(end + 1);
  if (after.trim() !== '' && !/^\s+#/.test(after)) {
    say(at, 1, `A text may not begin with ${opening} unless it is in quotes.`, asText(words));
    return whole(quoted(words) + remark);
  }
  return { mended: before + text, last: index + joined.length - 1 };
}

/** Index of the bracket that closes the first one; -1 when none does. */
function closingBracket(text: string): number {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (quote) {
      if (letter === quote) quote = '';
    } else if ((letter === '"' || letter === "'") && /[\s,[{:]/.test(text[at - 1] ?? ' '))
      quote = letter;
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') {
      depth--;
      if (depth === 0) return at;
    }
  }
  return -1;
}
