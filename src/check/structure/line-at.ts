/** The names of the fields that a schema has: in any group (`all`), and at the left edge of the file (`top`). */
export interface Names {
  readonly all: ReadonlySet<string>;
  readonly top: ReadonlySet<string>;
}

/** A line of a content file in its parts, as the hints look at it. Indexes and columns are counted from 0. */
export interface LineAt {
  readonly lines: readonly string[];
  readonly index: number;
  readonly names: Names;
  readonly line: string;
  /** The number of spaces before the first character. */
  readonly indent: number;
  /** The spaces and dashes at the beginning of the line. */
  readonly before: string;
  /** The rest of the line after the dashes. */
  readonly text: string;
  /** The name before a colon, if there is one. */
  readonly name: string | undefined;
  /** The rest of the line after the name, or after the dashes if there is no name. */
  readonly value: string;
  /** The column of `value`. */
  readonly column: number;
}

const withName = /^([A-Za-z][\w-]*|"[\w-]+"|'[\w-]+')\s*:(?:\s+|$)/;

export function lineAt(lines: readonly string[], index: number, names: Names): LineAt {
  const line = lines[index] ?? '';
  const before = /^\s*(?:-\s+)*/.exec(line)![0];
  const text = line.slice(before.length);
  const [written = '', name] = withName.exec(text) ?? [];
  return {
    lines,
    index,
    names,
    line,
    indent: indentOf(line),
    before,
    text,
    name: name?.replace(/["']/g, ''),
    value: text.slice(written.length),
    column: before.length + written.length,
  };
}

export const indentOf = (line: string) => line.length - line.trimStart().length;
export const isBlankOrComment = (line: string) => /^\s*(#|$)/.test(line);

/** Splits a text without quotes from the comment behind it. */
export function splitComment(text: string): [words: string, comment: string] {
  const start = text.search(/(^|\s)#/);
  return start < 0 ? [text.trimEnd(), ''] : [text.slice(0, start).trimEnd(), text.slice(start)];
}

/** Returns a value without the comment behind it; a # in quotes begins no comment. */
export const withoutComment = (value: string) =>
  /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(value)?.[0] ?? splitComment(value)[0];

/** Puts a text in double quotes, and replaces the quotes within it by apostrophes. */
export const quoted = (text: string) =>
  `"${text
    .trim()
    .replace(/^["“”„‟'‘’]|["“”„‟'‘’]$/g, '')
    .replace(/["“”„‟]/g, "'")
    .replace(/\\/g, '/')}"`;

/** Writes an indentation in words: "with 4 spaces before it". */
export const indented = (count: number) =>
  count === 0
    ? 'at the left edge, without spaces'
    : `with ${count} space${count === 1 ? '' : 's'} before it`;

/** Returns the index of the line that begins the long text around a line. A comment further left ends no text. */
export function headOfLongText(lines: readonly string[], index: number): number | undefined {
  const own = indentOf(lines[index]!);
  for (let at = index - 1, least = own; at >= 0; at--) {
    const line = lines[at]!;
    if (isBlankOrComment(line)) continue;
    const indent = indentOf(line);
    if (indent >= least && !isHead(line)) continue;
    if (isHead(line) && indent < own) return at;
    if (indent < least) least = indent;
    if (indent === 0) return undefined;
  }
  return undefined;
}

/** Whether a long text begins below a line, such as "body: |" or "lead: >-". */
export const isHead = (line: string) => /(?::|-)\s+[|>][+-]?\d?\s*(?:#.*)?$/.test(line);

interface Level {
  indent: number;
  isList: boolean;
}

/** Returns the groups and lists that are open above a line, the innermost last. */
export function levelsAbove(lines: readonly string[], index: number): Level[] {
  let levels: Level[] = [];
  let head: number | undefined;
  for (const line of lines.slice(0, index)) {
    if (isBlankOrComment(line)) continue;
    const indent = indentOf(line);
    if (head !== undefined && indent > head) continue;
    head = isHead(line) ? indent : undefined;
    levels = levels.filter((level) => level.indent <= indent);
    let column = indent;
    for (const [dash] of line.slice(indent).matchAll(/(?<=^(?:-\s+)*)-\s+/g)) {
      if (!levels.some((level) => level.isList && level.indent === column))
        levels.push({ indent: column, isList: true });
      column += dash.length;
    }
    const isNamed = /^(?:-\s+)*[\w"'-]+\s*:(\s|$)/.test(line.slice(indent));
    if (isNamed && !levels.some((level) => !level.isList && level.indent === column))
      levels.push({ indent: column, isList: false });
  }
  return levels;
}

/** Returns how far a line should be indented, judged by the lines above it. */
export function wantedIndent({ lines, index, names, indent, text, line }: LineAt): number {
  const isItem = /^\s*-(\s|$)/.test(line);
  const name = /^([A-Za-z][\w-]*)/.exec(text)?.[1];
  const levels = levelsAbove(lines, index).filter(({ isList }) => isList === isItem);
  const isInner = name !== undefined && names.all.has(name) && !names.top.has(name);
  const isOuter = name !== undefined && names.top.has(name);
  const likely = levels.filter(
    (level) => isItem || !((isInner && level.indent === 0) || (isOuter && level.indent > 0)),
  );
  let best: number | undefined;
  for (const level of likely.length > 0 ? likely : levels)
    if (best === undefined || Math.abs(level.indent - indent) <= Math.abs(best - indent))
      best = level.indent;
  return best ?? 0;
}
