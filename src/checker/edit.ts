/** Lines that are replaced in a file, counted from 1, both included; `null` takes them away. */
export interface Edit {
  line: number;
  endLine: number;
  text: string | null;
}

/** The lines of a text after an edit. */
export function edited(lines: readonly string[], { line, endLine, text }: Edit): string[] {
  const by = text === null ? [] : text.split('\n');
  return [...lines.slice(0, line - 1), ...by, ...lines.slice(endLine)];
}
