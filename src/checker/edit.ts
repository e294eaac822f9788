/** Replaces lines of a file. */
export interface Edit {
  /** The first and the last of them, counted from 1, both included. */
  line: number;
  endLine: number;
  /** One line or several; null deletes the lines. */
  text: string | null;
}

/** The lines of a text after an edit. */
export function edited(lines: readonly string[], { line, endLine, text }: Edit): string[] {
  const inserted = text === null ? [] : text.split('\n');
  return [...lines.slice(0, line - 1), ...inserted, ...lines.slice(endLine)];
}
