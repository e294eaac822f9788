/** Where the line begins that has the place `at`. */
export const startOfLine = (text: string, at: number) => text.slice(0, at).lastIndexOf('\n') + 1;

/** Where that line ends, before its line end. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

export const spaces = (count: number) => ' '.repeat(count);

/** Lines as they stand in a column; the first one begins where the text is already. */
export const linesIn = (lines: readonly string[], column: number, lineEnd: string) =>
  lines
    .map((line, index) => (index === 0 || line === '' ? line : spaces(column) + line))
    .join(lineEnd);
