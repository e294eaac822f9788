import { newLevel, type Layout, type Open } from './layout.ts';
import { readContinuation } from './scan-continuation.ts';
import { nameOf, readName } from './scan-name.ts';
import { quoted, readValue } from './scan-value.ts';

/** One line, or several when its value goes on, with its mistakes mended. */
export interface Entry {
  mended: string;
  /** Index of the last line that belongs to it. */
  last: number;
}

/** Reports on the line at hand, or on one below it; columns and lines from 0. */
export type Report = (
  column: number,
  length: number,
  message: string,
  mend: string,
  severity?: 'error' | 'note',
  line?: number,
) => void;

const bullet = /^(?:[•·▪●◦‣⁃]\s*|[–—*+]\s+)(?=\S)/;
export const blanks = (count: number) => ' '.repeat(count);
/** "1 blank", "4 blanks" */
export const blanksSaid = (count: number) => `${count} blank${count === 1 ? '' : 's'}`;
export const indented = (count: number) =>
  count === 0 ? 'at the left edge, without blanks' : `with ${blanksSaid(count)} before it`;

/** Reads the line at `index`, whose indentation is blanks only, and what belongs to its value. */
export function readEntry(
  line: string,
  index: number,
  lines: string[],
  names: ReadonlySet<string>,
  layout: Layout,
  report: Report,
): Entry {
  let indent = line.length - line.trimStart().length;
  let text = line.slice(indent);
  if (layout.shift && indent >= layout.shift.min) indent -= layout.shift.by;
  else layout.shift = undefined;
  let reported = false;
  const say: Report = (...finding) => {
    if (!reported) report(...finding);
    reported ||= finding[4] !== 'note';
  };

  const odd = /^-[^\S ]\s*|^- +[^\S ]\s*/.exec(text)?.[0];
  if (odd?.includes('\u00a0')) {
    say(
      indent,
      2,
      'There is an invisible no-break space after the dash.',
      `Type the beginning of the line again: "- ${text.slice(odd.length, odd.length + 40)}"`,
    );
    text = `- ${text.slice(odd.length)}`;
  }
  const mark = bullet.exec(text)?.[0];
  const wantsList =
    layout.opensBelow(indent, 'list') || layout.levels.some((level) => level.kind === 'list');
  if (mark && wantsList) {
    say(
      indent,
      1,
      `"${mark.trim()}" is not a list dash.`,
      `Begin the line with "- ", as in "- ${text.slice(mark.length, mark.length + 30)}"`,
    );
    text = `- ${text.slice(mark.length)}`;
  } else if (
    /^-[^\s-]/.test(text) &&
    (layout.opensBelow(indent, 'list') || layout.has(indent, 'list'))
  ) {
    say(indent, 2, 'There is no blank after the dash.', `Write "- ${text.slice(1, 40)}"`);
    text = `- ${text.slice(1)}`;
  }

  const first = nameOf(text) === undefined || layout.opensBelow(indent, 'group');
  const slip = first ? undefined : layout.straighten(indent);
  if (slip) {
    const message = `"${slip.item ? '- ' : ''}${slip.name}" is indented by ${blanksSaid(slip.from)}, but the lines below it fit ${slip.to}.`;
    say(slip.from, slip.name.length, message, `Begin it ${indented(slip.to)}.`, 'error', slip.line);
    const moved = lines[slip.line]!.trim();
    lines[slip.line] = blanks(slip.to) + (slip.item ? moved.replace(/^-\s+/, '- ') : moved);
  }
  const dash = /^-(\s+|$)/.test(text);
  const { open } = layout;
  if (open.kind === 'text' && indent > open.indent) {
    const continued = readContinuation(
      { text, indent, dash, index, lines, names, layout, say },
      open,
    );
    if ('entry' in continued) return continued.entry;
    indent = continued.indent;
  }

  let at = indent;
  let before = '';
  while (/^-(\s+|$)/.test(text)) {
    const placed = layout.place(at, 'list');
    if (!placed.ok && before === '') {
      const below = lines.slice(index + 1).find((next) => next.trim() !== '');
      const step = /^-\s*/.exec(text)![0].length;
      const together = below !== undefined && indentOf(below) === at + step;
      say(
        at,
        1,
        `This list item is indented by ${blanksSaid(at)}, which fits no list above.`,
        together
          ? movedTogether(placed.indent - at, lastLineOf(lines, index, at))
          : `Begin the line ${indented(placed.indent)}.`,
      );
      if (together) layout.shift = { min: at + 1, by: at - placed.indent };
      at = placed.indent;
      before = blanks(at);
    } else if (before === '') {
      before = blanks(at);
    }
    const step = /^-\s*/.exec(text)![0];
    layout.open = { kind: 'below', indent: at, after: 'dash', line: index };
    text = text.slice(step.length);
    if (text === '' || text.startsWith('#')) {
      if (/^#\S/.test(text)) {
        say(
          at + step.length,
          text.length,
          `Everything after # is a remark, so this item is empty.`,
          `Leave the # out, or write it in quotes: - ${quoted(text)}`,
        );
        return { mended: `${before}${step}${quoted(text)}`, last: index };
      }
      return { mended: before + step + text, last: index };
    }
    before += step;
    at += step.length;
    if (layout.depth > 60) break;
  }
  const inItem = before.trim() !== '';

  const name = readName(text, { names, layout, at, inItem, below: lines[index + 1], say });
  if (!name) {
    if (inItem) {
      const list = layout.top;
      if (list?.kind === 'list') list.items ??= 'texts';
      layout.open = { kind: 'nothing' };
      return readValue({
        before,
        text,
        at,
        index,
        lines,
        names,
        layout,
        say,
        parent: layout.top!.indent,
        item: true,
      });
    }
    if (layout.isEmpty && /^[{[]/.test(text)) {
      return readValue({
        before: '',
        text,
        at,
        index,
        lines,
        names,
        layout,
        say,
        parent: -1,
        item: false,
      });
    }
    if (layout.open.kind === 'below' && at > layout.open.indent) {
      // The value stands on the line below its name.
      const { indent: parent, line: nameLine, after } = layout.open;
      layout.open = { kind: 'nothing' };
      const entry = readValue({
        before: blanks(at),
        text,
        at,
        index,
        lines,
        names,
        layout,
        say,
        parent,
        item: false,
      });
      const { open: left } = layout as { open: Open };
      if (left.kind === 'text' && after === 'name') left.nameLine = nameLine;
      return entry;
    }
    say(
      at,
      text.length,
      'This line has no name with a colon and no dash, so it cannot be read.',
      'Write it as "name: value", put a # before it if it is a remark, or delete it.',
    );
    return { mended: '', last: index };
  }

  if (!inItem || layout.open.kind === 'below') {
    const opened = inItem ? { ok: true as const } : layout.place(at, 'group', name.key);
    if (inItem) layout.levels.push(newLevel('group', at));
    if (!opened.ok) {
      say(
        at,
        name.key.length,
        `"${name.key}" is indented by ${blanksSaid(at)}, which fits nothing above.`,
        `Begin the line ${indented(opened.indent)}, like the lines it belongs to.`,
      );
      at = opened.indent;
    }
  }
  if (!inItem) before = blanks(at);
  const list = layout.levels.at(-2);
  if (inItem && list?.kind === 'list') list.items ??= 'groups';

  const group = layout.top!;
  const earlier = group.names.get(name.key);
  if (earlier !== undefined && !group.repeats) {
    const startsItem = group.first === name.key && list?.kind === 'list';
    const mend = startsItem
      ? `If a new item begins here, put a dash before it: "${blanks(list.indent)}- ${name.key}:". Otherwise keep one of the two lines.`
      : `Keep one of the two lines and delete the other.`;
    say(
      at,
      name.key.length,
      `"${name.key}" is given twice here; the first is on line ${earlier + 1}.`,
      mend,
    );
    if (startsItem && list.indent + 2 === at) {
      before = `${blanks(list.indent)}- `;
      layout.levels[layout.levels.length - 1] = { ...newLevel('group', at), first: name.key };
    } else {
      group.repeats = true;
    }
  }
  const current = layout.top!;
  current.first ??= name.key;
  if (!current.names.has(name.key)) current.names.set(name.key, index);

  layout.open = { kind: 'nothing' };
  const label = name.written;
  return readValue({
    before: before + label,
    text: name.rest,
    at: at + label.length,
    index,
    lines,
    names,
    layout,
    say,
    parent: at,
    key: name.key,
    item: false,
  });
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The last line, from 1, of the block that begins at `index` and stands further in than `indent`. */
function lastLineOf(lines: readonly string[], index: number, indent: number): number {
  let last = index;
  for (let at = index + 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.trim() === '') continue;
    if (indentOf(line) <= indent) break;
    last = at;
  }
  return last + 1;
}

/** A block that was moved as a whole goes back as a whole. */
const movedTogether = (by: number, last: number) =>
  by > 0
    ? `Put ${blanksSaid(by)} before this line and before each line below it, down to line ${last}.`
    : `Take ${blanksSaid(-by)} away before this line and before each line below it, down to line ${last}.`;
