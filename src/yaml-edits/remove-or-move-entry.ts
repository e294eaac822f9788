import type { YamlEntry } from './entries.ts';
import { startOfLine } from './text-lines.ts';

/** The text without one of several items or fields, and without the empty lines that separate it. */
export function withoutEntry(text: string, entries: readonly YamlEntry[], index: number): string {
  const { start, end } = entries[index]!;
  const above = entries[index - 1];
  const gap = above ? /(?:\r?\n[ \t]*)+$/.exec(text.slice(above.end, start))![0] : '';
  if (index === entries.length - 1) return text.slice(0, start - gap.length) + text.slice(end);

  const isApart = !above || /\n[ \t]*\r?\n/.test(gap);
  const lineEnds = isApart ? /^(?:[ \t]*\r?\n)+/ : /^[ \t]*\r?\n/;
  const below = end + lineEnds.exec(text.slice(end))![0].length;
  const line = startOfLine(text, start);
  if (text.slice(line, start).trim() === '') return text.slice(0, line) + text.slice(below);
  // It follows the dash of its parent, so the next field moves up to that dash.
  return text.slice(0, start) + text.slice(below).trimStart();
}

/** The text with an item at another index. Everything between the items stays where it is. */
export function withMovedEntry(
  text: string,
  entries: readonly YamlEntry[],
  from: number,
  to: number,
): string {
  const items = entries.map(({ start, end }) => text.slice(start, end));
  const moved = items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
  const parts = moved.map(
    (item, index) => item + text.slice(entries[index]!.end, entries[index + 1]?.start),
  );
  return text.slice(0, entries[0]!.start) + parts.join('');
}
