import type { Layout, Open } from './layout.ts';
import { blanks, blanksSaid, indented, type Entry, type Report } from './scan-entry.ts';
import { nameOf } from './scan-name.ts';

interface Line {
  text: string;
  indent: number;
  dash: boolean;
  index: number;
  lines: string[];
  names: ReadonlySet<string>;
  layout: Layout;
  say: Report;
}

/**
 * A line that is indented further than a text without quotes above it, and so goes on with that text. Answers
 * with the entry, or with the indentation that the line should have had if it is no part of the text.
 */
export function readContinuation(
  { text, indent, dash, index, lines, names, layout, say }: Line,
  open: Extract<Open, { kind: 'text' }>,
): { entry: Entry } | { indent: number } {
  const name = nameOf(text);
  if (dash && !open.item) {
    say(
      indent,
      1,
      'This list item stands below a line that has a text already, so the dash is read as part of that text.',
      'Take the text on the line above away, or move this line to where its list is.',
    );
    return { entry: { mended: '', last: index } };
  }
  if (dash) {
    const level = layout.levels.findLast(({ kind }) => kind === 'list')!;
    say(
      indent,
      1,
      'This list item is one level too deep, so it is read as part of the text above.',
      `Begin the line ${indented(level.indent)}, like the dash above.`,
    );
    return { indent: level.indent };
  } else if (name !== undefined && (names.has(name) || !/\s/.test(name))) {
    const title = lines[open.line]!;
    const below = lines.slice(index + 1).find((next) => next.trim() !== '');
    const together =
      below !== undefined &&
      below.length - below.trimStart().length === indent &&
      nameOf(below.trim()) !== undefined;
    const holder = /^\s*(?:- )?([\w-]+):\s+/.exec(title);
    if (together && holder && !open.item && indent === open.indent + 2) {
      // Several named lines stand below it: it is their text that is too much, not their blanks.
      const text = title.slice(holder[0].length).trim();
      const message = `"${holder[1]}:" has a text ("${text.slice(0, 30)}") and lines of its own below it; it can have only one of the two.`;
      say(
        holder[0].length,
        text.length,
        message,
        `Take the text away, so that the line reads "${holder[1]}:"`,
        'error',
        open.line,
      );
      lines[open.line] = holder[0].trimEnd();
      layout.open = { kind: 'below', indent: open.indent, after: 'name', line: open.line };
      return { indent };
    }
    const level = layout.levels.findLast(({ kind }) => kind === 'group');
    const wanted = level?.indent ?? 0;
    say(
      indent,
      name.length,
      `"${name}" is indented too far (${blanksSaid(indent)}), so it is read as part of the text above.`,
      `Begin the line ${indented(wanted)}: "${blanks(wanted)}${name}:"`,
    );
    return { indent: wanted };
  } else {
    const colon = text.search(/:(\s|$)/);
    const sign = /^([A-Za-z][\w-]*)\s*=\s*/.exec(text);
    if (sign && names.has(sign[1]!)) {
      say(
        indent + sign[1]!.length,
        1,
        '"=" is used instead of ":".',
        `Write ${sign[1]}: ${text.slice(sign[0].length)}`,
      );
      return { entry: { mended: '', last: index } };
    }
    if (colon >= 0 && open.nameLine !== undefined) {
      const nameLine = lines[open.nameLine]!;
      const label = nameLine.trim().replace(/\s*:.*$/, '');
      const message = `The long text below "${label}:" needs a | after the colon.`;
      say(0, nameLine.trimEnd().length, message, `Write ${label}: |`, 'error', open.nameLine);
      lines[open.nameLine] = nameLine.replace(/:\s*(?=#|$)/, ': | ').trimEnd();
      return { entry: restOfText(index, open.indent, lines) };
    }
    if (colon >= 0) {
      say(
        indent + colon,
        1,
        'This line goes on with the text above, and a text with a colon in it must be in quotes.',
        'Put the whole text in double quotes, from its first word to its last.',
      );
      return { entry: { mended: blanks(indent) + text.replace(/:(?=\s|$)/g, ''), last: index } };
    }
    return { entry: { mended: blanks(indent) + text, last: index } };
  }
}

/** Passes over the lines that are indented further than `parent`: all of them belong to one text. */
function restOfText(index: number, parent: number, lines: string[]): Entry {
  let last = index;
  for (let next = index + 1; next < lines.length; next++) {
    const line = lines[next]!;
    if (line.trim() === '') continue;
    if (line.length - line.trimStart().length <= parent) break;
    last = next;
  }
  return { mended: lines[index]!, last };
}
