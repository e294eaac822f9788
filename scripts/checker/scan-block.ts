import type { Entry } from './scan-entry.ts';
import { lead, quoted, quotedForReading, splitRemark, type ValueAt } from './scan-value.ts';

const indentOf = (line: string) => line.length - line.trimStart().length;
const isEntry = (line: string, names: ReadonlySet<string>) => {
  const name = /^\s*(?:- )?([A-Za-z][\w-]*)\s*:(?:\s|$)/.exec(line)?.[1];
  return name !== undefined && names.has(name);
};

/**
 * A long text below its name, after | or >. All its lines must be indented, and none less than the first;
 * those that are not are moved in, so that the rest of the file can be read.
 */
export function readBlock(value: ValueAt): Entry {
  const { before, text, at, index, lines, names, parent, say } = value;
  const header = /^[|>][+-]?[1-9]?[+-]?(?:\s+#.*|\s*)$/.test(text);
  if (!header) {
    const sign = /^[|>][+-]?/.exec(text)![0];
    const words = splitRemark(text.slice(sign.length))[0].trim();
    const below = `Begin the text on the next line, indented by two blanks, or put it in double quotes: ${lead(value)}${quotedForReading(words)}`;
    say(at, sign.length, `No words may follow ${sign} on the same line.`, below);
    return continued(value, quoted(words));
  }

  let last = index;
  let depth = -1;
  let first = -1;
  let complained = false;
  const label = value.key ?? 'the dash';
  const sayBelow = (line: number, column: number, length: number, message: string, mend: string) =>
    say(column, length, message, mend, 'error', line);
  for (let next = index + 1; next < lines.length; next++) {
    const line = lines[next]!;
    if (line.trim() === '') continue;
    const odd = /^[ ]*([\t\u00a0])/.exec(line);
    const indent = indentOf(line);
    if (indent <= parent && line.trim().startsWith('#') && depth !== -1) {
      // A # at the edge is a remark, and ends the text; when the text goes on below, it was part of it.
      const after = lines.slice(next + 1).find((one) => one.trim() !== '');
      if (after === undefined || indentOf(after) <= parent) break;
      const mend = `Put ${depth} blanks before it if it belongs to the text, or delete the line.`;
      if (!complained)
        sayBelow(
          next,
          indent,
          1,
          'A line that begins with # ends the text above, but the text goes on below.',
          mend,
        );
      complained = true;
      lines[next] = '';
      continue;
    }
    if (indent <= parent && !odd) {
      const belongs = depth === -1 ? !isEntry(line, names) && !/^\s*-\s/.test(line) : false;
      const stray =
        depth !== -1 &&
        !isEntry(line, names) &&
        !/^\s*(- |#)/.test(line) &&
        !/^\s*[A-Za-z][\w-]*:(\s|$)/.test(line);
      if (!belongs && !stray) break;
      if (!complained) {
        complained = true;
        sayBelow(
          next,
          indent,
          line.trim().length,
          `The text under "${label}: ${text[0]}" must be indented by two blanks.`,
          `Put two blanks before each line of the text: "${' '.repeat(parent + 2)}${line.trim().slice(0, 30)}…"`,
        );
      }
      lines[next] = ' '.repeat(Math.max(depth, parent + 2)) + line.trim();
      if (depth === -1) depth = parent + 2;
      last = next;
      continue;
    }
    if (depth !== -1 && indent < depth && isEntry(line, names)) break;
    if (depth === -1) {
      depth = Math.max(indent, parent + 1);
      first = next;
    }
    if (odd && indent < depth + 1) {
      if (!complained)
        sayBelow(
          next,
          odd[0].length - 1,
          1,
          `This line is indented with ${odd[1] === '\t' ? 'a tab' : 'a special blank'}; only ordinary blanks count.`,
          'Delete the space before the first word and press the space bar instead.',
        );
      complained = true;
      lines[next] = ' '.repeat(depth) + line.trim();
    } else if (indent < depth && first >= 0 && indent === parent + 2) {
      const message = `This line is indented by ${depth} blanks, but the lines of its text below it by ${indent}.`;
      if (!complained)
        sayBelow(
          first,
          0,
          depth,
          message,
          `Put ${indent} blanks before it, like before the lines below it.`,
        );
      complained = true;
      for (let above = first; above < next; above++) {
        if (lines[above]!.trim() !== '') lines[above] = ' '.repeat(indent) + lines[above]!.trim();
      }
      depth = indent;
    } else if (indent < depth) {
      if (!complained)
        sayBelow(
          next,
          0,
          indent + 1,
          `This line is indented by ${indent} blanks, but the first line of its text by ${depth}.`,
          `Put ${depth} blanks before it, like before the first line of the text.`,
        );
      complained = true;
      lines[next] = ' '.repeat(depth) + line.trim();
    }
    last = next;
  }
  return { mended: before + text, last };
}

/** Takes the lines below as part of a text that is mended on its first line. */
function continued({ before, index, lines, parent }: ValueAt, mended: string): Entry {
  let last = index;
  for (let next = index + 1; next < lines.length; next++) {
    const line = lines[next]!;
    if (line.trim() !== '' && indentOf(line) <= parent) break;
    if (line.trim() === '') continue;
    lines[next] = '';
    last = next;
  }
  return { mended: before + mended, last };
}
