/** The offset at which the line with the offset `at` begins. */
export const startOfLine = (text: string, at: number) => text.slice(0, at).lastIndexOf('\n') + 1;

/** The offset at which the line with the offset `at` ends, before its line break. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

/** As many spaces as `count`. */
export const spaces = (count: number) => ' '.repeat(count);

/**
 * Joins lines into a text that is inserted into a file: all are indented to a column but the first, which continues a
 * line of the file.
 */
export const linesIn = (lines: readonly string[], column: number, lineEnd: string) =>
  lines
    .map((line, index) => (index === 0 || line === '' ? line : spaces(column) + line))
    .join(lineEnd);
