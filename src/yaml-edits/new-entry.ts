import { entriesOf, type YamlEntry } from './entries.ts';
import { styleAt, styleOfItem } from './style-model.ts';
import { linesIn, spaces } from './text-lines.ts';
import { isGroup } from './value-at.ts';
import { writtenField, writtenItem } from './written-value.ts';
import type { YamlPath } from './yaml-edit.ts';
import type { YamlSource } from './yaml-source.ts';

/** Returns the text with a new item in the list at `path`; the list must not be empty. */
export function withItem(
  source: YamlSource,
  path: YamlPath,
  index: number,
  value: unknown,
): string {
  const entries = entriesOf(source, path);
  const style = styleOfItem(styleAt(source.contents, path), index);
  const lines = writtenItem(value, style, entries[0]!.column);
  const isLarge = isGroup(value) && Object.keys(value).length > 2;
  return inserted(source, entries, index, lines, isApart(source.text, entries, index, isLarge));
}

/** Returns the text with the new field at `path`, after the fields that precede it in `order`. */
export function withField(
  source: YamlSource,
  path: YamlPath,
  value: unknown,
  order: readonly string[] = [],
): string {
  const name = String(path.at(-1));
  const entries = entriesOf(source, path.slice(0, -1));
  const { column } = entries[0]!;
  const lines = writtenField(name, value, styleAt(source.contents, path), column);
  const earlier = order.slice(0, Math.max(0, order.indexOf(name)));
  const index = order.includes(name)
    ? entries.findLastIndex((entry) => earlier.includes(String(entry.name))) + 1
    : entries.length;
  const isLarge = typeof value === 'object' && lines.length > 1;
  const isSetApart = isLarge && isApart(source.text, entries, index, column === 0);
  return inserted(source, entries, index, lines, isSetApart);
}

/**
 * Whether an empty line separates the entries at this index, or those beside it; `single` decides if there is only one.
 */
function isApart(
  text: string,
  entries: readonly YamlEntry[],
  index: number,
  single: boolean,
): boolean {
  if (entries.length === 1) return single;
  const below = Math.max(1, Math.min(index, entries.length - 1));
  return /\n[ \t]*\r?\n/.test(text.slice(entries[below - 1]!.end, entries[below]!.mark));
}

function inserted(
  { text, lineEnd }: YamlSource,
  entries: readonly YamlEntry[],
  index: number,
  lines: readonly string[],
  isSetApart: boolean,
): string {
  const { column, mark } = entries[0]!;
  const written = linesIn(lines, column, lineEnd);
  const gap = lineEnd + (isSetApart ? lineEnd : '') + spaces(column);
  const above = entries[index - 1];
  return above
    ? text.slice(0, above.end) + gap + written + text.slice(above.end)
    : text.slice(0, mark) + written + gap + text.slice(mark);
}
